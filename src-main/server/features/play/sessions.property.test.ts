import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameApi } from '#shared/contracts/game.contract.ts';
import {
  addQuestions,
  answerTo,
  emptyBankApi,
  signInAgain,
  startSession,
  totalsOf,
} from '../../testing/game-factories.ts';
import {
  judge,
  lapse,
  step,
  type Kind,
  type Model,
  type ModelSession,
  type Step,
} from '../../testing/session-model.ts';
import type { Client, Sent, TestApi } from '../../testing/test-api.ts';

interface World {
  model: Model;
  player: Client;
  other: Client;
  signedInAt: number;
}

/** Well below the fifteen minutes that an access token lives. */
const SIGN_IN_AFTER_MS = 300_000;

let api: TestApi;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
  await addQuestions(api, 4);
  await addQuestions(api, 2, { type: 'essay' });
});
afterAll(() => api.close());

it('any order of calls leaves score, lives, place and totals as the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const world: World = {
        model: {
          sessions: [],
          totals: { totalScore: 0, gamesPlayed: 0, highestScore: 0 },
        },
        player: await api.player(),
        other: await api.player(),
        signedInAt: api.clock.monotonic(),
      };
      for (const next of steps) {
        await take(world, next);
        lapse(world.model, api.clock.monotonic());
        await expectAgreement(world);
      }
    }),
    { numRuns: 25 },
  );
});

async function take(world: World, next: Step): Promise<void> {
  const { model, player } = world;
  const active = model.sessions.find((session) => session.status === 'active');
  switch (next.do) {
    case 'start':
      return begin(world, next.count, next.twice ? 2 : 1);
    case 'answer':
      return active && answer(world, active, next);
    case 'repeat': {
      const session = pick(model.sessions, next.session);
      const question = session && pick(session.verdicts, next.question);
      if (!session || question === undefined) return;
      const index = session.verdicts.indexOf(question);
      const again = await post(player, body(session, index, next.kind, 0));
      expect([again.status, again.text]).toEqual([200, question]);
      return;
    }
    case 'wrongQuestion': {
      const session = model.sessions.at(-1);
      const ahead = session && session.drawn.questions.slice(session.index + 1);
      const question = ahead && pick(ahead, next.ahead);
      if (!session || !question) return;
      const index = session.drawn.questions.indexOf(question);
      const refused = await post(player, body(session, index, 'right', 0));
      expect([refused.status, refused.body.code]).toEqual([
        409,
        session.status === 'active' ? 'NOT_CURRENT_QUESTION' : 'SESSION_OVER',
      ]);
      return;
    }
    case 'complete': {
      const session = pick(model.sessions, next.session);
      if (!session) return;
      const params = { id: session.drawn._id };
      if (session.status === 'active') session.status = 'abandoned';
      const { data } = await player.call(gameApi.complete, { params, body: {} });
      expect(data.status).toBe(session.status);
      return;
    }
    case 'trespass': {
      const session = model.sessions.at(-1);
      if (!session) return;
      const sent = await post(world.other, body(session, session.index, 'right', 0));
      expect(sent.status).toBe(session.index < session.drawn.totalQuestions ? 404 : 400);
      return;
    }
    case 'wait':
      return wait(world, next.seconds);
    case 'restart':
      await api.restart();
      for (const session of model.sessions) session.isRestarted = true;
  }
}

async function begin({ model, player }: World, count: number, times: number): Promise<void> {
  const started = await Promise.all(
    Array.from({ length: times }, () => startSession(player, count)),
  );
  for (const session of model.sessions) {
    if (session.status === 'active') session.status = 'abandoned';
  }
  // Which of two came second is the server's affair; it is the one that is left active.
  started.sort((a, b) => Number(a._id) - Number(b._id));
  for (const drawn of started) {
    model.sessions.push({
      drawn,
      index: 0,
      score: 0,
      lives: 3,
      status: drawn === started.at(-1) ? 'active' : 'abandoned',
      servedAt: api.clock.monotonic(),
      isRestarted: false,
      verdicts: [],
    });
    expect(drawn.totalQuestions).toBe(count);
  }
}

async function answer(
  world: World,
  session: ModelSession,
  next: Extract<Step, { do: 'answer' }>,
): Promise<void> {
  await wait(world, next.after);
  if (session.status !== 'active') return;
  const { index } = session;
  const kinds = next.rival === undefined ? [next.kind] : [next.kind, next.rival];
  const sent = await Promise.all(
    kinds.map((choice) => post(world.player, body(session, index, choice, next.claimed))),
  );
  // Two clients at once: both read the verdict on the one that came first.
  expect(new Set(sent.map((reply) => reply.text)).size).toBe(1);
  const [{ status, text, body: envelope } = { status: 0, text: '', body: undefined }] = sent;
  expect(status).toBe(200);
  const possible = kinds.map((choice) =>
    judge(session, choice, next.claimed, api.clock.monotonic()),
  );
  const { isCorrect, points, lives, isGameComplete } = envelope.data;
  const verdict = { isCorrect, points, lives };
  expect(possible).toContainEqual(verdict);

  session.index += 1;
  session.score += points;
  session.lives = lives;
  session.servedAt = api.clock.monotonic();
  session.isRestarted = false;
  session.verdicts.push(text);
  expect(isGameComplete).toBe(session.index === session.drawn.totalQuestions);
  if (isGameComplete) {
    const { totals } = world.model;
    session.status = 'completed';
    totals.totalScore += session.score;
    totals.gamesPlayed += 1;
    totals.highestScore = Math.max(totals.highestScore, session.score);
  }
}

function body(session: ModelSession, index: number, choice: Kind, timeSpent: number) {
  const { drawn } = session;
  const questionId = drawn.questions[index]?._id;
  const ids = { sessionId: drawn._id, questionId, timeSpent };
  if (choice === 'blank') return { ...ids, textAnswer: ' ' };
  if (choice === 'noChoice') return { ...ids, selectedAnswer: -1 };
  return index < drawn.totalQuestions ? { ...ids, ...answerTo(drawn, index, choice) } : ids;
}

const post = (client: Client, answerBody: unknown): Promise<Sent> =>
  client.send('POST', '/game/session/answer', { body: answerBody });

const pick = <T>(items: readonly T[], chance: number): T | undefined =>
  items.length === 0 ? undefined : items[chance % items.length];

async function wait(world: World, seconds: number): Promise<void> {
  api.clock.advance(seconds * 1_000);
  lapse(world.model, api.clock.monotonic());
  if (api.clock.monotonic() - world.signedInAt < SIGN_IN_AFTER_MS) return;
  await Promise.all([signInAgain(world.player), signInAgain(world.other)]);
  world.signedInAt = api.clock.monotonic();
}

async function expectAgreement({ model, player }: World): Promise<void> {
  const { data } = await player.call(gameApi.sessions, { query: { limit: 50 } });
  expect(
    data.sessions.map((session) => ({
      id: session._id,
      status: session.status,
      index: session.currentQuestionIndex,
      score: session.score,
      lives: session.lives,
      answers: session.answers.length,
      earned: session.answers.reduce((sum, given) => sum + given.points, 0),
    })),
  ).toEqual(
    model.sessions.toReversed().map((session) => ({
      id: session.drawn._id,
      status: session.status,
      index: session.index,
      score: session.score,
      lives: session.lives,
      answers: session.index,
      earned: session.score,
    })),
  );
  expect(await totalsOf(player)).toMatchObject(model.totals);

  const last = model.sessions.at(-1);
  if (!last) return;
  const read = await player.call(gameApi.session, { params: { id: last.drawn._id } });
  expect(read.data).toMatchObject({ status: last.status, score: last.score, lives: last.lives });
  expect(read.data.secondsLeft === null).toBe(last.status !== 'active');
  const told = read.data.questions.map((question) => 'correctAnswer' in question);
  expect(told).toEqual(last.drawn.questions.map((_question, index) => index < last.index));
}
