import type { ReportRow } from '#shared/contracts/class-report.contract.ts';
import { formatPlayTime } from '#shared/rules/time.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import { classReportTexts as texts } from '../report-texts.ts';
import classes from './PupilReport.module.css';

/** What a pupil's results are made of, and how much they have played. */
export function PupilReport({ row }: { row: ReportRow }) {
  const facts = [
    ...row.aspects.map(({ aspect, right, answered }) => [
      texts.aspects[aspect],
      rightOf(right, answered),
    ]),
    [texts.practiceOf, rightOf(row.practice.right, row.practice.questions)],
    ...(row.unrecorded === 0
      ? []
      : [[texts.unrecorded, texts.unrecordedRuns(formatNumber(row.unrecorded))]]),
    [texts.runs, formatNumber(row.runs)],
    [texts.playTime, formatPlayTime(row.playMinutes)],
    [texts.lastPlayed, row.lastPlayedAt === null ? texts.never : formatDateTime(row.lastPlayedAt)],
  ];
  return (
    <dl className={classes.root}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const rightOf = (right: number, answered: number): string =>
  answered === 0 ? texts.notAnswered : texts.right(formatNumber(right), formatNumber(answered));
