import type { SqlMigration } from '../migrate.ts';

/** The first schema. Frozen: what has been released is never edited, only followed. */
export const foundation: SqlMigration = {
  version: 1,
  name: 'foundation',
  statements: [
    // Users can be deleted, and the audit log names them by id: no id is ever given twice.
    `CREATE TABLE user (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      username TEXT NOT NULL,
      username_key TEXT NOT NULL UNIQUE,
      email TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('player', 'admin')),
      is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
      selected_character TEXT CHECK (selected_character IN ('semar', 'gareng', 'petruk', 'bagong')),
      total_score INTEGER NOT NULL DEFAULT 0 CHECK (total_score >= 0),
      games_played INTEGER NOT NULL DEFAULT 0 CHECK (games_played >= 0),
      games_completed INTEGER NOT NULL DEFAULT 0 CHECK (games_completed >= 0),
      highest_score INTEGER NOT NULL DEFAULT 0 CHECK (highest_score >= 0),
      play_seconds INTEGER NOT NULL DEFAULT 0 CHECK (play_seconds >= 0),
      level INTEGER NOT NULL DEFAULT 1 CHECK (level BETWEEN 1 AND 4),
      score_reached_at INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      last_login_at INTEGER
    ) STRICT`,
    // Only those who have played stand on the leaderboard; the index holds nobody else.
    `CREATE INDEX user_ranking ON user (total_score DESC, score_reached_at, id) WHERE games_played > 0`,

    // One for each column that the admin's table of users sorts by; the id breaks ties, both ways.
    `CREATE INDEX user_by_score ON user (total_score, id)`,
    // The score rides along, so that the sums over all users are read from this index alone.
    `CREATE INDEX user_by_play_time ON user (play_seconds, id, total_score)`,
    `CREATE INDEX user_by_last_login ON user (coalesce(last_login_at, 0), id)`,
    `CREATE INDEX user_by_games ON user (games_played, id)`,
    `CREATE INDEX user_by_highest_score ON user (highest_score, id)`,

    `CREATE TABLE refresh_family (
      id TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      sequence INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL,
      rotated_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      revoked_at INTEGER
    ) STRICT`,
    `CREATE INDEX refresh_family_user ON refresh_family (user_id, created_at)`,

    `CREATE TABLE question (
      id INTEGER PRIMARY KEY,
      character_id TEXT NOT NULL CHECK (character_id IN ('semar', 'gareng', 'petruk', 'bagong')),
      level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 4),
      type TEXT NOT NULL CHECK (type IN ('multiple_choice', 'essay')),
      search_text TEXT NOT NULL,
      points INTEGER NOT NULL CHECK (points >= 0),
      difficulty TEXT NOT NULL,
      category TEXT NOT NULL,
      version_id INTEGER NOT NULL,
      bank_hash TEXT,
      is_edited INTEGER NOT NULL DEFAULT 0 CHECK (is_edited IN (0, 1)),
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      deleted_at INTEGER
    ) STRICT`,
    `CREATE INDEX question_played ON question (character_id, level, id) WHERE deleted_at IS NULL`,

    `CREATE TABLE question_version (
      id INTEGER PRIMARY KEY,
      question_id INTEGER NOT NULL REFERENCES question (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
      content TEXT NOT NULL,
      speech_level TEXT CHECK (speech_level IN ('ngoko lugu', 'ngoko alus', 'krama lugu', 'krama alus')),
      created_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE INDEX question_version_question ON question_version (question_id)`,

    `CREATE TABLE game_session (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      character_id TEXT NOT NULL CHECK (character_id IN ('semar', 'gareng', 'petruk', 'bagong')),
      status TEXT NOT NULL CHECK (status IN ('active', 'completed', 'abandoned')),
      score INTEGER NOT NULL DEFAULT 0 CHECK (score >= 0),
      lives INTEGER NOT NULL CHECK (lives >= 0),
      current_index INTEGER NOT NULL DEFAULT 0,
      total_questions INTEGER NOT NULL,
      served_at INTEGER NOT NULL,
      served_monotonic REAL NOT NULL,
      served_boot TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      touched_at INTEGER NOT NULL,
      completed_at INTEGER
    ) STRICT`,
    `CREATE INDEX game_session_newest ON game_session (user_id, id DESC)`,
    // Also what makes 'one active session per player' a fact rather than a habit.
    `CREATE UNIQUE INDEX game_session_active ON game_session (user_id) WHERE status = 'active'`,

    `CREATE TABLE session_question (
      session_id INTEGER NOT NULL REFERENCES game_session (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      question_id INTEGER NOT NULL REFERENCES question (id),
      version_id INTEGER NOT NULL REFERENCES question_version (id),
      points_possible INTEGER NOT NULL,
      selected_answer INTEGER,
      text_answer TEXT,
      is_correct INTEGER CHECK (is_correct IN (0, 1)),
      points INTEGER,
      time_spent REAL,
      answered_at INTEGER,
      PRIMARY KEY (session_id, position),
      UNIQUE (session_id, question_id)
    ) STRICT, WITHOUT ROWID`,
    // Holds all that statistics read, in the order in which they group: the table is never touched.
    // For that, SQLite wants `answered_at` in it as well, although it is the condition.
    `CREATE INDEX session_question_question ON session_question
      (question_id, version_id, selected_answer, is_correct, time_spent, answered_at)
      WHERE answered_at IS NOT NULL`,

    `CREATE TABLE level_progress (
      user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      character_id TEXT NOT NULL CHECK (character_id IN ('semar', 'gareng', 'petruk', 'bagong')),
      level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 4),
      is_completed INTEGER NOT NULL CHECK (is_completed IN (0, 1)),
      best_score INTEGER NOT NULL CHECK (best_score >= 0),
      attempts INTEGER NOT NULL CHECK (attempts >= 0),
      updated_at INTEGER NOT NULL,
      PRIMARY KEY (user_id, character_id, level)
    ) STRICT, WITHOUT ROWID`,

    `CREATE TABLE finished_run (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('level', 'session')),
      character_id TEXT NOT NULL CHECK (character_id IN ('semar', 'gareng', 'petruk', 'bagong')),
      level INTEGER CHECK (level BETWEEN 1 AND 4),
      session_id INTEGER UNIQUE REFERENCES game_session (id) ON DELETE CASCADE,
      score INTEGER NOT NULL CHECK (score >= 0),
      gained INTEGER NOT NULL CHECK (gained >= 0),
      correct INTEGER NOT NULL,
      questions INTEGER NOT NULL,
      is_completed INTEGER NOT NULL CHECK (is_completed IN (0, 1)),
      seconds INTEGER NOT NULL CHECK (seconds >= 0),
      finished_at INTEGER NOT NULL,
      day TEXT NOT NULL
    ) STRICT`,
    `CREATE INDEX finished_run_day ON finished_run (day, user_id, gained, score)`,
    `CREATE INDEX finished_run_user ON finished_run (user_id, finished_at)`,
    `CREATE INDEX finished_run_character ON finished_run (character_id, user_id, gained, finished_at)`,

    // Refers to nobody: it outlives the people in it.
    `CREATE TABLE audit (
      id INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      actor_id INTEGER NOT NULL,
      actor_name TEXT NOT NULL,
      event TEXT NOT NULL,
      search_text TEXT NOT NULL
    ) STRICT`,

    `CREATE TABLE setting (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,

    `CREATE TABLE first_admin (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      created_at INTEGER NOT NULL
    ) STRICT`,
  ],
};
