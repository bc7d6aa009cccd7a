import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { localDay, weekStart } from '../lib/local-day.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

const PLAYERS = [1, 2, 3];
const HOUR = 3_600_000;
/** A Wednesday; days around it reach into two weeks and months on both sides. */
const MIDDLE = Date.parse('2026-07-01T05:00:00Z');

const runs = fc.array(
  fc.record({
    userId: fc.constantFrom(...PLAYERS),
    characterId: fc.constantFrom(...CHARACTER_IDS),
    gained: fc.integer({ min: 0, max: 250 }),
    // In no order: the clock of the machine was set back and forth.
    hours: fc.integer({ min: -400, max: 400 }),
  }),
  { maxLength: 25 },
);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'punakawan-db-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function addPlayers({ sqlite }: OpenDatabase): void {
  const insert = sqlite.prepare(
    `INSERT INTO user (id, username, username_key, email, password_hash, role, score_reached_at, created_at)
     VALUES (@id, @id, @id, @id, '', 'player', 0, 0)`,
  );
  for (const id of PLAYERS) insert.run({ id });
}

function addRun(
  { sqlite }: OpenDatabase,
  {
    userId,
    characterId,
    gained,
    hours,
  }: { userId: number; characterId: string; gained: number; hours: number },
): void {
  const at = MIDDLE + hours * HOUR;
  sqlite
    .prepare(
      `INSERT INTO finished_run (user_id, kind, character_id, score, gained, correct, questions,
         is_completed, seconds, finished_at, day) VALUES (?, 'level', ?, ?, ?, 1, 1, ?, 1, ?, ?)`,
    )
    .run(userId, characterId, gained, gained, gained % 2, at, localDay(at));
}

const KEPT = `SELECT period, character_id, since, user_id, score, completed, reached_at FROM standing
  ORDER BY 1, 2, 3, 4`;
const BANDS = `SELECT * FROM standing_band ORDER BY 1, 2, 3, 4`;
const COUNTED = `SELECT period, character_id, since, score / 100 AS band, count(*) AS players
  FROM standing GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`;

/** What the newest run of each player says that must be kept, added up from the ledger. */
function addedUp({ sqlite }: OpenDatabase): unknown[] {
  const all = sqlite.prepare('SELECT * FROM finished_run ORDER BY id').all() as {
    id: number;
    user_id: number;
    character_id: string;
    gained: number;
    is_completed: number;
    finished_at: number;
    day: string;
  }[];
  const sinceOf = {
    today: localDay,
    week: weekStart,
    month: (at: number) => `${localDay(at).slice(0, 8)}01`,
    all: () => '',
  };
  const rows = new Map<string, object>();
  for (const run of all) {
    for (const [period, since] of Object.entries(sinceOf)) {
      for (const character of period === 'all' ? [run.character_id] : ['', run.character_id]) {
        const first = since(run.finished_at);
        const counted = all.filter(
          (other) =>
            other.id <= run.id &&
            other.user_id === run.user_id &&
            since(other.finished_at) === first &&
            ['', other.character_id].includes(character),
        );
        rows.set(`${period} ${character} ${run.user_id}`, {
          period,
          character_id: character,
          since: first,
          user_id: run.user_id,
          score: counted.reduce((sum, { gained }) => sum + gained, 0),
          completed: counted.reduce((sum, { is_completed }) => sum + is_completed, 0),
          reached_at: Math.max(
            0,
            ...counted.filter(({ gained }) => gained > 0).map((one) => one.finished_at),
          ),
        });
      }
    }
  }
  return [...rows.values()];
}

describe('standings', () => {
  it('are what the ledger adds up to, whatever the clock did', async () => {
    const database = await openDatabase(dataDir);
    const { sqlite } = database;
    fc.assert(
      fc.property(runs, (played) => {
        sqlite.exec('DELETE FROM user');
        addPlayers(database);
        for (const run of played) addRun(database, run);
        const kept = sqlite.prepare(KEPT).all();
        const expected = addedUp(database);
        expect(kept).toHaveLength(expected.length);
        expect(kept).toEqual(expect.arrayContaining(expected));
        expect(sqlite.prepare(BANDS).all()).toEqual(sqlite.prepare(COUNTED).all());
      }),
      { numRuns: 60 },
    );
    sqlite.exec('DELETE FROM user');
    expect(sqlite.prepare(BANDS).all()).toEqual([]);
    await database.close();
  });

  it('are the same when an older database is brought up to date', async () => {
    const older = await openDatabase(dataDir, migrations.slice(0, 3));
    addPlayers(older);
    const played = fc.sample(runs, { numRuns: 3, seed: 7 }).flat();
    // In order: what counts there is the newest day.
    for (const run of played.toSorted((a, b) => a.hours - b.hours)) addRun(older, run);
    await older.close();
    const database = await openDatabase(dataDir);
    const { sqlite } = database;
    const kept = sqlite.prepare(KEPT).all();
    const expected = addedUp(database);
    expect(kept).toHaveLength(expected.length);
    expect(kept).toEqual(expect.arrayContaining(expected));
    expect(sqlite.prepare(BANDS).all()).toEqual(sqlite.prepare(COUNTED).all());
    await database.close();
  });
});
