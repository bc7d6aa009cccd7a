import type {
  AnswerResult,
  GameSession,
  SessionQuestion,
} from '#shared/contracts/game.contract.ts';
import { SESSION } from '#shared/constants/game.ts';
import { isDeserted } from '#shared/rules/level-run.ts';
import {
  EMPTY_DRAFT,
  isAnswerable,
  nextDraft,
  type Draft,
  type DraftAction,
} from './card-question.ts';
import { secondsUntil } from './clock.ts';
import { judgeHere } from './level-run.ts';
import { RUN_CLOCK } from './run-clock.ts';
import type { SentAnswer } from '../../../lib/answer-outbox.ts';
import type { Trouble } from '../../../lib/until-answered.ts';
import type { RunGame } from './run-state.ts';

export type RunAction =
  | { type: 'loaded'; session: GameSession; now: number }
  | DraftAction
  | { type: 'toggle-translation' }
  | { type: 'toggle-hint' }
  | { type: 'submit'; now: number }
  | { type: 'tick'; now: number }
  | { type: 'trouble'; trouble: Trouble }
  | { type: 'verdict'; result: AnswerResult; now: number }
  | { type: 'recorded'; questionId: string; isCorrect: boolean; points: number }
  | { type: 'outdated' }
  | { type: 'refused'; message: string }
  | { type: 'reload' }
  | { type: 'hold' }
  | { type: 'continue'; now: number }
  | { type: 'ended' }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number };

/** A held feedback ends early enough for the next question to be seen before its warning. */
const HOLD_ENDS_MS = SESSION.warningSeconds * 1_000;

const clockOf = ({ session }: RunGame) => RUN_CLOCK[session.kind];

/** A run as it has just come from the server. */
export const openRun = (session: GameSession, now: number): RunGame => ({
  phase: session.status === 'active' ? 'answering' : 'over',
  session,
  draft: EMPTY_DRAFT,
  translated: false,
  hintShown: false,
  deadline: now + (session.secondsLeft ?? 0) * 1_000,
  held: false,
  sent: null,
  result: null,
  nextDeadline: 0,
  pausedAt: null,
  trouble: null,
  isClockDoubtful: false,
  refusal: '',
});

/** The question on screen: the one being answered, or the one whose verdict shows. */
export function questionOnScreen({ phase, session }: RunGame): SessionQuestion | undefined {
  const { currentQuestionIndex, questions } = session;
  return questions[phase === 'feedback' ? currentQuestionIndex - 1 : currentQuestionIndex];
}

/** Whether the verdict that shows is the last one. */
export const isLastVerdict = ({ result, session }: RunGame): boolean =>
  result !== null && session.status !== 'active';

/** When something happens by itself; null while the player, the teacher or the server has the word. */
export function dueAt(game: RunGame): number | null {
  if (game.pausedAt !== null) return null;
  if (game.phase === 'answering') return game.deadline;
  if (game.phase !== 'feedback') return null;
  if (!game.held) return game.deadline;
  const mayWait = isLastVerdict(game) || !clockOf(game).runsOnServer;
  return mayWait ? null : game.nextDeadline - HOLD_ENDS_MS;
}

/** The next state of a run. Actions that do not fit the phase change nothing. */
export function runGame(game: RunGame, action: RunAction): RunGame {
  if (game.pausedAt !== null) return pausedRun(game, game.pausedAt, action);
  switch (action.type) {
    case 'pause':
      return { ...game, pausedAt: action.now };
    case 'resume':
      return game;
    case 'ended':
      return game.phase === 'over' ? game : reload(game);
    case 'loaded':
      return game.phase === 'reloading'
        ? { ...openRun(action.session, action.now), translated: game.translated }
        : game;
    case 'choose':
    case 'write':
      return changeDraft(game, action);
    case 'toggle-translation':
      return { ...game, translated: !game.translated };
    case 'toggle-hint':
      return game.phase === 'answering' ? { ...game, hintShown: !game.hintShown } : game;
    case 'submit':
      return submit(game, action.now);
    case 'tick':
      return tick(game, action.now);
    case 'trouble':
      return isWaiting(game) ? { ...game, trouble: action.trouble } : game;
    case 'verdict':
      return game.phase === 'sending' ? showVerdict(game, action.result, action.now) : game;
    case 'recorded':
      return correct(game, action);
    case 'outdated':
      return game.phase === 'sending' || isLevelQuestion(game) ? reload(game) : game;
    case 'refused':
      return isWaiting(game)
        ? { ...game, phase: 'refused', trouble: null, refusal: action.message }
        : game;
    case 'reload':
      return game.phase === 'refused' ? reload(game) : game;
    case 'hold':
      return game.phase === 'feedback' ? { ...game, held: true } : game;
    case 'continue':
      return game.phase === 'feedback' && game.held ? leaveFeedback(game, action.now) : game;
  }
}

/** While the class is paused only the server has the word; then time goes on where it stood. */
function pausedRun(game: RunGame, pausedAt: number, action: RunAction): RunGame {
  switch (action.type) {
    case 'loaded':
    case 'verdict':
      // Their deadlines count from now on.
      return { ...runGame({ ...game, pausedAt: null }, action), pausedAt: action.now };
    case 'trouble':
    case 'recorded':
    case 'outdated':
    case 'refused':
    case 'ended':
      return { ...runGame({ ...game, pausedAt: null }, action), pausedAt };
    case 'resume': {
      const pause = action.now - pausedAt;
      return {
        ...game,
        pausedAt: null,
        deadline: game.deadline + pause,
        nextDeadline: game.nextDeadline + pause,
      };
    }
    default:
      return game;
  }
}

/** A level goes on while its answers are on the way, so what the server says may come at any time. */
const isLevelQuestion = ({ phase, session }: RunGame): boolean =>
  session.kind === 'level' && (phase === 'answering' || phase === 'feedback');

const isWaiting = ({ phase }: RunGame): boolean => phase === 'sending' || phase === 'reloading';

const reload = (game: RunGame): RunGame => ({
  ...game,
  phase: 'reloading',
  sent: null,
  trouble: null,
  refusal: '',
});

function changeDraft(game: RunGame, action: DraftAction): RunGame {
  const question = questionOnScreen(game);
  if (game.phase !== 'answering' || question === undefined) return game;
  const draft = nextDraft(game.draft, action, question.options);
  return draft === game.draft ? game : { ...game, draft };
}

function submit(game: RunGame, now: number): RunGame {
  const question = questionOnScreen(game);
  if (game.phase !== 'answering' || question === undefined) return game;
  // A click that arrives behind the deadline, as after a sleeping tab, is no answer any more.
  if (now >= game.deadline) return tick(game, now);
  if (!isAnswerable(question.questionType, game.draft)) return game;
  const { selected, text } = game.draft;
  return send(
    game,
    question,
    question.questionType === 'essay' || selected === null
      ? { textAnswer: text }
      : { selectedAnswer: selected },
    now,
  );
}

function tick(game: RunGame, now: number): RunGame {
  const due = dueAt(game);
  if (due === null || now < due) return game;
  if (game.phase === 'feedback') return leaveFeedback(game, now);
  const question = questionOnScreen(game);
  if (question === undefined) return game;
  const unsent = unsentText(question, game.draft);
  return send(
    game,
    question,
    { selectedAnswer: SESSION.noChoice, ...(unsent === '' ? {} : { textAnswer: unsent }) },
    now,
  );
}

/** What stood there when the time ran out: it is told along, and tells a slow player from an empty seat. */
const unsentText = (
  { questionType, options }: SessionQuestion,
  { selected, text }: Draft,
): string => (questionType === 'essay' ? text : selected === null ? '' : (options[selected] ?? ''));

/** Hands an answer over. A level is judged at once, and its answer goes to the server beside the game. */
function send(
  game: RunGame,
  question: SessionQuestion,
  answer: Pick<SentAnswer, 'selectedAnswer' | 'textAnswer'>,
  now: number,
): RunGame {
  const { questionSeconds, runsOnServer } = clockOf(game);
  const left = Math.min(questionSeconds, secondsUntil(game.deadline, now));
  const sent = { questionId: question._id, timeSpent: questionSeconds - left, ...answer };
  const sending: RunGame = { ...game, phase: 'sending', sent, trouble: null };
  return runsOnServer
    ? sending
    : showVerdict(sending, judgeHere(game.session, question, sent), now);
}

function showVerdict(game: RunGame, result: AnswerResult, now: number): RunGame {
  const { session, sent } = game;
  const { correctAnswer, correctAnswerText, explanation } = result;
  const { questionSeconds, feedbackMs, resultDelayMs } = clockOf(game);
  const isLeft = session.kind === 'level' && isDeserted(result.answers);
  const status = isLeft ? 'abandoned' : result.isGameComplete ? 'completed' : session.status;
  return {
    ...game,
    phase: 'feedback',
    session: {
      ...session,
      score: result.score,
      lives: result.lives,
      currentQuestionIndex: result.currentQuestionIndex,
      answers: result.answers,
      status,
      questions: session.questions.map((question) =>
        question._id === sent?.questionId
          ? { ...question, correctAnswer, correctAnswerText, explanation }
          : question,
      ),
    },
    result,
    held: false,
    trouble: null,
    isClockDoubtful: game.trouble !== null,
    deadline: now + (status === 'active' ? feedbackMs : resultDelayMs),
    nextDeadline: now + feedbackMs + questionSeconds * 1_000,
  };
}

/** What the server has recorded of an answer counts, should the page have judged it otherwise. */
function correct(
  game: RunGame,
  { questionId, isCorrect, points }: Extract<RunAction, { type: 'recorded' }>,
): RunGame {
  const { answers } = game.session;
  const known = answers.find((answer) => answer.questionId === questionId);
  if (known === undefined || known.isCorrect === isCorrect) return game;
  const corrected = answers.map((answer) =>
    answer === known ? { ...answer, isCorrect, points } : answer,
  );
  const score = game.session.score + points - known.points;
  return { ...game, session: { ...game.session, answers: corrected, score } };
}

function leaveFeedback(game: RunGame, now: number): RunGame {
  if (isLastVerdict(game)) return { ...game, phase: 'over', held: false };
  const { runsOnServer, questionSeconds } = clockOf(game);
  const next: RunGame = {
    ...game,
    phase: 'answering',
    draft: EMPTY_DRAFT,
    hintShown: false,
    held: false,
    sent: null,
    result: null,
    deadline: runsOnServer ? game.nextDeadline : now + questionSeconds * 1_000,
  };
  return game.isClockDoubtful ? reload(next) : next;
}
