import type { PlayQuestion } from '#shared/contracts/question.ts';
import { FIRST_LEVEL, LOCAL_PLAY, type Level } from '#shared/constants/game.ts';
import { isChoiceCorrect, isEssayCorrect } from '#shared/rules/grading.ts';
import { nextLevel } from '#shared/rules/level.ts';
import {
  EMPTY_DRAFT,
  isAnswerable,
  nextDraft,
  type DraftAction,
  type Outcome,
} from './card-question.ts';
import type { LevelGame } from './level-game-state.ts';
import { levelResult } from './level-result.ts';

export type LevelGameAction =
  | { type: 'begin'; questions: readonly PlayQuestion[]; now: number }
  | DraftAction
  | { type: 'toggle-translation' }
  | { type: 'toggle-hint' }
  | { type: 'submit'; now: number }
  | { type: 'tick'; now: number }
  | { type: 'hold' }
  | { type: 'continue'; now: number }
  | { type: 'next-level' }
  | { type: 'retry-level'; now: number }
  | { type: 'restart' }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number };

const QUESTION_MS = LOCAL_PLAY.questionSeconds * 1_000;
const FEEDBACK_MS = LOCAL_PLAY.feedbackSeconds * 1_000;

/** A play that waits for the questions of its first level. */
export const startPlay = (level: Level): LevelGame => ({
  phase: 'loading',
  level,
  run: 0,
  played: [],
  questions: [],
  answers: [],
  draft: EMPTY_DRAFT,
  translated: false,
  hintShown: false,
  shownAt: 0,
  deadline: 0,
  held: false,
  pausedAt: null,
  untouched: 0,
});

/** The question on screen: the one being answered, or the one whose feedback shows. */
export const currentQuestion = (game: LevelGame): PlayQuestion | undefined =>
  game.questions[game.phase === 'feedback' ? game.answers.length - 1 : game.answers.length];

/** Whether every question of the level is answered and the seat was not abandoned. */
export const isLevelFinished = (game: LevelGame): boolean =>
  game.questions.length > 0 && game.answers.length === game.questions.length && !isAbandoned(game);

/** Whether the feedback on screen is followed by a result instead of another question. */
export const isLastFeedback = (game: LevelGame): boolean =>
  isLevelFinished(game) || isAbandoned(game);

const isAbandoned = (game: LevelGame): boolean => game.untouched >= LOCAL_PLAY.unansweredInARow;

/** The next state of local play. Actions that do not fit the phase change nothing. */
export function levelGame(game: LevelGame, action: LevelGameAction): LevelGame {
  if (game.pausedAt !== null) return pausedLevel(game, game.pausedAt, action);
  switch (action.type) {
    case 'begin':
      return game.phase === 'loading' && action.questions.length > 0
        ? beginLevel(game, action.questions, action.now)
        : game;
    case 'pause':
      return { ...game, pausedAt: action.now };
    case 'resume':
      return game;
    case 'choose':
    case 'write':
      return changeDraft(game, action);
    case 'toggle-translation':
      return isOnQuestion(game) ? { ...game, translated: !game.translated } : game;
    case 'toggle-hint':
      return game.phase === 'answering' ? { ...game, hintShown: !game.hintShown } : game;
    case 'submit':
      return submit(game, action.now);
    case 'tick':
      return tick(game, action.now);
    case 'hold':
      return game.phase === 'feedback' ? { ...game, held: true } : game;
    case 'continue':
      return game.phase === 'feedback' && game.held ? leaveFeedback(game, action.now) : game;
    case 'next-level':
      return advance(game);
    case 'retry-level':
      return game.phase === 'level-done' || game.phase === 'summary'
        ? beginLevel(game, game.questions, action.now)
        : game;
    case 'restart':
      return isOnQuestion(game) ? game : { ...startPlay(FIRST_LEVEL), run: game.run };
  }
}

/** While the class is paused nothing happens but the arrival of questions; then time goes on where it stood. */
function pausedLevel(game: LevelGame, pausedAt: number, action: LevelGameAction): LevelGame {
  if (action.type === 'begin') {
    return { ...levelGame({ ...game, pausedAt: null }, action), pausedAt: action.now };
  }
  if (action.type !== 'resume') return game;
  const pause = action.now - pausedAt;
  return {
    ...game,
    pausedAt: null,
    shownAt: game.shownAt + pause,
    deadline: game.deadline + pause,
  };
}

const isOnQuestion = (game: LevelGame): boolean =>
  game.phase === 'answering' || game.phase === 'feedback';

function beginLevel(game: LevelGame, questions: readonly PlayQuestion[], now: number): LevelGame {
  return showQuestion({ ...game, questions, answers: [], untouched: 0, run: game.run + 1 }, now);
}

function showQuestion(game: LevelGame, now: number): LevelGame {
  return {
    ...game,
    phase: 'answering',
    draft: EMPTY_DRAFT,
    hintShown: false,
    held: false,
    shownAt: now,
    deadline: now + QUESTION_MS,
  };
}

function changeDraft(game: LevelGame, action: DraftAction): LevelGame {
  const question = currentQuestion(game);
  if (game.phase !== 'answering' || question === undefined) return game;
  const draft = nextDraft(game.draft, action, question.options);
  return draft === game.draft ? game : { ...game, draft };
}

function submit(game: LevelGame, now: number): LevelGame {
  const question = currentQuestion(game);
  if (game.phase !== 'answering' || question === undefined) return game;
  // A click that arrives behind the deadline, as after a sleeping tab, is no answer any more.
  if (now >= game.deadline) return tick(game, now);
  if (!isAnswerable(question.type, game.draft)) return game;
  const right =
    question.type === 'essay'
      ? isEssayCorrect(game.draft.text, question.correctAnswerText)
      : isChoiceCorrect(game.draft.selected, question.correctAnswer);
  return showFeedback({ ...game, untouched: 0 }, question, right ? 'right' : 'wrong', now);
}

function tick(game: LevelGame, now: number): LevelGame {
  if (now < game.deadline || game.held) return game;
  if (game.phase === 'feedback') return leaveFeedback(game, now);
  const question = currentQuestion(game);
  if (game.phase !== 'answering' || question === undefined) return game;
  const untouched = isAnswerable(question.type, game.draft) ? 0 : game.untouched + 1;
  return showFeedback({ ...game, untouched }, question, 'timeout', now);
}

/** Feedback starts when it is seen, so a tab that slept shows it in full. */
function showFeedback(
  game: LevelGame,
  question: PlayQuestion,
  outcome: Outcome,
  now: number,
): LevelGame {
  const seconds = Math.min(QUESTION_MS, Math.max(0, now - game.shownAt)) / 1_000;
  return {
    ...game,
    phase: 'feedback',
    answers: [...game.answers, { ...game.draft, question, outcome, seconds }],
    held: false,
    deadline: now + FEEDBACK_MS,
  };
}

function leaveFeedback(game: LevelGame, now: number): LevelGame {
  if (isAbandoned(game)) return { ...game, phase: 'game-over', held: false };
  if (!isLevelFinished(game)) return showQuestion(game, now);
  const isLast = nextLevel(game.level) === undefined;
  return { ...game, phase: isLast ? 'summary' : 'level-done', held: false };
}

function advance(game: LevelGame): LevelGame {
  const level = nextLevel(game.level);
  const done = game.phase === 'level-done' && levelResult(game.answers).completed;
  if (!done || level === undefined) return game;
  return {
    ...startPlay(level),
    run: game.run,
    translated: game.translated,
    played: [...game.played, { level: game.level, answers: game.answers }],
  };
}
