import type { SqlMigration } from '../migrate.ts';

/**
 * One table for every run of questions: challenges, which is what there was, and levels. Answers of
 * both lie in `session_question`, so that lists, reports and analysis read one place.
 */
export const runs: SqlMigration = {
  version: 7,
  name: 'runs',
  statements: [
    `ALTER TABLE game_session ADD COLUMN kind TEXT NOT NULL DEFAULT 'challenge'
      CHECK (kind IN ('challenge', 'level', 'assignment'))`,
    `ALTER TABLE game_session ADD COLUMN level INTEGER CHECK (level BETWEEN 1 AND 4)`,
    // What a player has one unfinished run of: the challenge, or each level of each character.
    `ALTER TABLE game_session ADD COLUMN slot TEXT NOT NULL DEFAULT 'challenge'`,
    `DROP INDEX game_session_active`,
    `CREATE UNIQUE INDEX game_session_active ON game_session (user_id, slot)
      WHERE status = 'active'`,

    // Null: the options were served in the order in which they were written.
    `ALTER TABLE session_question ADD COLUMN option_seed INTEGER`,

    // The school's number of sessions goes on counting challenges: finished levels stand in the ledger.
    `DROP TRIGGER school_total_session_in`,
    `DROP TRIGGER school_total_session_out`,
    `CREATE TRIGGER school_total_session_in AFTER INSERT ON game_session
      WHEN new.kind = 'challenge' BEGIN
      UPDATE school_total SET sessions = sessions + 1;
    END`,
    `CREATE TRIGGER school_total_session_out AFTER DELETE ON game_session
      WHEN old.kind = 'challenge' BEGIN
      UPDATE school_total SET sessions = sessions - 1;
    END`,
  ],
};
