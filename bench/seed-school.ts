import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { CHARACTER_IDS } from '../src-shared/constants/characters.ts';
import { FIRST_EDITOR_QUESTION_ID, SESSION } from '../src-shared/constants/game.ts';
import { openDatabase } from '../src-main/server/db/open-database.ts';
import { loadBank } from '../src-main/server/features/questions/bank.ts';
import { seedBank } from '../src-main/server/features/questions/seed-bank.ts';
import { systemClock } from '../src-main/server/lib/clock.ts';
import { localDay } from '../src-main/server/lib/local-day.ts';
import { loadSecrets } from '../src-main/server/lib/secrets.ts';
import { createTokenSigner } from '../src-main/server/lib/tokens.ts';

/** Somebody who is signed in. */
export interface SignedIn {
  userId: number;
  accessToken: string;
}

export interface School {
  players: SignedIn[];
  admin: SignedIn;
}

export interface SchoolSize {
  players: number;
  /** Questions in play; never fewer than the built-in bank has. */
  questions?: number;
  /** Completed sessions of each player. */
  sessions: number;
  /** Answers in each session. */
  answers: number;
  /** Sessions bring scores spread evenly below this; left out, what their answers bring. */
  scoresBelow?: number;
  /** As it is stored; nobody can sign in with a password unless it is told. */
  passwordHash?: string;
}

/** Sign-ins that are made; more pupils than any measurement lets play at once. */
const SIGNED_IN = 300;
const HOUR = 3_600_000;
/** The sessions lie within so many days. */
const DAYS = 60;
const BANK = join(import.meta.dirname, '../resources/bank');

/** Fills a fresh data folder with a school whose totals are what its ledger adds up to. */
export async function seedSchool(dataDir: string, size: SchoolSize): Promise<School> {
  const database = await openDatabase(dataDir);
  try {
    const { sqlite } = database;
    await seedBank(database.db, loadBank(BANK), Date.now());
    sqlite.transaction(() => {
      addQuestions(sqlite, size.questions ?? 0);
      addUsers(sqlite, size);
      addSessions(sqlite, size);
      addAudit(sqlite, size.players / 5);
    })();
    sqlite.pragma('optimize = 0x10002');
    return signIn(dataDir, sqlite);
  } finally {
    await database.close();
  }
}

/** Copies of built-in questions under new ids, until there are so many. */
function addQuestions(sqlite: SqliteDatabase, wanted: number): void {
  const builtIn = sqlite
    .prepare<[], { id: number; content: string }>(
      `SELECT question.id, content FROM question
       JOIN question_version ON question_version.id = question.version_id ORDER BY question.id`,
    )
    .all();
  const version = sqlite.prepare(
    `INSERT INTO question_version (question_id, content, speech_level, created_at)
     SELECT ?, ?, speech_level, created_at FROM question_version WHERE question_id = ? LIMIT 1`,
  );
  const question = sqlite.prepare(
    `INSERT INTO question (id, character_id, level, type, search_text, points, difficulty, category,
       version_id, created_at, updated_at)
     SELECT ?, character_id, level, type, ? || search_text, points, difficulty, category, ?,
       created_at, updated_at FROM question WHERE id = ?`,
  );
  for (let n = 0; n < wanted - builtIn.length; n++) {
    const source = builtIn[n % builtIn.length];
    if (!source) throw new Error('the built-in bank is empty');
    const id = FIRST_EDITOR_QUESTION_ID + n;
    const content = JSON.stringify({ ...JSON.parse(source.content), id });
    const { lastInsertRowid } = version.run(id, content, source.id);
    question.run(id, `${id}\n`, lastInsertRowid, source.id);
  }
}

function addUsers(sqlite: SqliteDatabase, { players, passwordHash = 'none' }: SchoolSize): void {
  const insert = sqlite.prepare(
    `INSERT INTO user (username, username_key, email, password_hash, role, score_reached_at, created_at)
     VALUES (@name, lower(@name), replace(lower(@name), ' ', '.') || '@sekolah.id', @passwordHash,
       @role, @at, @at)`,
  );
  const at = Date.now() - DAYS * 24 * HOUR;
  insert.run({ name: 'Guru', passwordHash, role: 'admin', at });
  for (let n = 1; n <= players; n++) {
    insert.run({ name: `Siswa ${n}`, passwordHash, role: 'player', at });
  }
}

/** Completed sessions with their answers and ledger rows, and the totals that follow from them. */
function addSessions(sqlite: SqliteDatabase, size: SchoolSize): void {
  const { players, sessions, answers, scoresBelow } = size;
  const questions = sqlite
    .prepare<[], { id: number; version_id: number }>('SELECT id, version_id FROM question')
    .all();
  const insertSession = sqlite.prepare(
    `INSERT INTO game_session (user_id, character_id, status, score, lives, current_index,
       total_questions, served_at, served_monotonic, served_boot, created_at, touched_at, completed_at)
     VALUES (@userId, @character, 'completed', @score, ${SESSION.lives}, @answers, @answers, @at, 0,
       'seed', @at, @at, @at)`,
  );
  const insertAnswer = sqlite.prepare(
    `INSERT INTO session_question (session_id, position, question_id, version_id, points_possible,
       selected_answer, is_correct, points, time_spent, answered_at)
     VALUES (?, ?, ?, ?, 10, ?, ?, ?, ?, ?)`,
  );
  const insertRun = sqlite.prepare(
    `INSERT INTO finished_run (user_id, kind, character_id, session_id, score, gained, correct,
       questions, is_completed, seconds, finished_at, day)
     VALUES (@userId, 'session', @character, @sessionId, @score, @score, @correct, @answers, 1,
       @seconds, @at, @day)`,
  );
  const first = sqlite
    .prepare<[], { id: number }>(`SELECT min(id) AS id FROM user WHERE role = 'player'`)
    .get();
  const now = Date.now();
  for (let n = 0; n < players * sessions; n++) {
    const userId = (first?.id ?? 0) + (n % players);
    const character = CHARACTER_IDS[n % CHARACTER_IDS.length];
    const at = now - (n % DAYS) * 24 * HOUR;
    const verdicts = Array.from({ length: answers }, (_none, position) => ({
      question: questions[(n * 31 + position) % questions.length],
      points: (n * 7919 + position * 104_729) % 3 === 0 ? 0 : 10 + ((n + position) % 6),
      seconds: 3 + ((n + position) % 20),
    }));
    const score = scoresBelow
      ? (n * 7919) % scoresBelow
      : verdicts.reduce((sum, verdict) => sum + verdict.points, 0);
    const correct = verdicts.filter((verdict) => verdict.points > 0).length;
    const seconds = verdicts.reduce((sum, verdict) => sum + verdict.seconds, 0);
    const { lastInsertRowid } = insertSession.run({ userId, character, score, answers, at });
    for (const [position, verdict] of verdicts.entries()) {
      const { question, points } = verdict;
      if (!question) throw new Error('a school without questions');
      const verdictColumns = [position % 4, points > 0 ? 1 : 0, points, verdict.seconds, at];
      insertAnswer.run(
        lastInsertRowid,
        position,
        question.id,
        question.version_id,
        ...verdictColumns,
      );
    }
    const run = { sessionId: lastInsertRowid, correct, seconds, day: localDay(at) };
    insertRun.run({ userId, character, score, answers, at, ...run });
  }
  sqlite.exec(
    `UPDATE user SET total_score = runs.score, games_played = runs.games, games_completed = runs.games,
       highest_score = runs.highest, play_seconds = runs.seconds, score_reached_at = runs.reached,
       last_login_at = runs.reached
     FROM (SELECT user_id, sum(gained) AS score, count(*) AS games, max(score) AS highest,
         sum(seconds) AS seconds, max(finished_at) AS reached FROM finished_run GROUP BY user_id) AS runs
     WHERE runs.user_id = user.id`,
  );
}

function addAudit(sqlite: SqliteDatabase, lines: number): void {
  const insert = sqlite.prepare(
    `INSERT INTO audit (at, actor_id, actor_name, event, search_text) VALUES (?, 1, 'Guru', ?, ?)`,
  );
  const event = JSON.stringify({ action: 'users.export', format: 'csv', search: '' });
  for (let n = 0; n < lines; n++) insert.run(Date.now(), event, 'guru mengunduh daftar siswa');
}

/** Signs in the admin and some players, as the product would. */
function signIn(dataDir: string, sqlite: SqliteDatabase): School {
  const tokens = createTokenSigner(loadSecrets(dataDir).secrets, systemClock);
  const family = sqlite.prepare(
    `INSERT INTO refresh_family (id, user_id, created_at, rotated_at, expires_at)
     VALUES (?, ?, ?, ?, ?)`,
  );
  const signed = (userId: number): SignedIn => {
    const familyId = randomUUID();
    const now = Date.now();
    family.run(familyId, userId, now, now, now + 12 * HOUR);
    return { userId, accessToken: tokens.signAccess({ userId, familyId }) };
  };
  const ids = (role: string, limit: number) =>
    sqlite
      .prepare<[string, number], { id: number }>(
        'SELECT id FROM user WHERE role = ? ORDER BY id LIMIT ?',
      )
      .all(role, limit)
      .map((row) => row.id);
  const [admin] = ids('admin', 1);
  if (admin === undefined) throw new Error('a school without an admin');
  return { admin: signed(admin), players: ids('player', SIGNED_IN).map(signed) };
}
