import type { GameSession } from '#shared/contracts/game.contract.ts';
import { isLevelCompleted, levelSeconds, neededCorrect } from '#shared/rules/level.ts';
import { accuracyPercent } from '#shared/rules/praise.ts';
import { bestStreak } from '#shared/rules/streak.ts';
import type { ReviewItem } from './review.ts';
import { draftOf, scoreOf, toCard, verdictOf, verdictsOf } from './run-view.ts';

/** What a run came to, or several together. */
export interface Tally {
  correct: number;
  total: number;
  score: number;
  /** Whole percent, as it is shown. */
  accuracy: number;
  /** The exact percent, by which it is praised. */
  share: number;
  /** Most right answers in a row. */
  bestStreak: number;
  /** Seconds of answering, in levels with the feedback; time for which a feedback was held does not count. */
  seconds: number;
}

export function tallyOf(...runs: readonly GameSession[]): Tally {
  const verdicts = verdictsOf(runs);
  const correct = verdicts.filter(Boolean).length;
  const total = runs.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0);
  return {
    correct,
    total,
    score: scoreOf(...runs),
    accuracy: accuracyPercent(correct, total),
    share: total === 0 ? 0 : (100 * correct) / total,
    bestStreak: bestStreak(verdicts),
    seconds: runs.reduce((sum, run) => sum + secondsOf(run), 0),
  };
}

function secondsOf({ kind, answers }: GameSession): number {
  const seconds = answers.map(({ timeSpent }) => timeSpent);
  if (kind === 'level') return levelSeconds(seconds);
  return Math.round(seconds.reduce((sum, one) => sum + one, 0));
}

export interface LevelResult extends Tally {
  /** Right answers that the level asks for. */
  needed: number;
  completed: boolean;
}

/** The result of a level whose questions are all answered. */
export function levelResult(run: GameSession): LevelResult {
  const tally = tallyOf(run);
  const { correct, total } = tally;
  return { ...tally, needed: neededCorrect(total), completed: isLevelCompleted(correct, total) };
}

/** The answered questions of one or more runs as the review shows them. */
export const reviewItems = (...runs: readonly GameSession[]): ReviewItem[] =>
  runs
    .flatMap(({ questions, answers }) =>
      questions.flatMap((question, index) => {
        const answer = answers[index];
        return answer === undefined
          ? []
          : {
              question: toCard(question),
              draft: draftOf(question, answer),
              verdict: verdictOf(question, answer),
            };
      }),
    )
    .map((item, index) => ({ number: index + 1, ...item }));
