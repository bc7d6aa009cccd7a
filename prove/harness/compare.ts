import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite, { type Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../../src-main/server/db/open-database.ts';
import type { Server } from './ask.ts';
import type { Pupil } from './pupil.ts';
import type { Trial } from './proof.ts';

/** Copies database and log as they lie on the disk; never opens the originals. */
export function copyFiles(dataDir: string, target: string): void {
  for (const suffix of ['', '-wal']) {
    const file = join(dataDir, DATABASE_FILE + suffix);
    if (existsSync(file)) copyFileSync(file, join(target, DATABASE_FILE + suffix));
  }
}

/** Opens a copy of a data folder's database for looking, and removes it afterwards. */
export function lookInto<T>(dataDir: string, look: (sqlite: Database) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'punakawan-copy-'));
  try {
    copyFiles(dataDir, folder);
    const sqlite = new BetterSqlite(join(folder, DATABASE_FILE));
    try {
      return look(sqlite);
    } finally {
      sqlite.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** SQLite's own two checks. */
export function checkSound(trial: Trial, sqlite: Database): void {
  const integrity = sqlite.pragma('integrity_check', { simple: true });
  trial.check(integrity === 'ok', `integrity_check: ${String(integrity)}`);
  const orphans = sqlite.pragma('foreign_key_check') as unknown[];
  trial.check(orphans.length === 0, `foreign_key_check: ${orphans.length} rows`);
}

/** Totals are what the ledger adds up to, and scores what the answers add up to; for everybody. */
export function checkSums(trial: Trial, sqlite: Database): void {
  const users = sqlite
    .prepare(
      `SELECT username FROM user u WHERE
         total_score <> (SELECT coalesce(sum(gained), 0) FROM finished_run WHERE user_id = u.id)
         OR games_played <> (SELECT count(*) FROM finished_run WHERE user_id = u.id)
         OR games_completed <> (SELECT coalesce(sum(is_completed), 0) FROM finished_run WHERE user_id = u.id)
         OR play_seconds <> (SELECT coalesce(sum(seconds), 0) FROM finished_run WHERE user_id = u.id)
         OR highest_score <> (SELECT coalesce(max(score), 0) FROM finished_run WHERE user_id = u.id)`,
    )
    .all();
  trial.check(users.length === 0, () => `totals without proof: ${JSON.stringify(users)}`);
  const sessions = sqlite
    .prepare(
      `SELECT id FROM game_session s WHERE
         score <> (SELECT coalesce(sum(points), 0) FROM session_question WHERE session_id = s.id)
         OR current_index <> (SELECT count(answered_at) FROM session_question WHERE session_id = s.id)
         OR (status = 'completed') <> EXISTS (SELECT 1 FROM finished_run WHERE session_id = s.id)`,
    )
    .all();
  trial.check(sessions.length === 0, () => `sessions without proof: ${JSON.stringify(sessions)}`);
  const days = sqlite
    .prepare(
      `SELECT day FROM active_day d WHERE
         users <> (SELECT count(*) FROM user WHERE active_day = d.day)`,
    )
    .all();
  trial.check(days.length === 0, () => `days counted wrong: ${JSON.stringify(days)}`);
}

interface StoredAnswer {
  session_id: number;
  question_id: number;
  is_correct: 0 | 1;
  points: number;
}

/**
 * Everything that was acknowledged to a pupil is there as it was acknowledged, and nothing counts
 * that nobody sent: beyond it at most the one request whose reply never came.
 */
export function checkAcknowledged(trial: Trial, sqlite: Database, pupil: Pupil): void {
  const { acked, unsure, person } = pupil;
  const who = person.username;
  const rows = sqlite
    .prepare(
      `SELECT q.session_id, q.question_id, q.is_correct, q.points
       FROM session_question q JOIN game_session s ON s.id = q.session_id
       WHERE s.user_id = ? AND q.answered_at IS NOT NULL`,
    )
    .all(Number(person.id)) as StoredAnswer[];
  const stored = new Map(rows.map((row) => [`${row.session_id} ${row.question_id}`, row]));
  for (const [sessionId, verdicts] of acked.sessions) {
    for (const [questionId, verdict] of verdicts) {
      const row = stored.get(`${sessionId} ${questionId}`);
      stored.delete(`${sessionId} ${questionId}`);
      trial.check(
        row?.points === verdict.points && (row.is_correct === 1) === verdict.isCorrect,
        () =>
          `${who}: answer ${sessionId}/${questionId} was ${JSON.stringify(verdict)}, is ${JSON.stringify(row)}`,
      );
    }
  }
  const sent =
    unsure?.kind === 'answer' ? stored.delete(`${unsure.sessionId} ${unsure.questionId}`) : false;
  trial.check(stored.size === 0, () => `${who}: ${stored.size} answers that nobody gave`);

  const runs = sqlite
    .prepare(`SELECT session_id, score FROM finished_run WHERE user_id = ? AND kind = 'session'`)
    .all(Number(person.id)) as { session_id: number; score: number }[];
  for (const [sessionId, score] of acked.completed) {
    const matching = runs.filter((run) => String(run.session_id) === sessionId);
    trial.check(
      matching.length === 1 && matching[0]?.score === score,
      () => `${who}: session ${sessionId} ended with ${score}, is ${JSON.stringify(matching)}`,
    );
  }
  trial.check(
    runs.length - acked.completed.size <= (sent ? 1 : 0),
    () => `${who}: ${runs.length} sessions counted, ${acked.completed.size} completed`,
  );

  for (const [characterId, level] of acked.levels) {
    const row = findLevel(sqlite, pupil, characterId);
    const isUnsure = unsure?.kind === 'level' && unsure.characterId === characterId;
    trial.check(
      row.attempts === level.attempts || (isUnsure && row.attempts === level.attempts + 1),
      () => `${who}: ${level.attempts} runs with ${characterId}, stored ${row.attempts}`,
    );
    trial.check(
      row.best === level.best ||
        (isUnsure &&
          row.attempts > level.attempts &&
          row.best === Math.max(level.best, unsure.score)),
      () => `${who}: best of ${characterId} was ${level.best}, is ${row.best}`,
    );
  }
}

/** Everything that was acknowledged so far, compared with what lies on the disk. */
export function compareAll(trial: Trial, dataDir: string, pupils: readonly Pupil[]): void {
  lookInto(dataDir, (sqlite) => {
    checkSound(trial, sqlite);
    checkSums(trial, sqlite);
    for (const pupil of pupils) checkAcknowledged(trial, sqlite, pupil);
  });
}

/**
 * What a level that was cut off has come to. Returns how to ask again for whatever was left open, as
 * every page does once there is a server again.
 */
export function lookAtOpenLevels(
  dataDir: string,
  pupils: readonly Pupil[],
): (server?: Server) => Promise<void> {
  const attempts = lookInto(dataDir, (sqlite) =>
    pupils.map((pupil) =>
      pupil.unsure?.kind === 'level'
        ? findLevel(sqlite, pupil, pupil.unsure.characterId).attempts
        : 0,
    ),
  );
  return async (server) => {
    await Promise.all(pupils.map((pupil, n) => pupil.settle(attempts[n] ?? 0, server)));
  };
}

/** Runs and best score of level 1 as they are stored. */
function findLevel(sqlite: Database, pupil: Pupil, characterId: string) {
  const row = sqlite
    .prepare(
      `SELECT attempts, best_score AS best FROM level_progress
       WHERE user_id = ? AND character_id = ? AND level = 1`,
    )
    .get(Number(pupil.person.id), characterId);
  return (row ?? { attempts: 0, best: 0 }) as { attempts: number; best: number };
}
