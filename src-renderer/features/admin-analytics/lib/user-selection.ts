import {
  ANALYTICS_SORT_FIELDS,
  SORT_ORDERS,
  type AnalyticsSortField,
  type SortOrder,
} from '#shared/contracts/admin.contract.ts';

/** Which users are listed, in which order, and where in the list one stands. */
export interface UserSelection {
  search: string;
  sortBy: AnalyticsSortField;
  sortOrder: SortOrder;
  page: number;
}

export const FIRST_SELECTION: UserSelection = {
  search: '',
  sortBy: ANALYTICS_SORT_FIELDS[0],
  sortOrder: SORT_ORDERS[0],
  page: 1,
};

/** Another search or order begins at the first page. */
export const reselect = (
  selection: UserSelection,
  change: Partial<Omit<UserSelection, 'page'>>,
): UserSelection => ({ ...selection, ...change, page: 1 });

/** The order that a press on a heading asks for: the other way round, or best first; names from A. */
export function nextOrder(selection: UserSelection, field: AnalyticsSortField): SortOrder {
  if (selection.sortBy === field) return selection.sortOrder === 'desc' ? 'asc' : 'desc';
  return field === 'username' ? 'asc' : 'desc';
}
