import { IconChartBar, IconCircleCheck, IconPencil, IconStairsUp } from '@tabler/icons-react';
import { ASPECTS, type ClassReport } from '#shared/contracts/class-report.contract.ts';
import { StatCards } from '../../../components/StatCards.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { countAnswered, countMarked, markText, passedTexts } from '../lib/report-words.ts';
import { classReportTexts as texts } from '../report-texts.ts';

/** The highest of the three, which is what a class is led to. */
const LAST = ASPECTS.length - 1;

/** A class in four numbers. */
export function ReportSummary({ report }: { report: ClassReport }) {
  const { averages, rows, kkm, school } = report;
  const passed = passedTexts(report);
  const reached = school.practiceAsMark
    ? { label: texts.passedLabel(formatNumber(kkm)), value: passed.count }
    : {
        label: texts.played,
        value: texts.ofAll(formatNumber(countMarked(report)), formatNumber(rows.length)),
      };
  return (
    <StatCards
      label={texts.summary}
      stats={[
        {
          icon: IconChartBar,
          label: school.practiceAsMark ? texts.averageMark : texts.averagePractice,
          value: markText(averages.practice),
        },
        { icon: IconCircleCheck, ...reached },
        {
          icon: IconPencil,
          label: texts.answeredTotal,
          value: formatNumber(countAnswered(report)),
        },
        {
          icon: IconStairsUp,
          label: texts.aspectAverage(texts.aspects['krama alus']),
          value: percentText(averages.aspects[LAST] ?? null),
        },
      ]}
    />
  );
}

const percentText = (mark: number | null): string =>
  mark === null ? markText(mark) : texts.percent(markText(mark));
