import { MARK_MAX, MARK_MIN_ANSWERED } from '../constants/classroom.ts';
import type { Aspect } from '../contracts/class-report.contract.ts';
import type { RunKind } from '../contracts/run.ts';
import type { SpeechLevel } from '../contracts/question.ts';

/** Questions and what became of them. */
export interface Tally {
  questions: number;
  answered: number;
  right: number;
}

/**
 * A tally as a mark from 0 to 100, rounded: right answers among all questions, so that one that was not
 * answered counts as wrong. Null below MARK_MIN_ANSWERED answers, which say too little (decisions, 'marks').
 */
export const markOf = ({ questions, answered, right }: Tally): number | null =>
  answered < MARK_MIN_ANSWERED ? null : Math.round((MARK_MAX * right) / questions);

/** A run of questions with recorded answers. */
export interface PracticeRun extends Tally {
  kind: RunKind;
  characterId: string;
  /** Of a level run. */
  level: number | null;
}

/**
 * What practice came to: every challenge, and of each level its best run, so that playing a level once
 * more never lowers the result.
 */
export function practiceOf(runs: readonly PracticeRun[]): Tally {
  const counted = [
    ...runs.filter(({ kind }) => kind === 'challenge'),
    ...bestRuns(runs.filter(({ kind }) => kind === 'level')),
  ];
  return counted.reduce(
    (sum, run) => ({
      questions: sum.questions + run.questions,
      answered: sum.answered + run.answered,
      right: sum.right + run.right,
    }),
    { questions: 0, answered: 0, right: 0 },
  );
}

/** The best run of each level of each character: that with the greatest share of right answers. */
function bestRuns(runs: readonly PracticeRun[]): PracticeRun[] {
  const best = new Map<string, PracticeRun>();
  for (const run of runs) {
    const key = `${run.characterId} ${run.level}`;
    const before = best.get(key);
    if (!before || run.right * before.questions > before.right * run.questions) best.set(key, run);
  }
  return [...best.values()];
}

/** The mean of the marks that there are, rounded; null when there is none. */
export function meanMark(marks: readonly (number | null)[]): number | null {
  const given = marks.filter((mark) => mark !== null);
  if (given.length === 0) return null;
  return Math.round(given.reduce((sum, mark) => sum + mark, 0) / given.length);
}

const ASPECT_OF: Readonly<Record<SpeechLevel, Aspect>> = {
  'ngoko lugu': 'ngoko',
  'ngoko alus': 'ngoko',
  'krama lugu': 'krama',
  'krama alus': 'krama alus',
};

/** The column of the grade book for a speech level. */
export const aspectOf = (level: SpeechLevel): Aspect => ASPECT_OF[level];
