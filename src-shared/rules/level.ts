import {
  FIRST_LEVEL,
  LEVELS,
  LEVEL_PASS_PERCENT,
  LOCAL_PLAY,
  type Level,
} from '../constants/game.ts';

/** Right answers that a level of `questions` needs: 70 percent, rounded up (section 4). */
export function neededCorrect(questions: number): number {
  return Math.ceil((questions * LEVEL_PASS_PERCENT) / 100);
}

/** Whether a level counts as completed. A level without questions never does. */
export function isLevelCompleted(correct: number, questions: number): boolean {
  return questions > 0 && correct >= neededCorrect(questions);
}

/** The score of a level run with so many right answers (section 9). */
export const levelScore = (correct: number): number => correct * LOCAL_PLAY.pointsPerCorrect;

/** Right answers behind a claimed level score; undefined when no run can have it (decisions). */
export function correctFromScore(score: number, questions: number): number | undefined {
  const correct = score / LOCAL_PLAY.pointsPerCorrect;
  return Number.isInteger(correct) && correct >= 0 && correct <= questions ? correct : undefined;
}

/** Seconds that a level took: its answers, and the feedback between two of them. */
export const levelSeconds = (answers: readonly number[]): number =>
  Math.round(
    answers.reduce((sum, seconds) => sum + seconds, 0) +
      Math.max(0, answers.length - 1) * LOCAL_PLAY.feedbackSeconds,
  );

/** Most seconds a level can take: its timer and feedback, for each question (decisions). */
export const maxLevelSeconds = (questions: number): number =>
  questions * (LOCAL_PLAY.questionSeconds + LOCAL_PLAY.feedbackSeconds);

/** Level 1 is always unlocked, each other one by completing the one before (section 4). */
export function isUnlocked(level: Level, completed: ReadonlySet<number>): boolean {
  return level === FIRST_LEVEL || completed.has(level - 1);
}

/** Highest level unlocked. */
export function highestUnlocked(completed: ReadonlySet<number>): Level {
  return LEVELS.findLast((level) => isUnlocked(level, completed)) ?? FIRST_LEVEL;
}

/** The level after this one; undefined after the last. */
export function nextLevel(level: Level): Level | undefined {
  return LEVELS.find((candidate) => candidate === level + 1);
}

/** A level read from storage or a URL; undefined when it is none of the four. */
export function parseLevel(value: unknown): Level | undefined {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
      ? Number(value)
      : NaN;
  return LEVELS.find((level) => level === number);
}
