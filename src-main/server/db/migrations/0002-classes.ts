import type { SqlMigration } from '../migrate.ts';

/** Classes and the seats of their pupils. */
export const classes: SqlMigration = {
  version: 2,
  name: 'classes',
  statements: [
    // The audit log names classes by id: no id is ever given twice.
    `CREATE TABLE class (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      code TEXT NOT NULL UNIQUE,
      kkm INTEGER NOT NULL CHECK (kkm BETWEEN 0 AND 100),
      ranking_visible INTEGER NOT NULL DEFAULT 1 CHECK (ranking_visible IN (0, 1)),
      paused_at INTEGER,
      paused_monotonic REAL,
      paused_boot TEXT,
      archived_at INTEGER,
      created_at INTEGER NOT NULL,
      CHECK ((paused_at IS NULL) = (paused_monotonic IS NULL)),
      CHECK ((paused_at IS NULL) = (paused_boot IS NULL))
    ) STRICT`,

    // The primary key is what makes 'a pupil is in at most one class' a fact rather than a habit.
    `CREATE TABLE class_member (
      user_id INTEGER PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
      class_id INTEGER NOT NULL REFERENCES class (id),
      name TEXT NOT NULL,
      number TEXT,
      pin_hash TEXT,
      pin_set_at INTEGER,
      removed_at INTEGER,
      CHECK ((pin_hash IS NULL) = (pin_set_at IS NULL))
    ) STRICT`,
    `CREATE INDEX class_member_class ON class_member (class_id, removed_at)`,
  ],
};
