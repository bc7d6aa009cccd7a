import type { Pagination } from '#shared/contracts/common.ts';

/** The `pagination` part of a list answer. */
export const toPagination = (
  { page, limit }: { page: number; limit: number },
  total: number,
): Pagination => ({ page, limit, total, totalPages: Math.ceil(total / limit) });
