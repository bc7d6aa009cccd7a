import { ANALYTICS_SORT_FIELDS } from '#shared/contracts/admin.contract.ts';
import { FilterBar } from '../../../components/admin/FilterBar.tsx';
import { SortFilters } from '../../../components/admin/SortFilters.tsx';
import type { UserSelection } from '../lib/user-selection.ts';
import { adminAnalyticsTexts as texts } from '../texts.ts';

interface AnalyticsFiltersProps {
  selection: UserSelection;
  onChange: (change: Partial<Omit<UserSelection, 'page'>>) => void;
}

/** Whom to list, and in which order. */
export function AnalyticsFilters({ selection, onChange }: AnalyticsFiltersProps) {
  const { search, sortBy, sortOrder } = selection;
  return (
    <FilterBar
      placeholder={texts.search}
      search={search}
      onSearch={(text) => onChange({ search: text })}
    >
      <SortFilters
        fields={ANALYTICS_SORT_FIELDS}
        names={texts.columns}
        sortBy={sortBy}
        sortOrder={sortOrder}
        onChange={onChange}
      />
    </FilterBar>
  );
}
