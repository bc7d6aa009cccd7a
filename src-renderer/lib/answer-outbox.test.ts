import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LevelVerdict } from '#shared/contracts/progress.contract.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { createAnswerOutbox, type OutboxEvent, type WaitingAnswer } from './answer-outbox.ts';
import { ApiError } from './api-error.ts';

const verdict: LevelVerdict = {
  isCorrect: true,
  points: 100,
  score: 100,
  position: 1,
  status: 'active',
  correctAnswer: 1,
  correctAnswerText: '',
  explanation: '',
};
const answer = (questionId: string) => ({ questionId, timeSpent: 1, selectedAnswer: 1 });
const failure = (status: number, code: ErrorCode) => new ApiError({ status, code, message: 'x' });

/** What a browser keeps, and a server of which the test says how it answers. */
function world() {
  const state = {
    stored: [] as readonly WaitingAnswer[],
    player: 'ani' as string | undefined,
    sent: [] as string[],
    reply: (_one: WaitingAnswer): Promise<LevelVerdict> => Promise.resolve(verdict),
    events: [] as OutboxEvent[],
  };
  const outbox = createAnswerOutbox({
    read: () => state.stored,
    write: (waiting) => (state.stored = waiting),
    player: () => state.player,
    send: (one) => {
      state.sent.push(`${one.player} ${one.runId} ${one.answer.questionId}`);
      return state.reply(one);
    },
  });
  outbox.listen((event) => event.type !== 'changed' && state.events.push(event));
  return { state, outbox };
}

describe('answers on their way to the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('go out one after the other, in their order, each once', async () => {
    const { state, outbox } = world();
    outbox.add('7', answer('1'));
    outbox.add('7', answer('2'));
    outbox.add('7', answer('1'));
    await outbox.empty();
    expect(state.sent).toEqual(['ani 7 1', 'ani 7 2']);
    expect(state.events).toMatchObject([
      { type: 'recorded', questionId: '1', verdict },
      { type: 'recorded', questionId: '2' },
    ]);
  });

  it.each([
    ['the network is down', failure(0, 'BUSY')],
    ['the server is busy', failure(503, 'BUSY')],
    ['there are too many', failure(429, 'TOO_MANY_REQUESTS')],
    ['the class is paused', failure(409, 'CLASS_PAUSED')],
  ])('wait while %s, and say so', async (_why, error) => {
    const { state, outbox } = world();
    state.reply = () => Promise.reject(error);
    outbox.add('7', answer('1'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox.count()).toBe(1);
    expect(outbox.trouble()).not.toBeNull();
    state.reply = () => Promise.resolve(verdict);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([outbox.count(), outbox.trouble()]).toEqual([0, null]);
  });

  it('are still there after a reload', async () => {
    const { state, outbox } = world();
    state.reply = () => Promise.reject(failure(0, 'BUSY'));
    outbox.add('7', answer('1'));
    await vi.advanceTimersByTimeAsync(1_000);
    const after = world();
    after.state.stored = state.stored;
    await after.outbox.empty();
    expect(after.state.sent).toEqual(['ani 7 1']);
  });

  it('go out in the name of their own player alone', async () => {
    const { state, outbox } = world();
    state.reply = () => Promise.reject(failure(401, 'UNAUTHENTICATED'));
    outbox.add('7', answer('1'));
    await vi.advanceTimersByTimeAsync(0);
    state.player = 'budi';
    state.reply = () => Promise.resolve(verdict);
    outbox.add('8', answer('5'));
    await outbox.empty();
    expect(state.sent.slice(1)).toEqual(['budi 8 5']);
    expect(state.stored).toMatchObject([{ player: 'ani', runId: '7' }]);
    state.player = 'ani';
    outbox.wake();
    await outbox.empty();
    expect(state.sent.at(-1)).toBe('ani 7 1');
    expect(state.stored).toEqual([]);
  });

  it.each([
    ['SESSION_OVER', 409],
    ['NOT_CURRENT_QUESTION', 409],
    ['NOT_FOUND', 404],
  ] as const)(
    'of a run that takes none any more (%s) are forgotten, and no others',
    async (code, status) => {
      const { state, outbox } = world();
      state.reply = ({ runId }) =>
        runId === '7' ? Promise.reject(failure(status, code)) : Promise.resolve(verdict);
      outbox.add('7', answer('1'));
      outbox.add('7', answer('2'));
      outbox.add('8', answer('3'));
      await outbox.empty();
      expect(state.sent).toEqual(['ani 7 1', 'ani 8 3']);
      expect(state.events).toMatchObject([
        { type: 'refused', runId: '7' },
        { type: 'recorded', runId: '8' },
      ]);
    },
  );
});
