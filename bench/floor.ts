/**
 * Child process: the same answers from bare node:http and prepared statements, with nothing on top:
 * no token, no parsing, no views. What any server on this machine costs at the least.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { DATABASE_FILE } from '../src-main/server/db/open-database.ts';

const sqlite = new BetterSqlite(join(process.argv[2] ?? '', DATABASE_FILE));
sqlite.pragma('journal_mode = WAL');
sqlite.pragma('synchronous = FULL');
const userId = Number(process.argv[3]);

const best = sqlite.prepare(
  `SELECT id, username, total_score, games_completed FROM user WHERE games_played > 0
   ORDER BY total_score DESC, score_reached_at, id LIMIT 10`,
);
const levels = sqlite.prepare(
  `SELECT * FROM level_progress WHERE user_id = ? AND character_id = ?`,
);
const questions = sqlite.prepare(
  `SELECT v.content FROM question q JOIN question_version v ON v.id = q.version_id
   WHERE q.character_id = ? AND q.level = ? AND q.deleted_at IS NULL ORDER BY q.id`,
);
const select = sqlite.prepare(`UPDATE user SET selected_character = ? WHERE id = ?`);

const answers: Record<string, () => unknown> = {
  '/api/progress/leaderboard': () => best.all(),
  '/api/progress/levels/semar': () => levels.all(userId, 'semar'),
  '/api/questions/character/semar': () =>
    (questions.all('semar', 1) as { content: string }[]).map((row) => JSON.parse(row.content)),
  '/api/progress/character/select': () => select.run('semar', userId),
};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = JSON.stringify({ success: true, data: answers[path]?.() });
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
