import { get } from 'node:http';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { API_PREFIX } from '../src-shared/constants/limits.ts';
import { DATABASE_FILE } from '../src-main/server/db/open-database.ts';
import { Connection, wireRequest } from './connection.ts';
import type { SignedIn } from './seed-school.ts';
import type { ServerProcess } from './server-process.ts';
import { median } from './statistics.ts';

/** A call of an admin screen, and the plain SQL that reads the same rows. */
interface AdminCall {
  name: string;
  path: string;
  sql: readonly string[];
}

const PAGE = 'LIMIT 10';
const SUMS = 'SELECT count(*), sum(play_seconds), avg(total_score) FROM user';
const MATCHES = `instr(username_key, 'siswa 77') > 0 OR instr(email, 'siswa 77') > 0`;
const ANALYSIS = `SELECT question.id, answered, correct, mean_time FROM question LEFT JOIN
  (SELECT question_id, count(*) AS answered, sum(is_correct) AS correct, avg(time_spent) AS mean_time
   FROM session_question WHERE answered_at IS NOT NULL GROUP BY question_id) AS answers
  ON answers.question_id = question.id WHERE deleted_at IS NULL`;
const SORTS: Readonly<Record<string, string>> = {
  totalScore: 'total_score',
  totalPlayTime: 'play_seconds',
  lastLogin: 'coalesce(last_login_at, 0)',
  gamesPlayed: 'games_played',
  username: 'username_key',
  highestScore: 'highest_score',
};

export const ADMIN_CALLS: readonly AdminCall[] = [
  {
    name: 'stats',
    path: '/admin/stats',
    sql: [
      'SELECT count(*) FROM user',
      'SELECT count(*) FROM question WHERE deleted_at IS NULL',
      'SELECT count(*) FROM game_session',
      `SELECT day, count(*), sum(score) FROM finished_run
       WHERE day >= date('now', '-6 days') GROUP BY day`,
      `SELECT * FROM user WHERE games_played > 0
       ORDER BY total_score DESC, score_reached_at, id LIMIT 5`,
      `SELECT character_id, count(*), avg(points) FROM question
       WHERE deleted_at IS NULL GROUP BY character_id`,
    ],
  },
  {
    name: 'users',
    path: '/admin/users',
    sql: ['SELECT count(*) FROM user', `SELECT * FROM user ORDER BY username_key ${PAGE}`],
  },
  {
    name: 'users, searched',
    path: '/admin/users?search=siswa%2077',
    sql: [
      `SELECT count(*) FROM user WHERE ${MATCHES}`,
      `SELECT * FROM user WHERE ${MATCHES} ORDER BY username_key ${PAGE}`,
    ],
  },
  {
    name: 'one user',
    path: '/admin/users/100',
    sql: [
      'SELECT * FROM user WHERE id = 100',
      'SELECT * FROM game_session WHERE user_id = 100 ORDER BY id DESC LIMIT 10',
      `SELECT speech_level, count(*), sum(is_correct) FROM game_session
       JOIN session_question ON session_id = game_session.id
       JOIN question_version ON question_version.id = version_id
       WHERE user_id = 100 AND answered_at IS NOT NULL GROUP BY speech_level`,
    ],
  },
  ...Object.entries(SORTS).map(([sortBy, column]) => ({
    name: `analytics by ${sortBy}`,
    path: `/admin/users/analytics?sortBy=${sortBy}`,
    sql: [SUMS, `SELECT * FROM user ORDER BY ${column} DESC, id DESC ${PAGE}`],
  })),
  {
    name: 'analytics, searched',
    path: '/admin/users/analytics?search=siswa%2077',
    sql: [SUMS, `SELECT * FROM user WHERE ${MATCHES} ORDER BY total_score DESC ${PAGE}`],
  },
  {
    name: 'questions',
    path: '/questions?page=3',
    sql: [
      'SELECT count(*) FROM question WHERE deleted_at IS NULL',
      `SELECT * FROM question JOIN question_version ON question_version.id = version_id
       WHERE deleted_at IS NULL ORDER BY question.id ${PAGE} OFFSET 20`,
    ],
  },
  {
    name: 'questions, searched',
    path: '/questions?search=semar',
    sql: [
      `SELECT count(*) FROM question WHERE deleted_at IS NULL AND instr(search_text, 'semar') > 0`,
      `SELECT * FROM question JOIN question_version ON question_version.id = version_id
       WHERE deleted_at IS NULL AND instr(search_text, 'semar') > 0 ORDER BY question.id ${PAGE}`,
    ],
  },
  {
    name: 'question stats',
    path: '/admin/questions/stats',
    sql: [
      `SELECT character_id, level, sum(answered), sum(correct) FROM (SELECT question_id,
         count(*) AS answered, sum(is_correct) AS correct FROM session_question
         WHERE answered_at IS NOT NULL GROUP BY question_id)
       JOIN question ON question.id = question_id GROUP BY character_id, level`,
    ],
  },
  ...['shareCorrect', 'timesAnswered', 'meanTime', 'id'].map((sortBy) => ({
    name: `analysis by ${sortBy}`,
    path: `/admin/questions/analysis?sortBy=${sortBy}`,
    sql: [`${ANALYSIS} ORDER BY answered ${PAGE}`],
  })),
  {
    name: 'audit',
    path: '/admin/audit',
    sql: ['SELECT count(*) FROM audit', 'SELECT * FROM audit ORDER BY id DESC LIMIT 20'],
  },
];

const CALLS_PER_TURN = 5;

/** Screen and SQL in alternation, one call at a time: what an admin waits for. */
export async function compareAdminCalls(
  server: ServerProcess,
  dataDir: string,
  admin: SignedIn,
  turns: number,
): Promise<{ call: string; ms: number; 'SQL ms': number; 'of SQL': number }[]> {
  const sqlite = new BetterSqlite(join(dataDir, DATABASE_FILE), { readonly: true });
  const connection = await Connection.open(server.url);
  const rows = [];
  for (const call of ADMIN_CALLS) {
    const statements = call.sql.map((sql) => sqlite.prepare(sql));
    const request = wireRequest(server.url, { method: 'GET', path: API_PREFIX + call.path }, admin);
    const times: { screen: number; sql: number }[] = [];
    for (let turn = 0; turn <= turns; turn++) {
      const screen = await fastestOf(async () => {
        const { status, body } = await connection.send(request);
        if (status !== 200) throw new Error(`${call.path}: ${body.toString()}`);
      });
      const sql = await fastestOf(() => {
        for (const statement of statements) statement.all();
      });
      if (turn > 0) times.push({ screen, sql });
    }
    rows.push({
      call: call.name,
      ms: round(median(times.map(({ screen }) => screen))),
      'SQL ms': round(median(times.map(({ sql }) => sql))),
      'of SQL': round(median(times.map(({ screen, sql }) => screen / sql))),
    });
  }
  const firstByte = await fastestOf(() => untilFirstByte(server.url, '/admin/users/export', admin));
  rows.push({
    call: 'CSV of all users, first byte',
    ms: round(firstByte),
    'SQL ms': NaN,
    'of SQL': NaN,
  });
  connection.close();
  sqlite.close();
  return rows;
}

/** The best of a few tries, in milliseconds: the others had a busy neighbour. */
export async function fastestOf(run: () => Promise<void> | void): Promise<number> {
  let best = Infinity;
  for (let n = 0; n < CALLS_PER_TURN; n++) {
    const started = performance.now();
    await run();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

const untilFirstByte = (url: string, path: string, { accessToken }: SignedIn): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const request = get(url + API_PREFIX + path, { headers }, (response) => {
      response.once('data', () => {
        response.destroy();
        resolve();
      });
    });
    request.on('error', reject);
  });

const round = (value: number): number => Number(value.toFixed(2));
