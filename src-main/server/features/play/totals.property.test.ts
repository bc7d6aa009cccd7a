import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '#shared/constants/game.ts';
import type { LevelRun } from '#shared/contracts/progress.contract.ts';
import {
  addQuestions,
  answerToLevel,
  emptyBankApi,
  playSession,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await emptyBankApi({ rateLimits: false });
});
afterEach(() => api.close());

const level = fc.constantFrom<Level>(1, 1, 2, 3, 4);

/** What a player does next: level runs are begun, left and gone on with between all the rest. */
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('claim' as const), level, correct: fc.nat(4) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('challenge' as const),
      kinds: fc.array(fc.constantFrom('right', 'wrong'), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      level,
      kinds: fc.array(fc.constantFrom('right', 'right', 'wrong'), { minLength: 1, maxLength: 4 }),
      twice: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('finish' as const), level }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What the rules say: points of the best run of each level, and of all challenges. */
interface Model {
  best: Map<number, number>;
  challenges: number;
  runs: Map<number, { run: LevelRun; right: number; answered: number }>;
}

const isOpen = ({ best }: Model, one: Level) => one === 1 || (best.get(one - 1) ?? 0) >= 300;

function end(model: Model, one: Level, score: number): void {
  model.best.set(one, Math.max(model.best.get(one) ?? 0, score));
}

async function take(player: Client, model: Model, next: Step): Promise<void> {
  if (next.do === 'challenge') {
    model.challenges += (await playSession(player, next.kinds)).score;
    return;
  }
  const record = { characterId: 'semar', level: next.level, completed: true, timeTaken: 60 };
  if (next.do === 'claim') {
    const body = { ...record, score: next.correct * 100 };
    const sent = await player.send('POST', '/progress/level/update', { body });
    expect(sent.status).toBe(isOpen(model, next.level) ? 200 : 409);
    if (sent.status === 200) end(model, next.level, body.score);
    return;
  }
  const known = model.runs.get(next.level);
  if (next.do === 'finish') {
    if (!known) return;
    const body = { ...record, score: 400, runId: known.run._id };
    expect((await player.send('POST', '/progress/level/update', { body })).status).toBe(200);
    end(model, next.level, known.right * 100);
    model.runs.delete(next.level);
    return;
  }
  const { level: one, kinds, twice } = next;
  const body = { characterId: 'semar', level: one };
  const started = await player.send('POST', '/progress/level/start', { body });
  expect(started.status).toBe(known || isOpen(model, one) ? 201 : 409);
  if (started.status !== 201) return;
  const run: LevelRun = started.body.data;
  const state = known ?? { run, right: 0, answered: 0 };
  expect(run).toMatchObject({ _id: state.run._id, position: state.answered });
  model.runs.set(one, state);
  for (const kind of kinds) {
    const sent = { body: answerToLevel(run, state.answered, kind) };
    const replies = await Promise.all(
      Array.from({ length: twice ? 2 : 1 }, () =>
        player.send('POST', '/progress/level/answer', sent),
      ),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    state.answered += 1;
    if (kind === 'right') state.right += 1;
    expect(replies[0]?.body.data).toMatchObject({ score: state.right * 100 });
    if (state.answered < 4) continue;
    end(model, one, state.right * 100);
    model.runs.delete(one);
    return;
  }
}

describe('totals (P26)', () => {
  it('are at all times what the ledger adds up to, with runs in between', async () => {
    for (const one of LEVELS) await addQuestions(api, 4, { level: one });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const player = await api.player();
        const model: Model = { best: new Map(), challenges: 0, runs: new Map() };
        for (const next of steps) await take(player, model, next);

        const id = Number(player.user?._id);
        const { db } = api.server.context;
        const ledger = await db
          .selectFrom('finished_run')
          .selectAll()
          .where('user_id', '=', id)
          .execute();
        const user = await db
          .selectFrom('user')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(user).toMatchObject({
          total_score: sum(ledger.map((row) => row.gained)),
          games_played: ledger.length,
          games_completed: sum(ledger.map((row) => row.is_completed)),
          highest_score: Math.max(0, ...ledger.map((row) => row.score)),
          play_seconds: sum(ledger.map((row) => row.seconds)),
        });
        expect(user.total_score).toBe(sum([...model.best.values()]) + model.challenges);
        const opened = [1, 2, 3].filter((one) => (model.best.get(one) ?? 0) >= 300).length;
        expect(user.level).toBe(1 + opened);

        // Of each run that ended, the ledger says what was recorded.
        const recorded = await db
          .selectFrom('finished_run')
          .innerJoin('session_question', 'session_question.session_id', 'finished_run.session_id')
          .select((eb) => [
            'finished_run.score',
            eb.fn.sum<number>('session_question.points').as('points'),
          ])
          .where('user_id', '=', id)
          .groupBy('finished_run.id')
          .execute();
        for (const { score, points } of recorded) expect(score).toBe(points ?? 0);
      }),
      { numRuns: 25 },
    );
  });
});
