import type { SortOrder } from '#shared/contracts/admin.contract.ts';

/** How a list is sorted. */
export interface Sorting<F extends string> {
  sortBy: F;
  sortOrder: SortOrder;
}

export const SORT_ORDER_NAMES: Record<SortOrder, string> = { desc: 'Menurun', asc: 'Menaik' };

/** What the headings of a table need to sort by their columns. */
export const sortHeads =
  <F extends string>(
    names: Readonly<Record<F, string>>,
    { sortBy, sortOrder }: Sorting<F>,
    nextOrder: (field: F) => SortOrder,
    onSort: (sorting: Sorting<F>) => void,
  ) =>
  (field: F) => {
    const next = nextOrder(field);
    return {
      label: names[field],
      order: sortBy === field ? sortOrder : null,
      next,
      onSort: () => onSort({ sortBy: field, sortOrder: next }),
    };
  };
