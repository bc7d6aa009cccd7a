import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';

const SESSIONS = `INSERT INTO game_session (id, user_id, character_id, status, score, lives,
  current_index, total_questions, served_at, served_monotonic, served_boot, created_at, touched_at)
  VALUES (1, 1, 'semar', 'completed', 30, 2, 2, 2, 5, 5, 'b', 1, 5),
         (2, 1, 'semar', 'active', 15, 3, 1, 2, 9, 9, 'b', 6, 9)`;

it('keeps every session and answer of the first edition as a challenge', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'punakawan-db-'));
  try {
    const older = await openDatabase(dataDir, migrations.slice(0, 6));
    older.sqlite.exec(`
      INSERT INTO user (id, username, username_key, email, password_hash, role, total_score,
        score_reached_at, created_at) VALUES (1, 'ani', 'ani', 'a@b.c', '', 'player', 30, 5, 0);
      INSERT INTO question (id, character_id, level, type, search_text, points, difficulty,
        category, version_id, created_at, updated_at)
        VALUES (101, 'semar', 1, 'essay', '', 10, '', '', 1, 0, 0);
      INSERT INTO question_version (id, question_id, content, created_at) VALUES (1, 101, '{}', 0);
      ${SESSIONS};
      INSERT INTO session_question (session_id, position, question_id, version_id,
        points_possible, text_answer, is_correct, points, time_spent, answered_at)
        VALUES (1, 0, 101, 1, 10, 'tuku', 1, 15, 4.5, 3), (2, 0, 101, 1, 10, NULL, NULL, NULL, NULL, NULL);
      INSERT INTO finished_run (user_id, kind, character_id, session_id, score, gained, correct,
        questions, is_completed, seconds, finished_at, day)
        VALUES (1, 'session', 'semar', 1, 30, 30, 2, 2, 1, 9, 5, '2026-01-01')`);
    const tables = ['game_session', 'session_question', 'finished_run', 'user', 'school_total'];
    const read = (database: typeof older) =>
      tables.map((table) => database.sqlite.prepare(`SELECT * FROM ${table}`).all());
    const before = read(older);
    await older.close();

    const newer = await openDatabase(dataDir);
    expect(read(newer)).toMatchObject(before);
    const kinds = newer.sqlite.prepare('SELECT kind, level, slot FROM game_session').all();
    const challenge = { kind: 'challenge', level: null, slot: 'challenge' };
    expect(kinds).toEqual([challenge, challenge]);
    // Still one active challenge of a player, but a level may run beside it.
    const insert = (slot: string) =>
      newer.sqlite.exec(`INSERT INTO game_session (user_id, kind, slot, character_id, status, lives,
        total_questions, served_at, served_monotonic, served_boot, created_at, touched_at)
        VALUES (1, 'level', '${slot}', 'semar', 'active', 0, 1, 1, 1, 'b', 1, 1)`);
    expect(() => insert('challenge')).toThrow('UNIQUE');
    insert('level semar 1');
    await newer.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
