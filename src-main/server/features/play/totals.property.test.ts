import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '#shared/constants/game.ts';
import { addQuestions, emptyBankApi, playSession } from '../../testing/game-factories.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await emptyBankApi();
});
afterEach(() => api.close());

describe('totals (P26)', () => {
  const run = fc.oneof(
    fc.record({
      level: fc.constantFrom<Level>(1, 1, 2, 3, 4),
      correct: fc.integer({ min: 0, max: 4 }),
    }),
    fc.record({
      kinds: fc.array(fc.constantFrom('right', 'wrong'), { minLength: 1, maxLength: 3 }),
    }),
  );

  it('are at all times what the ledger adds up to', async () => {
    for (const level of LEVELS) await addQuestions(api, 4, { level });
    await fc.assert(
      fc.asyncProperty(fc.array(run, { maxLength: 8 }), async (runs) => {
        const one = await api.player();
        const best = new Map<number, number>();
        let sessions = 0;
        for (const next of runs) {
          if ('kinds' in next) {
            sessions += (await playSession(one, next.kinds)).score;
            continue;
          }
          const { level, correct } = next;
          const claim = { completed: true, timeTaken: 60 };
          const body = { characterId: 'semar', level, score: correct * 100, ...claim };
          const sent = await one.send('POST', '/progress/level/update', { body });
          const isOpen = next.level === 1 || (best.get(next.level - 1) ?? 0) >= 300;
          expect(sent.status).toBe(isOpen ? 200 : 409);
          if (isOpen) best.set(next.level, Math.max(best.get(next.level) ?? 0, body.score));
        }
        const id = Number(one.user?._id);
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
        expect(user.total_score).toBe(sum([...best.values()]) + sessions);
        const opened = [1, 2, 3].filter((level) => (best.get(level) ?? 0) >= 300).length;
        expect(user.level).toBe(1 + opened);
      }),
      { numRuns: 25 },
    );
  });
});
