import {
  closeSync,
  cpSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { DATABASE_FILE, openDatabase } from '../../src-main/server/db/open-database.ts';
import { ask } from '../harness/ask.ts';
import { checkSound, checkSums, copyFiles, lookInto } from '../harness/compare.ts';
import { answerInTurn, openSessions, type Answered } from '../harness/history.ts';
import { Product } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

const WAL = `${DATABASE_FILE}-wal`;
/** Below SQLite's automatic checkpoint: what has been merged was synced first and cannot be torn. */
const WAL_LIMIT = 3.5 * 1024 * 1024;
const SECTOR = 512;

/** Everything that a database holds is the history up to some moment, without a hole. */
function checkPrefix(trial: Trial, sqlite: Database, history: readonly Answered[], how: string) {
  const rows = sqlite
    .prepare(
      `SELECT session_id || ' ' || question_id || ' ' || points FROM session_question WHERE answered_at IS NOT NULL`,
    )
    .pluck()
    .all();
  const stored = new Set(rows);
  const prefix = history
    .slice(0, stored.size)
    .map(({ sessionId, questionId, points }) => `${sessionId} ${questionId} ${points}`);
  trial.check(
    prefix.every((answer) => stored.has(answer)),
    () => `${how}: ${stored.size} answers that are not the first ones`,
  );
  return stored.size;
}

/** Breaks the log of a copy as a power cut may: the end missing, or a sector never written. */
function damage(trial: Trial, folder: string): string {
  const file = join(folder, WAL);
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  try {
    if (trial.chance.next() < 0.8) {
      const length = trial.chance.between(0, size);
      ftruncateSync(handle, length);
      return `cut at ${length}`;
    }
    const sector = trial.chance.between(0, Math.floor(size / SECTOR) - 1);
    writeSync(handle, Buffer.alloc(SECTOR), 0, SECTOR, sector * SECTOR);
    return `sector ${sector} empty`;
  } finally {
    closeSync(handle);
  }
}

export const tornLog: Proof = {
  name: 'torn-log',
  promise: 'a log torn by a power cut opens as a moment of its own history',
  async try(trial) {
    const product = new Product();
    const scratch = mkdtempSync(join(tmpdir(), 'punakawan-torn-'));
    try {
      await product.start();
      const open = await openSessions(product, trial.size(20, 10));
      // The log begins empty, and everything in it comes from here on.
      await product.stop();
      await product.start();
      const wal = join(product.dataDir, WAL);
      const history = await answerInTurn(product, open, () => statSync(wal).size < WAL_LIMIT);
      await product.kill();

      let shortest = history.length;
      const tries = trial.size(1_000, 20);
      const boots = trial.size(25, 1);
      for (let n = 0; n < tries; n++) {
        const folder = join(scratch, String(n));
        cpSync(product.dataDir, folder, { recursive: true, filter: isNoCopyOrLog });
        copyFiles(product.dataDir, folder);
        const how = damage(trial, folder);
        if (n < boots) await boot(trial, folder, how);
        const database = await openDatabase(folder);
        checkSound(trial, database.sqlite);
        checkSums(trial, database.sqlite);
        shortest = Math.min(shortest, checkPrefix(trial, database.sqlite, history, how));
        await database.close();
        rmSync(folder, { recursive: true });
      }
      const whole = lookInto(product.dataDir, (sqlite) =>
        checkPrefix(trial, sqlite, history, 'undamaged'),
      );
      trial.check(whole === history.length, `${history.length} acknowledged, ${whole} kept`);
      return `${tries} damaged logs (${boots} with the whole server on them) of ${history.length} answers, down to ${shortest} left`;
    } finally {
      rmSync(scratch, { recursive: true, force: true });
      await product.remove();
    }
  },
};

const isNoCopyOrLog = (file: string): boolean => !/[\\/](logs|backups)$/.test(file);

/** The whole server starts on it and answers. */
async function boot(trial: Trial, dataDir: string, how: string): Promise<void> {
  const product = new Product({ dataDir });
  await product.start();
  const health = await ask(product, { path: '/health' });
  trial.check(health.status === 200, `${how}: health answered ${health.status}`);
  await product.kill();
}
