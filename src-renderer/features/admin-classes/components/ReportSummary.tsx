import { IconChartBar, IconCircleCheck, IconTarget, IconUsers } from '@tabler/icons-react';
import type { ClassReport } from '#shared/contracts/class-report.contract.ts';
import { StatCards } from '../../../components/StatCards.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { countMarked, markText, passedText } from '../lib/report-words.ts';
import { classReportTexts as texts } from '../report-texts.ts';

/** A class in four numbers. */
export const ReportSummary = ({ report }: { report: ClassReport }) => (
  <StatCards
    label={texts.summary}
    stats={[
      { icon: IconChartBar, label: texts.average, value: markText(report.averageMark) },
      { icon: IconCircleCheck, label: texts.passedShare, value: passedText(report) },
      {
        icon: IconUsers,
        label: texts.played,
        value: texts.ofAll(formatNumber(countMarked(report)), formatNumber(report.rows.length)),
      },
      { icon: IconTarget, label: texts.kkm, value: formatNumber(report.kkm) },
    ]}
  />
);
