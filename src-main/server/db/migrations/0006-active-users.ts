import type { SqlMigration } from '../migrate.ts';

/** The local day of a sign-in, as runs have it. */
const dayOf = (signIn: string) => `coalesce(date(${signIn} / 1000, 'unixepoch', 'localtime'), '')`;

const enter = `INSERT INTO active_day VALUES (new.active_day, 1)
  ON CONFLICT (day) DO UPDATE SET users = users + 1;`;
const leave = `UPDATE active_day SET users = users - 1 WHERE day = old.active_day;`;

/** Who was active on a day, counted on the day that they last were: the panel asks for today. */
export const activeUsers: SqlMigration = {
  version: 6,
  name: 'active users',
  statements: [
    `ALTER TABLE user ADD COLUMN active_day TEXT NOT NULL DEFAULT ''`,
    `UPDATE user SET active_day = max(${dayOf('last_login_at')},
      coalesce((SELECT max(day) FROM finished_run WHERE user_id = user.id), ''))`,
    `CREATE TABLE active_day (
      day TEXT PRIMARY KEY,
      users INTEGER NOT NULL CHECK (users >= 0)
    ) STRICT, WITHOUT ROWID`,
    `INSERT INTO active_day SELECT active_day, count(*) FROM user GROUP BY active_day`,
    `CREATE TRIGGER active_day_in AFTER INSERT ON user BEGIN ${enter} END`,
    `CREATE TRIGGER active_day_out AFTER DELETE ON user BEGIN ${leave} END`,
    `CREATE TRIGGER active_day_moved AFTER UPDATE OF active_day ON user
      WHEN new.active_day <> old.active_day BEGIN ${leave} ${enter} END`,
    `CREATE TRIGGER user_signed_in AFTER UPDATE OF last_login_at ON user
      WHEN new.last_login_at IS NOT NULL BEGIN
      UPDATE user SET active_day = ${dayOf('new.last_login_at')} WHERE id = new.id;
    END`,
    `CREATE TRIGGER user_finished_run AFTER INSERT ON finished_run BEGIN
      UPDATE user SET active_day = new.day WHERE id = new.user_id AND active_day <> new.day;
    END`,
  ],
};
