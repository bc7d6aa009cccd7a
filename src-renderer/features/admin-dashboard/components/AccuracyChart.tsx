import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { LevelAccuracy } from '../lib/accuracy.ts';
import { adminDashboardTexts as texts } from '../texts.ts';
import classes from './AccuracyChart.module.css';

const SHARE = 'percent';

/** One bar per level, up to a hundred percent, in the colour of its character. */
export function AccuracyChart({ levels }: { levels: readonly LevelAccuracy[] }) {
  return (
    <BarChart
      h="100%"
      data={levels.map(({ level, percent }) => ({ name: texts.level(level), [SHARE]: percent }))}
      dataKey="name"
      series={[{ name: SHARE, label: texts.share, color: 'var(--bar)' }]}
      yAxisProps={{ domain: [0, 100] }}
      xAxisProps={{ interval: 0, tickMargin: 0, height: 20, tick: { dy: 4 } }}
      withYAxis={false}
      withTooltip={false}
      gridAxis="none"
      tickLine="none"
      withBarValueLabel
      valueFormatter={(value) => `${value}%`}
      maxBarWidth={46}
      barProps={{
        radius: [7, 7, 0, 0],
        isAnimationActive: false,
        background: { fill: 'var(--pk-surface-2)', radius: 7 },
      }}
      barChartProps={{
        accessibilityLayer: false,
        margin: { top: 22, right: 0, bottom: 0, left: 0 },
      }}
      className={classes.root}
    />
  );
}
