import { IconFilterOff } from '@tabler/icons-react';
import { Role } from '#shared/contracts/auth.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { SearchField } from '../../../components/admin/SearchField.tsx';
import { isFiltered, readActive, readRole, type UserFilter } from '../lib/user-filter.ts';
import { userListTexts as texts } from '../texts.ts';
import classes from './UserFilters.module.css';

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: Partial<Omit<UserFilter, 'page'>>) => void;
  onReset: () => void;
}

/** Search, role, state, and back to everybody. */
export function UserFilters({ filter, onChange, onReset }: UserFiltersProps) {
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        <SearchField
          placeholder={texts.search}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <FilterSelect
        className={classes.filter}
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
        className={classes.filter}
        label={texts.state}
        value={filter.active === null ? '' : String(filter.active)}
        onChange={(event) => onChange({ active: readActive(event.currentTarget.value) })}
      >
        <option value="">{texts.allStates}</option>
        <option value="true">{texts.active}</option>
        <option value="false">{texts.inactive}</option>
      </FilterSelect>
      <Button
        variant="ghost"
        leftIcon={<IconFilterOff size={20} stroke={2.2} />}
        disabled={!isFiltered(filter)}
        className={classes.reset}
        onClick={onReset}
      >
        {texts.resetFilter}
      </Button>
    </div>
  );
}
