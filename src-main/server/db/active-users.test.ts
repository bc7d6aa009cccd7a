import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDay } from '../lib/local-day.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

const USERS = [1, 2, 3];
const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-07-01T05:00:00Z');

const event = fc.record({
  userId: fc.constantFrom(...USERS),
  kind: fc.constantFrom('signs in' as const, 'finishes a game' as const),
  hours: fc.integer({ min: 0, max: 200 }),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

function happens({ sqlite }: OpenDatabase, { userId, kind, hours }: Event): void {
  const at = BEGIN + hours * HOUR;
  if (kind === 'signs in') {
    sqlite.prepare('UPDATE user SET last_login_at = ? WHERE id = ?').run(at, userId);
    return;
  }
  sqlite
    .prepare(
      `INSERT INTO finished_run (user_id, kind, character_id, score, gained, correct, questions,
         is_completed, seconds, finished_at, day) VALUES (?, 'level', 'semar', 1, 1, 1, 1, 1, 1, ?, ?)`,
    )
    .run(userId, at, localDay(at));
}

function keptCounts({ sqlite }: OpenDatabase): Record<string, number> {
  const rows = sqlite
    .prepare(`SELECT day, users FROM active_day WHERE users > 0 AND day <> ''`)
    .all() as { day: string; users: number }[];
  return Object.fromEntries(rows.map(({ day, users }) => [day, users]));
}

/** Each user on the day of the last thing that they did. */
function countedByHand(events: readonly Event[]): Record<string, number> {
  const lastDays = new Map(
    events.map(({ userId, hours }) => [userId, localDay(BEGIN + hours * HOUR)]),
  );
  const counts: Record<string, number> = {};
  for (const day of lastDays.values()) counts[day] = (counts[day] ?? 0) + 1;
  return counts;
}

it('keeps on which day each user was last active, across the upgrade and when users go', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 20 }),
      fc.nat(20),
      fc.constantFrom(undefined, ...USERS),
      async (unordered, upgradeAt, deleted) => {
        const events = unordered.toSorted((a, b) => a.hours - b.hours);
        const dataDir = mkdtempSync(join(tmpdir(), 'punakawan-db-'));
        try {
          const older = await openDatabase(dataDir, migrations.slice(0, 5));
          const insert = older.sqlite.prepare(
            `INSERT INTO user (id, username, username_key, email, password_hash, role,
               score_reached_at, created_at) VALUES (@id, @id, @id, @id, '', 'player', 0, 0)`,
          );
          for (const id of USERS) insert.run({ id });
          for (const one of events.slice(0, upgradeAt)) happens(older, one);
          await older.close();

          const database = await openDatabase(dataDir);
          for (const one of events.slice(upgradeAt)) happens(database, one);
          expect(keptCounts(database)).toEqual(countedByHand(events));
          database.sqlite.prepare('DELETE FROM user WHERE id = ?').run(deleted ?? null);
          expect(keptCounts(database)).toEqual(
            countedByHand(events.filter(({ userId }) => userId !== deleted)),
          );
          await database.close();
        } finally {
          rmSync(dataDir, { recursive: true, force: true });
        }
      },
    ),
    { numRuns: 30 },
  );
});
