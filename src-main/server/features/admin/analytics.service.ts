import type { AnalyticsSummary, UserAnalytics } from '#shared/contracts/admin.contract.ts';
import type { Pagination } from '#shared/contracts/common.ts';
import { toPagination } from '../../http/pagination.ts';
import { localDay } from '../../lib/local-day.ts';
import type { ServerContext } from '../../server-context.ts';
import {
  countActive,
  countUsers,
  listUsers,
  listUsersAfter,
  sumUsers,
  type Cursor,
  type UserSelection,
} from './analytics.repository.ts';
import { toMinutes, toUserAnalytics } from './analytics.views.ts';

/** Users read at a time for the file: a few milliseconds, between which answers of pupils get their turn. */
const EXPORT_CHUNK = 500;

export interface AnalyticsService {
  page(query: UserSelection & { page: number; limit: number }): Promise<{
    data: UserAnalytics[];
    pagination: Pagination;
    summary: AnalyticsSummary;
  }>;
  /** All users that fit, in portions; nothing is read before it is asked for. */
  portions(selection: UserSelection): AsyncGenerator<UserAnalytics[]>;
}

/** The admin's table of users, and the file of it (sections 2 and 7). */
export function createAnalyticsService({ db, clock }: ServerContext): AnalyticsService {
  return {
    async page(query) {
      const now = clock.now();
      const summary = await summarize(now);
      const total = query.search === '' ? summary.totalUsers : await countUsers(db, query.search);
      const rows = await listUsers(db, query, query);
      return {
        data: rows.map((row) => toUserAnalytics(row, now)),
        pagination: toPagination(query, total),
        summary,
      };
    },

    async *portions(selection) {
      let after: Cursor | undefined;
      do {
        const { rows, next } = await listUsersAfter(db, selection, after, EXPORT_CHUNK);
        yield rows.map((row) => toUserAnalytics(row, clock.now()));
        after = next;
      } while (after);
    },
  };

  async function summarize(now: number): Promise<AnalyticsSummary> {
    const { totalUsers, playSeconds, averageScore } = await sumUsers(db);
    const activeToday = await countActive(db, localDay(now));
    return {
      totalUsers,
      totalPlayTime: toMinutes(playSeconds),
      averageScore: Math.round(averageScore * 10) / 10,
      activeToday,
    };
  }
}
