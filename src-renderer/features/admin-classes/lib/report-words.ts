import type { ClassReport, ReportRow } from '#shared/contracts/class-report.contract.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import { percent } from '../../../lib/percent.ts';
import { classReportTexts as texts } from '../report-texts.ts';

/** A mark as it stands in a table. */
export const markText = (mark: number | null): string => (mark === null ? '–' : formatNumber(mark));

/** What a pupil's mark says, so that no colour has to. */
export const remarkOf = ({ passed }: ReportRow): string =>
  passed === null ? texts.noMark : passed ? texts.passed : texts.notPassed;

export const countMarked = ({ rows }: ClassReport): number =>
  rows.filter(({ practice }) => practice.mark !== null).length;

/** All answers of practice in a class. */
export const countAnswered = ({ rows }: ClassReport): number =>
  rows.reduce((sum, { practice }) => sum + practice.answered, 0);

/** Whether there is anything to report of a class: recorded answers, or levels without them. */
export const hasPlayed = ({ rows }: ClassReport): boolean =>
  rows.some(({ practice, runs }) => practice.answered + runs > 0);

/** Of those who have a mark: '12 dari 20', and '60%'. */
export function passedTexts(report: ClassReport): { count: string; share: string } {
  const marked = countMarked(report);
  const share = percent(marked === 0 ? null : report.passedCount / marked);
  return {
    count: texts.ofAll(formatNumber(report.passedCount), formatNumber(marked)),
    share: share === null ? '–' : `${share}%`,
  };
}

/** '20 Nov 2026' of a local day. */
export const dayText = (day: string): string => localDate(day);

/** 'sejak 1 Agu 2026 sampai 12 Agu 2026' */
export function periodText({ from, to }: ClassReport): string {
  const parts = [from && texts.since(localDate(from)), to && texts.until(localDate(to))];
  return parts.filter(Boolean).join(' ') || texts.always;
}

/** A local day, not the midnight in Greenwich that it would be read as. */
const localDate = (day: string): string => formatDate(`${day}T00:00`);
