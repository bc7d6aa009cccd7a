import { usernameSkeleton } from '#shared/rules/username-skeleton.ts';
import type { SqlMigration } from '../migrate.ts';

/**
 * By what two usernames are taken for each other. Not unique: names that an older version let in stay
 * as they are, and only a new one must be like no other.
 */
export const usernameSkeletons: SqlMigration = {
  version: 9,
  name: 'username skeletons',
  statements: [
    `ALTER TABLE user ADD COLUMN username_skeleton TEXT NOT NULL DEFAULT ''`,
    `CREATE INDEX user_by_skeleton ON user (username_skeleton)`,
  ],
  fill(sqlite) {
    const save = sqlite.prepare('UPDATE user SET username_skeleton = ? WHERE id = ?');
    const users = sqlite.prepare<[], { id: number; username: string }>(
      'SELECT id, username FROM user',
    );
    for (const { id, username } of users.all()) save.run(usernameSkeleton(username), id);
  },
};
