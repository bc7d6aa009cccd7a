import { describe, expect, it } from 'vitest';
import { SESSION } from '#shared/constants/game.ts';
import { dueAt, openRun, questionOnScreen, runGame, type RunAction } from './run-game.ts';
import {
  sampleAnswer,
  sampleChoice,
  sampleEssay,
  sampleResult,
  sampleSession,
} from './run-samples.ts';
import type { RunGame, RunPhase } from './run-state.ts';

const SECOND = 1_000;
const QUESTION = SESSION.questionSeconds * SECOND;
const FEEDBACK = SESSION.feedbackSeconds * SECOND;

const run = (game: RunGame, ...actions: RunAction[]): RunGame => actions.reduce(runGame, game);
const open = (...change: Parameters<typeof sampleSession>) => openRun(sampleSession(...change), 0);
const sending = () =>
  run(open(), { type: 'choose', index: 1 }, { type: 'submit', now: 9 * SECOND });
const verdictAt = 10 * SECOND;
const feedback = (result = sampleResult()) =>
  run(sending(), { type: 'verdict', result, now: verdictAt });

describe('opening a session', () => {
  it('shows the current question with the time that the server says is left', () => {
    const game = openRun(sampleSession({ currentQuestionIndex: 1, secondsLeft: 12 }), 500);
    expect(game).toMatchObject({ phase: 'answering', deadline: 500 + 12 * SECOND });
    expect(questionOnScreen(game)?._id).toBe('2');
  });

  it.each(['completed', 'abandoned'] as const)('is over at once when %s', (status) => {
    const game = open({ status, secondsLeft: null });
    expect(game.phase).toBe('over');
    expect(dueAt(game)).toBeNull();
  });
});

describe('answering', () => {
  it('sends the choice with the seconds that the timer showed as gone', () => {
    const game = run(
      open(),
      { type: 'choose', index: 2 },
      { type: 'submit', now: 9 * SECOND + 400 },
    );
    expect(game.phase).toBe('sending');
    expect(game.sent).toEqual({ questionId: '1', timeSpent: 9, selectedAnswer: 2 });
  });

  it('sends the text of an essay', () => {
    const game = run(
      open({ questions: [sampleEssay(5)] }),
      { type: 'write', text: 'tindak' },
      { type: 'submit', now: SECOND },
    );
    expect(game.sent).toEqual({ questionId: '5', timeSpent: 1, textAnswer: 'tindak' });
  });

  it.each<[string, RunAction[], RunPhase]>([
    ['nothing chosen', [], 'answering'],
    ['an option that is not there', [{ type: 'choose', index: 4 }], 'answering'],
    ['something chosen', [{ type: 'choose', index: 0 }], 'sending'],
  ])('with %s', (_, actions, phase) => {
    expect(run(open(), ...actions, { type: 'submit', now: SECOND }).phase).toBe(phase);
  });

  it('takes blank text for no answer', () => {
    const game = run(
      open({ questions: [sampleEssay(5)] }),
      { type: 'write', text: '  ' },
      { type: 'submit', now: SECOND },
    );
    expect(game.phase).toBe('answering');
  });

  it('submits once, whatever is pressed meanwhile', () => {
    const first = sending();
    const again = run(
      first,
      { type: 'submit', now: 9_100 },
      { type: 'choose', index: 3 },
      { type: 'tick', now: QUESTION + SECOND },
    );
    expect(again.sent).toBe(first.sent);
    expect(again.draft.selected).toBe(1);
  });

  it('submits no choice at 0, and tells which option was only marked', () => {
    const game = run(open(), { type: 'choose', index: 1 }, { type: 'tick', now: QUESTION });
    expect(game.sent).toEqual({
      questionId: '1',
      textAnswer: 'b',
      timeSpent: SESSION.questionSeconds,
      selectedAnswer: SESSION.noChoice,
    });
  });

  it('is not over before 0', () => {
    expect(run(open(), { type: 'tick', now: QUESTION - 1 }).phase).toBe('answering');
  });

  it('takes a click behind the deadline for time that ran out', () => {
    const game = run(
      open(),
      { type: 'choose', index: 1 },
      { type: 'submit', now: QUESTION + SECOND },
    );
    expect(game.sent?.selectedAnswer).toBe(SESSION.noChoice);
  });
});

describe('a verdict', () => {
  it('is taken over as the server gives it, and the key is shown', () => {
    const game = feedback();
    expect(game).toMatchObject({
      phase: 'feedback',
      session: { score: 13, currentQuestionIndex: 1, answers: [sampleAnswer()] },
      deadline: verdictAt + FEEDBACK,
    });
    expect(questionOnScreen(game)).toEqual({
      ...sampleChoice(1),
      correctAnswer: 1,
      correctAnswerText: '',
      explanation: 'b',
    });
  });

  it('is ignored when none is awaited', () => {
    const game = open();
    expect(run(game, { type: 'verdict', result: sampleResult(), now: 0 })).toBe(game);
  });

  it('leads to the next question, whose time began with the end of the feedback', () => {
    const game = run(feedback(), { type: 'tick', now: verdictAt + FEEDBACK + 300 });
    expect(game).toMatchObject({
      phase: 'answering',
      draft: { selected: null, text: '' },
      deadline: verdictAt + FEEDBACK + QUESTION,
    });
    expect(questionOnScreen(game)?._id).toBe('2');
  });

  it('leads to the result when it is the last', () => {
    const last = feedback(sampleResult({ isGameComplete: true, currentQuestionIndex: 3 }));
    expect(last.deadline).toBe(verdictAt + SESSION.resultDelaySeconds * SECOND);
    const over = run(last, { type: 'tick', now: last.deadline });
    expect(over).toMatchObject({ phase: 'over', session: { status: 'completed' } });
  });
});

describe('holding the feedback', () => {
  it('keeps it past its end and goes on with the time that is left', () => {
    const held = run(feedback(), { type: 'hold' }, { type: 'tick', now: verdictAt + FEEDBACK });
    expect(held.phase).toBe('feedback');
    const on = run(held, { type: 'continue', now: verdictAt + 8 * SECOND });
    expect(on).toMatchObject({ phase: 'answering', deadline: verdictAt + FEEDBACK + QUESTION });
  });

  it('ends by itself when the next question comes to its last seconds', () => {
    const held = run(feedback(), { type: 'hold' });
    const due = verdictAt + FEEDBACK + QUESTION - SESSION.warningSeconds * SECOND;
    expect(dueAt(held)).toBe(due);
    expect(run(held, { type: 'tick', now: due }).phase).toBe('answering');
  });

  it('keeps the last one for as long as the player likes', () => {
    const last = feedback(sampleResult({ isGameComplete: true, currentQuestionIndex: 3 }));
    const held = run(last, { type: 'hold' });
    expect(dueAt(held)).toBeNull();
    expect(run(held, { type: 'continue', now: 0 }).phase).toBe('over');
  });

  it.each<[string, RunGame, RunAction]>([
    ['holding a question', open(), { type: 'hold' }],
    ['continuing what is not held', feedback(), { type: 'continue', now: verdictAt }],
  ])('%s changes nothing', (_, game, action) => {
    expect(run(game, action)).toBe(game);
  });
});

describe('trouble on the way', () => {
  it('keeps the answer while the server cannot be reached', () => {
    const game = run(sending(), { type: 'trouble', trouble: 'network' });
    expect(game).toMatchObject({ phase: 'sending', trouble: 'network', sent: sending().sent });
  });

  it('asks the server for its clock after a verdict that was long on the way', () => {
    const late = run(
      sending(),
      { type: 'trouble', trouble: 'network' },
      { type: 'verdict', result: sampleResult(), now: verdictAt },
    );
    expect(late.trouble).toBeNull();
    const next = run(late, { type: 'tick', now: late.deadline });
    expect(next.phase).toBe('reloading');
    const session = sampleSession({ currentQuestionIndex: 1, secondsLeft: 4 });
    expect(run(next, { type: 'loaded', session, now: 50_000 })).toMatchObject({
      phase: 'answering',
      deadline: 54_000,
    });
  });

  it('reads the session again when the server is at another question', () => {
    const game = run(sending(), { type: 'outdated' });
    expect(game).toMatchObject({ phase: 'reloading', sent: null });
    const session = sampleSession({ status: 'abandoned', secondsLeft: null });
    expect(run(game, { type: 'loaded', session, now: 0 }).phase).toBe('over');
  });

  it('keeps the chosen language across a reload', () => {
    const game = run(sending(), { type: 'toggle-translation' }, { type: 'outdated' });
    const back = run(game, { type: 'loaded', session: sampleSession(), now: 0 });
    expect(back.translated).toBe(true);
  });

  it('stops at a refusal until the player asks again', () => {
    const game = run(sending(), { type: 'refused', message: 'x' });
    expect(game).toMatchObject({ phase: 'refused', refusal: 'x' });
    expect(dueAt(game)).toBeNull();
    expect(run(game, { type: 'reload' }).phase).toBe('reloading');
  });

  it.each<[string, RunAction]>([
    ['trouble', { type: 'trouble', trouble: 'busy' }],
    ['a refusal', { type: 'refused', message: 'x' }],
    ['an outdated answer', { type: 'outdated' }],
    ['a loaded session', { type: 'loaded', session: sampleSession(), now: 0 }],
  ])('%s means nothing while a question is open', (_, action) => {
    const game = open();
    expect(run(game, action)).toBe(game);
  });
});

describe('a pause of the class', () => {
  it('stops the clock, which goes on where it stood', () => {
    const game = run(open(), { type: 'pause', now: 5 * SECOND });
    expect(dueAt(game)).toBeNull();
    expect(run(game, { type: 'choose', index: 1 })).toBe(game);
    const later = run(game, { type: 'resume', now: 65 * SECOND });
    expect(dueAt(later)).toBe(QUESTION + 60 * SECOND);
  });

  it('lets a verdict come in, whose feedback is shown in full afterwards', () => {
    const game = run(
      sending(),
      { type: 'pause', now: 9 * SECOND },
      { type: 'verdict', result: sampleResult(), now: 10 * SECOND },
      { type: 'resume', now: 100 * SECOND },
    );
    expect(game.phase).toBe('feedback');
    expect(dueAt(game)).toBe(100 * SECOND + FEEDBACK);
  });

  it('does not hide that the teacher has ended the session', () => {
    const game = run(open(), { type: 'pause', now: 0 }, { type: 'ended' });
    expect(game.phase).toBe('reloading');
    expect(run(open({ status: 'completed', secondsLeft: null }), { type: 'ended' }).phase).toBe(
      'over',
    );
  });
});
