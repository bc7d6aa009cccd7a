import { IconChartBar, IconCircleCheck, IconTarget, IconUsers } from '@tabler/icons-react';
import type { ClassReport } from '#shared/contracts/class-report.contract.ts';
import { StatCards } from '../../../components/StatCards.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { countMarked, markText, passedTexts } from '../lib/report-words.ts';
import { classReportTexts as texts } from '../report-texts.ts';

/** A class in four numbers. */
export function ReportSummary({ report }: { report: ClassReport }) {
  const passed = passedTexts(report);
  return (
    <StatCards
      label={texts.summary}
      stats={[
        { icon: IconChartBar, label: texts.average, value: markText(report.averageMark) },
        { icon: IconCircleCheck, label: texts.passedOf(passed.count), value: passed.share },
        {
          icon: IconUsers,
          label: texts.played,
          value: texts.ofAll(formatNumber(countMarked(report)), formatNumber(report.rows.length)),
        },
        { icon: IconTarget, label: texts.kkm, value: formatNumber(report.kkm) },
      ]}
    />
  );
}
