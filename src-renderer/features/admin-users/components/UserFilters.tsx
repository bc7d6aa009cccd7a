import { Role } from '#shared/contracts/auth.contract.ts';
import { FilterBar } from '../../../components/admin/FilterBar.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { isFiltered, readActive, readRole, type UserFilter } from '../lib/user-filter.ts';
import { userListTexts as texts } from '../texts.ts';

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: Partial<Omit<UserFilter, 'page'>>) => void;
  onReset: () => void;
}

/** Search, role, state, and back to everybody. */
export function UserFilters({ filter, onChange, onReset }: UserFiltersProps) {
  return (
    <FilterBar
      placeholder={texts.search}
      search={filter.search}
      onSearch={(search) => onChange({ search })}
      reset={{ isFiltered: isFiltered(filter), onReset }}
    >
      <FilterSelect
        label={texts.role}
        value={filter.role ?? ''}
        onChange={(event) => onChange({ role: readRole(event.currentTarget.value) })}
      >
        <option value="">{texts.allRoles}</option>
        {Role.options.map((role) => (
          <option key={role} value={role}>
            {texts.roles[role]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={texts.state}
        value={filter.active === null ? '' : String(filter.active)}
        onChange={(event) => onChange({ active: readActive(event.currentTarget.value) })}
      >
        <option value="">{texts.allStates}</option>
        <option value="true">{texts.active}</option>
        <option value="false">{texts.inactive}</option>
      </FilterSelect>
    </FilterBar>
  );
}
