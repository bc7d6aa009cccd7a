import { describe, expect, it } from 'vitest';
import { LOCAL_PLAY } from '#shared/constants/game.ts';
import type { LevelRun } from '#shared/contracts/progress.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { fromLevelRun } from './level-run.ts';
import {
  dueAt,
  isLastVerdict,
  openRun,
  questionOnScreen,
  runGame,
  type RunAction,
} from './run-game.ts';
import type { RunGame } from './run-state.ts';
import { levelResult, tallyOf } from './run-result.ts';
import { runningStreak } from './run-view.ts';

const SECOND = 1_000;
const QUESTION = LOCAL_PLAY.questionSeconds * SECOND;
const FEEDBACK = LOCAL_PLAY.feedbackSeconds * SECOND;

const choice = (id: number): PlayQuestion => ({
  id,
  character: 'Semar',
  level: 1,
  type: 'multiple_choice',
  conversation: ['Petruk: Apa?'],
  questionLine: 'Semar: _____',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 1,
  correctAnswerText: '',
  explanation: 'b',
});
const essay = (id: number): PlayQuestion => ({
  ...choice(id),
  type: 'essay',
  options: [],
  correctAnswer: 0,
  correctAnswerText: 'tindak',
});

const level = (change: Partial<LevelRun> = {}): LevelRun => ({
  _id: '7',
  characterId: 'semar',
  level: 1,
  position: 0,
  questions: [choice(1), choice(2), choice(3), essay(4)],
  answers: [],
  ...change,
});
const open = (change: Partial<LevelRun> = {}) => openRun(fromLevelRun(level(change)), 0);
const run = (game: RunGame, ...actions: RunAction[]): RunGame => actions.reduce(runGame, game);
const choose = (index: number, now = SECOND): RunAction[] => [
  { type: 'choose', index },
  { type: 'submit', now },
];
/** Lets whatever is due happen. */
const due = (game: RunGame): RunGame => run(game, { type: 'tick', now: dueAt(game) ?? NaN });

describe('a level on screen', () => {
  it('goes on at the first question without an answer', () => {
    const given = {
      selectedAnswer: 1,
      textAnswer: null,
      isCorrect: true,
      points: 100,
      timeSpent: 5,
    };
    const game = open({ position: 1, answers: [{ questionId: '1', ...given }] });
    expect(questionOnScreen(game)?._id).toBe('2');
    expect(game).toMatchObject({ phase: 'answering', session: { score: 100 }, deadline: QUESTION });
  });

  it('is judged at once, and says what goes to the server', () => {
    const right = run(open(), ...choose(1, 9 * SECOND));
    expect(right).toMatchObject({
      phase: 'feedback',
      sent: { questionId: '1', selectedAnswer: 1, timeSpent: 9 },
      session: { score: 100, currentQuestionIndex: 1 },
      deadline: 9 * SECOND + FEEDBACK,
    });
    const wrong = run(due(right), ...choose(0, 20 * SECOND));
    expect(wrong).toMatchObject({ session: { score: 100, answers: [{}, { isCorrect: false }] } });
  });

  it('marks an essay by the same rules', () => {
    const game = open({ questions: [essay(1)] });
    const written = run(
      game,
      { type: 'write', text: ' Tindak. ' },
      { type: 'submit', now: SECOND },
    );
    expect(written.session.answers).toMatchObject([{ isCorrect: true, textAnswer: ' Tindak. ' }]);
  });

  it('shows the feedback for three seconds, then the next question for sixty', () => {
    const next = due(run(open(), ...choose(1)));
    expect(next).toMatchObject({ phase: 'answering', deadline: SECOND + FEEDBACK + QUESTION });
  });

  it('waits for as long as a feedback is held; the next question then has its whole time', () => {
    const held = run(run(open(), ...choose(1)), { type: 'hold' });
    expect(dueAt(held)).toBeNull();
    const later = 3_600 * SECOND;
    const next = run(held, { type: 'continue', now: later });
    expect(next).toMatchObject({ phase: 'answering', deadline: later + QUESTION });
  });

  it('counts a question that ran out as wrong, and tells what stood there', () => {
    const empty = due(open());
    expect(empty.sent).toEqual({ questionId: '1', selectedAnswer: -1, timeSpent: 60 });
    expect(empty.session.answers).toMatchObject([{ isCorrect: false }]);
    const marked = due(run(open(), { type: 'choose', index: 1 }));
    expect(marked.sent).toMatchObject({ selectedAnswer: -1, textAnswer: 'b' });
    expect(marked.session.answers).toMatchObject([{ isCorrect: false }]);
  });

  it('takes no click from behind the deadline, as after a sleeping tab', () => {
    const game = run(open(), ...choose(1, QUESTION));
    expect(game.session.answers).toMatchObject([{ selectedAnswer: -1, isCorrect: false }]);
    expect(game.deadline).toBe(QUESTION + FEEDBACK);
  });

  it('is over for a seat where three in a row ran out untouched', () => {
    let game = due(due(due(due(open()))));
    // Something was marked, so somebody is there.
    game = due(due(run(game, { type: 'choose', index: 0 })));
    expect(game.phase).toBe('answering');
    const deserted = due(due(due(due(due(due(open()))))));
    expect(deserted).toMatchObject({ phase: 'over', session: { status: 'abandoned' } });
  });

  it('counts untouched questions on from before a reload', () => {
    const ranOut = {
      selectedAnswer: -1,
      textAnswer: null,
      isCorrect: false,
      points: 0,
      timeSpent: 60,
    };
    const answers = ['1', '2'].map((questionId) => ({ questionId, ...ranOut }));
    const game = due(open({ position: 2, answers }));
    expect(isLastVerdict(game)).toBe(true);
    expect(due(game)).toMatchObject({ phase: 'over', session: { status: 'abandoned' } });
  });

  it('ends with the last answer, and the result comes after its feedback', () => {
    const last = run(open({ questions: [choice(1)] }), ...choose(1));
    expect(last).toMatchObject({ phase: 'feedback', session: { status: 'completed' } });
    expect(due(last).phase).toBe('over');
  });

  it('stands still while the class is paused', () => {
    const paused = run(open(), { type: 'pause', now: 10 * SECOND });
    expect(dueAt(paused)).toBeNull();
    expect(run(paused, ...choose(1))).toBe(paused);
    const resumed = run(paused, { type: 'resume', now: 70 * SECOND });
    expect(resumed.deadline).toBe(QUESTION + 60 * SECOND);
  });

  it('believes what the server has recorded, and is read again when that has moved on', () => {
    const game = run(open(), ...choose(0));
    const recorded = { type: 'recorded', questionId: '1', isCorrect: true, points: 100 } as const;
    const corrected = run(game, recorded);
    expect(corrected.session).toMatchObject({ score: 100, answers: [{ isCorrect: true }] });
    expect(run(corrected, recorded)).toBe(corrected);
    expect(run(game, { type: 'outdated' }).phase).toBe('reloading');
    expect(run(due(game), { type: 'ended' }).phase).toBe('reloading');
  });
});

describe('the result of a level', () => {
  const finished = (kinds: string) =>
    [...kinds].reduce(
      (game, kind) => due(run(game, ...choose(kind === '+' ? 1 : 0, game.deadline - QUESTION))),
      openRun(fromLevelRun(level({ questions: [...kinds].map((_, id) => choice(id + 1)) })), 0),
    ).session;

  it('says what was reached and what is needed', () => {
    expect(levelResult(finished('++-+'))).toMatchObject({
      correct: 3,
      total: 4,
      score: 300,
      needed: 3,
      completed: true,
      bestStreak: 2,
      accuracy: 75,
      seconds: 3 * LOCAL_PLAY.feedbackSeconds,
    });
    expect(levelResult(finished('++--')).completed).toBe(false);
  });

  it('adds up over the levels of a play, and streaks go on', () => {
    const [first, second] = [finished('-++'), finished('+-+')];
    expect(tallyOf(first, second)).toMatchObject({
      correct: 4,
      total: 6,
      score: 400,
      bestStreak: 3,
    });
    expect(runningStreak(first)).toBe(2);
    expect(runningStreak(first, second)).toBe(1);
  });

  it('is praised by the exact share', () => {
    const { accuracy, share } = tallyOf(finished(`${'+'.repeat(43)}${'-'.repeat(5)}`));
    expect(accuracy).toBe(90);
    expect(share).toBeLessThan(90);
  });
});
