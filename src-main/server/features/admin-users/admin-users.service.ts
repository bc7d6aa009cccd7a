import { USER_SESSIONS } from '#shared/constants/limits.ts';
import type {
  AdminUser,
  AdminUserDetail,
  UserDeletion,
} from '#shared/contracts/admin-users.contract.ts';
import type { Pagination } from '#shared/contracts/common.ts';
import { toPagination } from '../../http/pagination.ts';
import type { ServerContext } from '../../server-context.ts';
import { toMinutes } from '../admin/analytics.views.ts';
import { createGameService } from '../play/game.service.ts';
import { createProgressService } from '../play/progress.service.ts';
import { getUser } from '../users/users.repository.ts';
import { listUserPage, type UserFilter } from './admin-users.repository.ts';
import { toAccuracy, toAdminUser, toUserSession } from './admin-users.views.ts';
import {
  countBelongings,
  countBySpeechLevel,
  countSessions,
} from './user-statistics.repository.ts';

export interface AdminUsersService {
  page(query: UserFilter & { page: number; limit: number }): Promise<{
    data: AdminUser[];
    pagination: Pagination;
  }>;
  /** Throws NOT_FOUND. */
  detail(id: number): Promise<AdminUserDetail>;
  /** What would be lost with a user. Throws NOT_FOUND. */
  deletion(id: number): Promise<UserDeletion>;
}

/** What admins see of users. */
export function createAdminUsers(context: ServerContext): AdminUsersService {
  const { db, clock } = context;
  const game = createGameService(context);
  const progress = createProgressService(context);

  return {
    async page(query) {
      const { users, total } = await listUserPage(db, query, query);
      const now = clock.now();
      return {
        data: users.map((user) => toAdminUser(user, now)),
        pagination: toPagination(query, total),
      };
    },

    async detail(id) {
      const user = await getUser(db, id);
      const sessions = await game.newest(id, USER_SESSIONS);
      return {
        user: toAdminUser(user, clock.now()),
        progress: (await progress.all(id)).characters,
        sessions: sessions.map(toUserSession),
        totalSessions: await countSessions(db, id),
        speechLevels: toAccuracy(await countBySpeechLevel(db, id)),
      };
    },

    async deletion(id) {
      const user = await getUser(db, id);
      return {
        _id: String(id),
        username: user.username,
        ...(await countBelongings(db, id)),
        totalScore: user.total_score,
        totalPlayTime: toMinutes(user.play_seconds),
      };
    },
  };
}
