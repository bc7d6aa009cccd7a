import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { USERS_PAGE_SIZE } from '#shared/constants/limits.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { UserFilter } from '../lib/user-filter.ts';
import { ADMIN_KEY, USER_KEY } from './keys.ts';

/** One page of the users that fit. */
export const usersQuery = ({ search, role, active, page }: UserFilter) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'accounts', { search, role, active, page }],
    queryFn: ({ signal }) =>
      callApi(
        adminUsersApi.list,
        {
          query: {
            page,
            limit: USERS_PAGE_SIZE,
            search,
            ...(role !== null && { role }),
            ...(active !== null && { active }),
          },
        },
        { signal },
      ),
    staleTime: 0,
    // The old rows stay until the new ones are there, so that the table does not jump.
    placeholderData: keepPreviousData,
  });

/** Everything about one user. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, USER_KEY, id],
    queryFn: async ({ signal }) =>
      (await callApi(adminUsersApi.detail, { params: { id } }, { signal })).data,
    staleTime: 0,
  });

/** What is lost for ever with a user. */
export const deletionQuery = (id: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, USER_KEY, id, 'deletion'],
    queryFn: async ({ signal }) =>
      (await callApi(adminUsersApi.deletion, { params: { id } }, { signal })).data,
    // Shown before something that cannot be taken back: never an old count.
    staleTime: 0,
    gcTime: 0,
  });
