import {
  ANALYTICS_SORT_FIELDS,
  SORT_ORDERS,
  type AnalyticsSortField,
  type SortOrder,
} from '#shared/contracts/admin.contract.ts';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { SearchField } from '../../../components/admin/SearchField.tsx';
import type { UserSelection } from '../lib/user-selection.ts';
import { adminAnalyticsTexts as texts } from '../texts.ts';
import classes from './AnalyticsFilters.module.css';

interface AnalyticsFiltersProps {
  selection: UserSelection;
  onChange: (change: Partial<Omit<UserSelection, 'page'>>) => void;
}

/** Whom to list, and in which order. */
export function AnalyticsFilters({ selection, onChange }: AnalyticsFiltersProps) {
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        <SearchField
          placeholder={texts.search}
          value={selection.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <FilterSelect
        label={texts.sortBy}
        value={selection.sortBy}
        onChange={(event) => onChange({ sortBy: event.currentTarget.value as AnalyticsSortField })}
      >
        {ANALYTICS_SORT_FIELDS.map((field) => (
          <option key={field} value={field}>
            {texts.columns[field]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={texts.sortOrder}
        value={selection.sortOrder}
        onChange={(event) => onChange({ sortOrder: event.currentTarget.value as SortOrder })}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </FilterSelect>
    </div>
  );
}
