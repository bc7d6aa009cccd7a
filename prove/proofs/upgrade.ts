import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite, { type Database } from 'better-sqlite3';
import { BACKUP_DIR, listBackups } from '../../src-main/server/db/backup-files.ts';
import { migrate, schemaVersion } from '../../src-main/server/db/migrate.ts';
import { migrations } from '../../src-main/server/db/migrations/index.ts';
import { DATABASE_FILE } from '../../src-main/server/db/open-database.ts';
import { checkSound, checkSums, lookInto } from '../harness/compare.ts';
import { median, ms } from '../harness/figures.ts';
import { Product } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

const PLAYERS = 5_000;
const RUNS_EACH = 10;
const latest = migrations.at(-1)?.version ?? 0;
const READY_WITHIN_MS = 10_000;
/** Everything that somebody earned, as every version has kept it. */
const EARNED = [
  `SELECT id, username, email, password_hash, role, total_score, games_played, highest_score FROM user ORDER BY id`,
  `SELECT user_id, kind, character_id, level, score, gained, seconds, day FROM finished_run ORDER BY id`,
];

const earnedIn = (sqlite: Database): string =>
  JSON.stringify(EARNED.map((sql) => sqlite.prepare(sql).raw().all()));

/** The data of a school that has played for a while with the first version. */
function makeOldData(dataDir: string): void {
  mkdirSync(dataDir);
  const sqlite = new BetterSqlite(join(dataDir, DATABASE_FILE));
  try {
    sqlite.pragma('journal_mode = WAL');
    migrate(sqlite, migrations.slice(0, 1));
    sqlite.exec(`
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${PLAYERS})
      INSERT INTO user (username, username_key, email, password_hash, role, total_score, games_played,
          games_completed, highest_score, play_seconds, score_reached_at, created_at)
        SELECT 'Siswa ' || n, 'siswa ' || n, 's' || n || '@sekolah.id', '-',
          'player', 100 * ${RUNS_EACH}, ${RUNS_EACH}, 0, 100, 60 * ${RUNS_EACH}, n, n FROM number;
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${RUNS_EACH})
      INSERT INTO finished_run (user_id, kind, character_id, level, score, gained, correct, questions,
          is_completed, seconds, finished_at, day)
        SELECT id, 'level', 'semar', 1, 100, 100, 1, 10, 0, 60, n, '2025-08-17' FROM user, number;`);
  } finally {
    sqlite.close();
  }
}

export const upgrade: Proof = {
  name: 'upgrade',
  promise:
    'an upgrade broken off anywhere is taken up by the next start, and changes nothing earned',
  async try(trial) {
    const folder = mkdtempSync(join(tmpdir(), 'punakawan-upgrade-'));
    try {
      const old = join(folder, 'old');
      makeOldData(old);
      const earned = lookInto(old, earnedIn);
      const copyOfOld = (name: string) => {
        const dataDir = join(folder, name);
        cpSync(old, dataDir, { recursive: true });
        return dataDir;
      };
      const unbroken = await tryStart(trial, copyOfOld('unbroken'), earned);
      const times: number[] = [];
      let brokenOff = 0;
      const rounds = trial.size(30, 2);
      for (let round = 0; round < rounds; round++) {
        const dataDir = copyOfOld(String(round));
        const limit = trial.chance.between(Math.round(unbroken / 5), Math.round(unbroken));
        await new Product({ dataDir }).startToFail(limit);
        if (lookInto(dataDir, schemaVersion) < latest) brokenOff++;
        times.push(await tryStart(trial, dataDir, earned));
        rmSync(dataDir, { recursive: true });
      }
      return `${rounds} kills, ${brokenOff} of them before the upgrade was done; ${PLAYERS.toLocaleString('en')} players with ${RUNS_EACH} runs each, ready after ${ms(median(times))}, at most ${ms(Math.max(...times))}`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Starts on data that are old or half upgraded, and compares. Resolves to the milliseconds until ready. */
async function tryStart(trial: Trial, dataDir: string, earned: string): Promise<number> {
  const product = new Product({ dataDir });
  try {
    const ready = await product.start();
    trial.within(ready, READY_WITHIN_MS);
    await product.stop();
    lookInto(dataDir, (sqlite) => {
      trial.check(schemaVersion(sqlite) === latest, `schema ${schemaVersion(sqlite)}`);
      checkSound(trial, sqlite);
      checkSums(trial, sqlite);
      trial.check(earnedIn(sqlite) === earned, 'what was earned has changed');
    });
    const backups = join(dataDir, BACKUP_DIR);
    const before = listBackups(backups).filter(({ kind }) => kind === 'before-upgrade');
    trial.check(before.length > 0, 'there is no copy of before');
    for (const { name } of before) {
      const copy = new BetterSqlite(join(backups, name), { readonly: true });
      checkSound(trial, copy);
      trial.check(earnedIn(copy) === earned, `${name} is not what was there`);
      copy.close();
    }
    return ready;
  } finally {
    await product.remove();
  }
}
