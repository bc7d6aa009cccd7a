import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Card } from '../Card.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { LoadingState } from '../LoadingState.tsx';
import classes from './DetailPage.module.css';

interface DetailPageProps<D> {
  /** The list from which one comes here. */
  listPath: string;
  detail: UseQueryResult<D>;
  texts: { back: string; loading: string; failed: string; gone: string };
  children: (data: D) => ReactNode;
}

/** One thing of a list: the way back, and what is said while it is not there. */
export function DetailPage<D>({ listPath, detail, texts, children }: DetailPageProps<D>) {
  const { data, error } = detail;
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <>
      <ButtonLink
        to={listPath}
        variant="ghost"
        size="sm"
        leftIcon={<IconArrowLeft size={20} stroke={2.2} aria-hidden="true" />}
        className={classes.back}
      >
        {texts.back}
      </ButtonLink>
      {detail.isPending && <LoadingState text={texts.loading} />}
      {isGone && (
        <Card>
          <EmptyState title={texts.gone} />
        </Card>
      )}
      {detail.isError && !isGone && (
        <ErrorState
          message={errorText(error, texts.failed)}
          onRetry={() => void detail.refetch()}
        />
      )}
      {data !== undefined && children(data)}
    </>
  );
}
