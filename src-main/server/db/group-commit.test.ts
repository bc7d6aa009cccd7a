import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupCommit, type SyncTx } from './group-commit.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { prepared } from './prepared.ts';

const write = prepared((db, row: { key: string; value: string }) =>
  db.insertInto('setting').values(row),
);
const list = prepared((db) => db.selectFrom('setting').select('key').orderBy('key'));
const keys = (trx: SyncTx) => list(trx, {}).map(({ key }) => key);

let dataDir: string;
let database: OpenDatabase;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'punakawan-db-'));
  database = await openDatabase(dataDir);
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const writeOne = (key: string, value = key) =>
  groupCommit(database.db, (trx) => {
    write(trx, { key, value });
    return keys(trx);
  });

describe('transactions in a group commit', () => {
  it('see what those before them wrote, and are undone one by one', async () => {
    const outcomes = await Promise.allSettled([
      writeOne('a'),
      groupCommit(database.db, (trx) => {
        write(trx, { key: 'b', value: 'b' });
        throw new Error('changed my mind');
      }),
      writeOne('a'),
      writeOne('c'),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: ['a'] },
      { status: 'rejected', reason: { message: 'changed my mind' } },
      { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } },
      { status: 'fulfilled', value: ['a', 'c'] },
    ]);
    expect(await groupCommit(database.db, keys)).toEqual(['a', 'c']);
  });

  it('share one commit when they come together', async () => {
    await writeOne('a');
    emptyLog();
    await Promise.all(['b', 'c', 'd', 'e'].map((key) => writeOne(key)));
    // All four lie on one page, which the log then holds once.
    expect(emptyLog()).toBe(1);
  });

  it('wait for a longer transaction, and see nothing of it before', async () => {
    const { db } = database;
    const seen: string[] = [];
    let waiting: Promise<string[]> | undefined;
    await db.transaction().execute(async (trx) => {
      await write(trx, { key: 'long', value: '' });
      waiting = writeOne('short');
      await new Promise((resolve) => setImmediate(resolve));
      seen.push('long is about to end');
      void waiting.then(() => seen.push('short has ended'));
    });
    expect(await waiting).toEqual(['long', 'short']);
    expect(seen).toEqual(['long is about to end', 'short has ended']);
  });

  it('fail by themselves when the disk is full; those that fit are kept', async () => {
    const { sqlite } = database;
    sqlite.pragma(`max_page_count = ${String(sqlite.pragma('page_count', { simple: true }))}`);
    const outcomes = await Promise.allSettled([
      writeOne('a'),
      writeOne('b', 'x'.repeat(1_000_000)),
      writeOne('c'),
    ]);
    sqlite.pragma('max_page_count = 1000000');
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'SQLITE_FULL' } },
      { status: 'fulfilled' },
    ]);
    expect(await groupCommit(database.db, keys)).toEqual(['a', 'c']);
  });
});

/** Merges the log, which then begins anew; tells how many pages it held. Each commit adds what it changed. */
function emptyLog(): number | undefined {
  const [row] = database.sqlite.pragma('wal_checkpoint(RESTART)') as { log: number }[];
  return row?.log;
}
