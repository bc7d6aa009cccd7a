import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { PagedList } from '../../../components/admin/PagedList.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { SEARCH_DELAY_MS } from '../../../components/admin/paging.ts';
import { usersQuery } from '../api/users.ts';
import type { UserAction } from '../lib/user-action.ts';
import { NO_FILTER, refilter, type UserFilter } from '../lib/user-filter.ts';
import { userListTexts as texts } from '../texts.ts';
import { RegistrationSwitch } from './RegistrationSwitch.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';

interface UserListProps {
  me: string;
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
  onAction: (action: UserAction) => void;
  onDone: (message: string) => void;
}

/** All users, page by page. */
export function UserList({ me, filter, onFilter, onAction, onDone }: UserListProps) {
  const [search] = useDebouncedValue(filter.search.trim(), SEARCH_DELAY_MS);
  const users = useQuery(usersQuery({ ...filter, search }));
  return (
    <>
      <SectionHeader title={texts.title}>
        <Button
          variant="wedel"
          leftIcon={<IconUserPlus size={20} stroke={2.2} />}
          onClick={() => onAction({ kind: 'create' })}
        >
          {texts.add}
        </Button>
      </SectionHeader>
      <RegistrationSwitch onDone={onDone} />
      <UserFilters
        filter={filter}
        onChange={(change) => onFilter(refilter(filter, change))}
        onReset={() => onFilter(NO_FILTER)}
      />
      <PagedList query={users} texts={texts} onPage={(page) => onFilter({ ...filter, page })}>
        {(rows, isBusy) => <UserTable users={rows} me={me} busy={isBusy} onAction={onAction} />}
      </PagedList>
    </>
  );
}
