import type { Pagination } from '#shared/contracts/common.ts';
import { formatNumber } from '../../lib/format.ts';

/** A search waits until the typing rests, so that not every letter asks the server. */
export const SEARCH_DELAY_MS = 300;

/** Which rows are shown, in the words of the list. */
export function pageSummary(
  { page, limit, total }: Pagination,
  words: (from: string, to: string, total: string) => string,
): string {
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return words(formatNumber(from), formatNumber(to), formatNumber(total));
}

/** The page to show: deleting the last row of the last page leaves a page that is no more. */
export const existingPage = (page: number, totalPages: number): number =>
  Math.max(1, Math.min(page, totalPages));
