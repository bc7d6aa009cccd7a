import type { SqlMigration } from '../migrate.ts';

const enter = `INSERT INTO user_total VALUES (new.role, new.is_active, 1)
  ON CONFLICT (role, is_active) DO UPDATE SET users = users + 1;`;
const leave = `UPDATE user_total SET users = users - 1
  WHERE role = old.role AND is_active = old.is_active;`;

/** Lists of users of one role, or of those who may not sign in: an index to walk, and a count that is kept. */
export const usersByRole: SqlMigration = {
  version: 5,
  name: 'users by role',
  statements: [
    `CREATE INDEX user_by_role ON user (role, username_key)`,
    `CREATE INDEX user_by_activity ON user (is_active, username_key)`,
    `CREATE TABLE user_total (
      role TEXT NOT NULL,
      is_active INTEGER NOT NULL,
      users INTEGER NOT NULL CHECK (users >= 0),
      PRIMARY KEY (role, is_active)
    ) STRICT, WITHOUT ROWID`,
    `INSERT INTO user_total SELECT role, is_active, count(*) FROM user GROUP BY role, is_active`,
    `CREATE TRIGGER user_total_in AFTER INSERT ON user BEGIN ${enter} END`,
    `CREATE TRIGGER user_total_out AFTER DELETE ON user BEGIN ${leave} END`,
    `CREATE TRIGGER user_total_moved AFTER UPDATE OF role, is_active ON user
      BEGIN ${leave} ${enter} END`,
  ],
};
