import { useEffect, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Pagination } from '#shared/contracts/common.ts';
import { errorText } from '../../lib/api-error.ts';
import { Card } from '../Card.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { LoadingState } from '../LoadingState.tsx';
import { Pager } from './Pager.tsx';
import { existingPage, pageSummary } from './paging.ts';

interface PagedListTexts {
  loading: string;
  failed: string;
  empty: string;
  emptyHelp: string;
  /** Which rows of how many are shown. */
  range: (from: string, to: string, total: string) => string;
}

interface PagedListProps<T> {
  query: UseQueryResult<{ data: readonly T[]; pagination: Pagination }>;
  texts: PagedListTexts;
  onPage: (page: number) => void;
  /** The table of a page; `busy` while the next one is on its way. */
  children: (rows: readonly T[], busy: boolean) => ReactNode;
}

/** One page of a list with its pager, or why there is none. */
export function PagedList<T>({ query, texts, onPage, children }: PagedListProps<T>) {
  const { data, isPending, isError, isPlaceholderData, error, refetch } = query;
  const pagination = isPlaceholderData ? undefined : data?.pagination;

  // Deleting the last row of the last page leaves a page that is no more.
  useEffect(() => {
    if (pagination === undefined) return;
    const page = existingPage(pagination.page, pagination.totalPages);
    if (page !== pagination.page) onPage(page);
  }, [pagination, onPage]);

  if (isPending) return <LoadingState text={texts.loading} />;
  if (isError) {
    return <ErrorState message={errorText(error, texts.failed)} onRetry={() => void refetch()} />;
  }
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState title={texts.empty} help={texts.emptyHelp} />
      </Card>
    );
  }
  return (
    <>
      {children(data.data, isPlaceholderData)}
      <Pager
        page={data.pagination.page}
        totalPages={data.pagination.totalPages}
        summary={pageSummary(data.pagination, texts.range)}
        onChange={onPage}
      />
    </>
  );
}
