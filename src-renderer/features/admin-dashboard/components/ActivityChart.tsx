import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { AdminStats } from '#shared/contracts/admin.contract.ts';

const EARLIER = 'earlier';
const TODAY = 'today';

/** One bar per day, as long as its score; today's is gold. Its words stand in the table around it. */
export function ActivityChart({ activity }: { activity: AdminStats['recentActivity'] }) {
  const data = activity.map((day, index) => ({
    day: day._id,
    [index === activity.length - 1 ? TODAY : EARLIER]: day.totalScore,
  }));
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="day"
      // Stacked, since each day has a bar in one of the two only.
      type="stacked"
      orientation="vertical"
      series={[
        { name: EARLIER, color: 'var(--pk-sel-bd)' },
        { name: TODAY, color: 'prada.5' },
      ]}
      withXAxis={false}
      withYAxis={false}
      withTooltip={false}
      gridAxis="none"
      barProps={{ barSize: 18, radius: 5, isAnimationActive: false }}
      barChartProps={{
        accessibilityLayer: false,
        margin: { top: 0, right: 0, bottom: 0, left: 0 },
      }}
    />
  );
}
