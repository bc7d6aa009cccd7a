import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Pager } from '../../../components/admin/Pager.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { SEARCH_DELAY_MS, pageSummary } from '../../../components/admin/paging.ts';
import { errorText } from '../../../lib/api-error.ts';
import { usersQuery } from '../api/users.ts';
import type { UserAction } from '../lib/user-action.ts';
import { NO_FILTER, refilter, type UserFilter } from '../lib/user-filter.ts';
import { userListTexts as texts } from '../texts.ts';
import { UserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';

interface UserListProps {
  me: string;
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
  onAction: (action: UserAction) => void;
}

/** All users, page by page. */
export function UserList({ me, filter, onFilter, onAction }: UserListProps) {
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
      <UserFilters
        filter={filter}
        onChange={(change) => onFilter(refilter(filter, change))}
        onReset={() => onFilter(NO_FILTER)}
      />
      {users.isPending && <LoadingState text={texts.loading} />}
      {users.isError && (
        <ErrorState
          message={errorText(users.error, texts.failed)}
          onRetry={() => void users.refetch()}
        />
      )}
      {users.isSuccess && users.data.data.length === 0 && (
        <Card>
          <EmptyState title={texts.empty} help={texts.emptyHelp} />
        </Card>
      )}
      {users.isSuccess && users.data.data.length > 0 && (
        <>
          <UserTable
            users={users.data.data}
            me={me}
            busy={users.isPlaceholderData}
            onAction={onAction}
          />
          <Pager
            page={users.data.pagination.page}
            totalPages={users.data.pagination.totalPages}
            summary={pageSummary(users.data.pagination, texts.range)}
            onChange={(page) => onFilter({ ...filter, page })}
          />
        </>
      )}
    </>
  );
}
