import { MARK_MAX } from '../constants/classroom.ts';
import type { Aspect } from '../contracts/class-report.contract.ts';
import type { SpeechLevel } from '../contracts/question.ts';

/** A share as a mark from 0 to 100, rounded; null of nothing. */
export const toMark = (right: number, questions: number): number | null =>
  questions === 0 ? null : Math.round((MARK_MAX * right) / questions);

/** What a pupil's mark is made of. */
export interface MarkParts {
  /** Answers given in sessions on the server, and how many of them are right. */
  answered: number;
  right: number;
  /** Questions of the best run of each level, and how many of them were right. */
  levelQuestions: number;
  levelRight: number;
}

/**
 * A pupil's mark: right answers among all questions, where every answer in a session counts and of
 * each level only its best run, so that practising never lowers a mark. Null before the first question.
 */
export const pupilMark = ({ answered, right, levelQuestions, levelRight }: MarkParts) =>
  toMark(right + levelRight, answered + levelQuestions);

export interface LevelRun {
  characterId: string;
  level: number | null;
  correct: number;
  questions: number;
}

/** The best run of each level of each character: that with the greatest share of right answers. */
export function bestRuns<R extends LevelRun>(runs: readonly R[]): R[] {
  const best = new Map<string, R>();
  for (const run of runs) {
    const key = `${run.characterId} ${run.level}`;
    const before = best.get(key);
    if (!before || run.correct * before.questions > before.correct * run.questions) {
      best.set(key, run);
    }
  }
  return [...best.values()];
}

const ASPECT_OF: Readonly<Record<SpeechLevel, Aspect>> = {
  'ngoko lugu': 'ngoko',
  'ngoko alus': 'ngoko',
  'krama lugu': 'krama',
  'krama alus': 'krama alus',
};

/** The column of the grade book for a speech level. */
export const aspectOf = (level: SpeechLevel): Aspect => ASPECT_OF[level];
