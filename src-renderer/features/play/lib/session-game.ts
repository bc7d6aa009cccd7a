import type {
  AnswerResult,
  GameSession,
  SessionQuestion,
} from '#shared/contracts/game.contract.ts';
import { SESSION } from '#shared/constants/game.ts';
import { EMPTY_DRAFT, isAnswerable, nextDraft, type DraftAction } from './card-question.ts';
import { secondsUntil } from './clock.ts';
import type { SentAnswer, SessionGame, Trouble } from './session-state.ts';

export type SessionAction =
  | { type: 'loaded'; session: GameSession; now: number }
  | DraftAction
  | { type: 'toggle-translation' }
  | { type: 'toggle-hint' }
  | { type: 'submit'; now: number }
  | { type: 'tick'; now: number }
  | { type: 'trouble'; trouble: Trouble }
  | { type: 'verdict'; result: AnswerResult; now: number }
  | { type: 'outdated' }
  | { type: 'refused'; message: string }
  | { type: 'reload' }
  | { type: 'hold' }
  | { type: 'continue'; now: number }
  | { type: 'ended' }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number };

const QUESTION_MS = SESSION.questionSeconds * 1_000;
const FEEDBACK_MS = SESSION.feedbackSeconds * 1_000;
const RESULT_DELAY_MS = SESSION.resultDelaySeconds * 1_000;
/** A held feedback ends early enough for the next question to be seen before its warning. */
const HOLD_ENDS_MS = SESSION.warningSeconds * 1_000;

/** A session as it has just come from the server. */
export const openSession = (session: GameSession, now: number): SessionGame => ({
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
export function questionOnScreen({ phase, session }: SessionGame): SessionQuestion | undefined {
  const { currentQuestionIndex, questions } = session;
  return questions[phase === 'feedback' ? currentQuestionIndex - 1 : currentQuestionIndex];
}

/** Whether the verdict that shows is the last one. */
export const isLastVerdict = ({ result }: SessionGame): boolean => result?.isGameComplete === true;

/** When something happens by itself; null while the player, the teacher or the server has the word. */
export function dueAt(game: SessionGame): number | null {
  if (game.pausedAt !== null) return null;
  if (game.phase === 'answering') return game.deadline;
  if (game.phase !== 'feedback') return null;
  if (!game.held) return game.deadline;
  return isLastVerdict(game) ? null : game.nextDeadline - HOLD_ENDS_MS;
}

/** The next state of a session. Actions that do not fit the phase change nothing. */
export function sessionGame(game: SessionGame, action: SessionAction): SessionGame {
  if (game.pausedAt !== null) return pausedSession(game, game.pausedAt, action);
  switch (action.type) {
    case 'pause':
      return { ...game, pausedAt: action.now };
    case 'resume':
      return game;
    case 'ended':
      return game.phase === 'over' ? game : reload(game);
    case 'loaded':
      return game.phase === 'reloading'
        ? { ...openSession(action.session, action.now), translated: game.translated }
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
    case 'outdated':
      return game.phase === 'sending' ? reload(game) : game;
    case 'refused':
      return isWaiting(game)
        ? { ...game, phase: 'refused', trouble: null, refusal: action.message }
        : game;
    case 'reload':
      return game.phase === 'refused' ? reload(game) : game;
    case 'hold':
      return game.phase === 'feedback' ? { ...game, held: true } : game;
    case 'continue':
      return game.phase === 'feedback' && game.held ? leaveFeedback(game) : game;
  }
}

/** While the class is paused only the server has the word; then time goes on where it stood. */
function pausedSession(game: SessionGame, pausedAt: number, action: SessionAction): SessionGame {
  switch (action.type) {
    case 'loaded':
    case 'verdict':
      // Their deadlines count from now on.
      return { ...sessionGame({ ...game, pausedAt: null }, action), pausedAt: action.now };
    case 'trouble':
    case 'outdated':
    case 'refused':
    case 'ended':
      return { ...sessionGame({ ...game, pausedAt: null }, action), pausedAt };
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

const isWaiting = ({ phase }: SessionGame): boolean => phase === 'sending' || phase === 'reloading';

const reload = (game: SessionGame): SessionGame => ({
  ...game,
  phase: 'reloading',
  sent: null,
  trouble: null,
  refusal: '',
});

function changeDraft(game: SessionGame, action: DraftAction): SessionGame {
  const question = questionOnScreen(game);
  if (game.phase !== 'answering' || question === undefined) return game;
  const draft = nextDraft(game.draft, action, question.options);
  return draft === game.draft ? game : { ...game, draft };
}

function submit(game: SessionGame, now: number): SessionGame {
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

function tick(game: SessionGame, now: number): SessionGame {
  const due = dueAt(game);
  if (due === null || now < due) return game;
  if (game.phase === 'feedback') return leaveFeedback(game);
  const question = questionOnScreen(game);
  if (question === undefined) return game;
  return send(game, question, { selectedAnswer: SESSION.noChoice }, now);
}

function send(
  game: SessionGame,
  { _id }: SessionQuestion,
  answer: Pick<SentAnswer, 'selectedAnswer' | 'textAnswer'>,
  now: number,
): SessionGame {
  const left = Math.min(SESSION.questionSeconds, secondsUntil(game.deadline, now));
  return {
    ...game,
    phase: 'sending',
    sent: { questionId: _id, timeSpent: SESSION.questionSeconds - left, ...answer },
    trouble: null,
  };
}

function showVerdict(game: SessionGame, result: AnswerResult, now: number): SessionGame {
  const { session, sent } = game;
  const { correctAnswer, correctAnswerText, explanation } = result;
  return {
    ...game,
    phase: 'feedback',
    session: {
      ...session,
      score: result.score,
      lives: result.lives,
      currentQuestionIndex: result.currentQuestionIndex,
      answers: result.answers,
      status: result.isGameComplete ? 'completed' : session.status,
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
    deadline: now + (result.isGameComplete ? RESULT_DELAY_MS : FEEDBACK_MS),
    nextDeadline: now + FEEDBACK_MS + QUESTION_MS,
  };
}

function leaveFeedback(game: SessionGame): SessionGame {
  if (isLastVerdict(game)) return { ...game, phase: 'over', held: false };
  const next: SessionGame = {
    ...game,
    phase: 'answering',
    draft: EMPTY_DRAFT,
    hintShown: false,
    held: false,
    sent: null,
    result: null,
    deadline: game.nextDeadline,
  };
  return game.isClockDoubtful ? reload(next) : next;
}
