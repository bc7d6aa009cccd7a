import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { AUDIT_PAGE_SIZE } from '#shared/constants/limits.ts';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { callApi } from '../../../lib/call-api.ts';

/** One page of what admins did, newest first. */
export const auditQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'audit', { search, page }],
    queryFn: ({ signal }) =>
      callApi(auditApi.list, { query: { page, limit: AUDIT_PAGE_SIZE, search } }, { signal }),
    staleTime: 0,
    // The old rows stay until the new ones are there, so that the table does not jump.
    placeholderData: keepPreviousData,
  });
