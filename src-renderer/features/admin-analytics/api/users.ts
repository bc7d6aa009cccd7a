import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ANALYTICS_PAGE_SIZE } from '#shared/constants/limits.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { UserSelection } from '../lib/user-selection.ts';

/** One page of the users, with the summary over all of them. */
export const usersQuery = (selection: UserSelection) =>
  queryOptions({
    queryKey: ['admin', 'users', selection],
    queryFn: ({ signal }) =>
      callApi(
        adminApi.userAnalytics,
        { query: { ...selection, limit: ANALYTICS_PAGE_SIZE } },
        { signal },
      ),
    staleTime: 0,
    // The old rows stay until the new ones are there, so that the table does not jump.
    placeholderData: keepPreviousData,
  });
