import { LOCAL_PLAY } from '#shared/constants/game.ts';
import { isLevelCompleted, levelScore, neededCorrect } from '#shared/rules/level.ts';
import { accuracyPercent } from '#shared/rules/praise.ts';
import { bestStreak, currentStreak } from '#shared/rules/streak.ts';
import type { Verdict } from './card-question.ts';
import type { GivenAnswer, LevelGame, PlayedLevel } from './level-game-state.ts';
import type { ProgressCell } from './progress-cell.ts';

/** What a level, or several, came to. */
export interface Tally {
  correct: number;
  total: number;
  score: number;
  /** Whole percent. */
  accuracy: number;
  /** Most right answers in a row. */
  bestStreak: number;
  /** Seconds of answering and feedback; time for which a feedback was held does not count. */
  seconds: number;
}

export interface LevelResult extends Tally {
  /** Right answers that the level asks for. */
  needed: number;
  completed: boolean;
}

type Answers = readonly GivenAnswer[];

const isRight = ({ outcome }: GivenAnswer): boolean => outcome === 'right';

const countCorrect = (answers: Answers): number => answers.filter(isRight).length;

/** Time of one level; its last feedback is the result screen's. */
function secondsOf(answers: Answers): number {
  const answering = answers.reduce((sum, answer) => sum + answer.seconds, 0);
  const feedback = Math.max(0, answers.length - 1) * LOCAL_PLAY.feedbackSeconds;
  return Math.round(answering + feedback);
}

function tally(levels: readonly Answers[]): Tally {
  const answers = levels.flat();
  const correct = countCorrect(answers);
  return {
    correct,
    total: answers.length,
    score: levelScore(correct),
    accuracy: accuracyPercent(correct, answers.length),
    bestStreak: bestStreak(answers.map(isRight)),
    seconds: levels.reduce((sum, level) => sum + secondsOf(level), 0),
  };
}

/** The result of one level whose questions are all answered. */
export function levelResult(answers: Answers): LevelResult {
  const result = tally([answers]);
  return {
    ...result,
    needed: neededCorrect(result.total),
    completed: isLevelCompleted(result.correct, result.total),
  };
}

/** All levels of a play, the present one last. */
const levelsOf = (game: Pick<LevelGame, 'played' | 'answers'>): Answers[] => [
  ...game.played.map((played: PlayedLevel) => played.answers),
  game.answers,
];

/** The result of the whole play. A repeated level counts once, with its last run. */
export const playResult = (game: LevelGame): Tally => tally(levelsOf(game));

/** Every answer of the whole play, in order. */
export const playAnswers = (game: LevelGame): GivenAnswer[] => levelsOf(game).flat();

/** The score in the header. */
export const runningScore = (game: LevelGame): number =>
  levelScore(countCorrect(playAnswers(game)));

/** Right answers in a row up to now; a streak goes on from level to level. */
export const runningStreak = (game: LevelGame): number =>
  currentStreak(playAnswers(game).map(isRight));

/** One cell for each question of the level. */
export function progressCells(game: LevelGame): ProgressCell[] {
  return game.questions.map((_, index) => {
    const answer = game.answers[index];
    if (answer !== undefined) return answer.outcome === 'right' ? 'right' : 'wrong';
    return index === game.answers.length && game.phase === 'answering' ? 'current' : 'open';
  });
}

/** What is shown about an answer. */
export function verdictOf({ question, outcome }: GivenAnswer): Verdict {
  const essay = question.type === 'essay';
  return {
    outcome,
    correctIndex: essay ? null : question.correctAnswer,
    correctText: essay
      ? question.correctAnswerText
      : (question.options[question.correctAnswer] ?? ''),
    explanation: question.explanation,
  };
}
