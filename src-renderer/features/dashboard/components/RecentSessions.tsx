import { useId } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { GameSessionSummary } from '#shared/contracts/game.contract.ts';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { dashboardTexts } from '../texts.ts';
import classes from './RecentSessions.module.css';
import { SessionRow } from './SessionRow.tsx';

/** The newest sessions, or why there are none to see. */
export function RecentSessions({ query }: { query: UseQueryResult<GameSessionSummary[]> }) {
  const titleId = useId();
  const { data, isPending, isError, error, refetch } = query;
  return (
    <Card className={classes.root} role="region" aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {dashboardTexts.sessions}
      </h2>
      {isPending && <LoadingState text={dashboardTexts.loading} />}
      {isError && data === undefined && (
        <ErrorState
          message={errorText(error, dashboardTexts.loadFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title={dashboardTexts.empty} help={dashboardTexts.emptyHelp} />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((session) => (
            <SessionRow key={session._id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}
