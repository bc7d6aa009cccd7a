import { SORT_ORDERS, type SortOrder } from '#shared/contracts/admin.contract.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { SORT_ORDER_NAMES, type Sorting } from './sorting.ts';

interface SortFiltersProps<F extends string> extends Sorting<F> {
  fields: readonly F[];
  names: Readonly<Record<F, string>>;
  onChange: (change: Partial<Sorting<F>>) => void;
}

/** By what a list is sorted, and in which direction. */
export function SortFilters<F extends string>(props: SortFiltersProps<F>) {
  const { fields, names, sortBy, sortOrder, onChange } = props;
  return (
    <>
      <FilterSelect
        label="Urutkan menurut"
        value={sortBy}
        onChange={(event) => onChange({ sortBy: event.currentTarget.value as F })}
      >
        {fields.map((field) => (
          <option key={field} value={field}>
            {names[field]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Arah urutan"
        value={sortOrder}
        onChange={(event) => onChange({ sortOrder: event.currentTarget.value as SortOrder })}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {SORT_ORDER_NAMES[order]}
          </option>
        ))}
      </FilterSelect>
    </>
  );
}
