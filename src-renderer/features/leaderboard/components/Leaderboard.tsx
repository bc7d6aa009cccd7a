import { useQuery } from '@tanstack/react-query';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { RankingTable } from '../../../components/ranking/RankingTable.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { rankingQuery, topPlayersQuery } from '../api/leaderboard.ts';
import { leaderboardView } from '../lib/leaderboard-view.ts';
import { leaderboardTexts } from '../texts.ts';
import classes from './Leaderboard.module.css';
import { PodiumStage } from './PodiumStage.tsx';
import { SummaryCards } from './SummaryCards.tsx';

/** The ten best players, and where the signed-in one stands. */
export function Leaderboard({ player }: { player: UserView | null }) {
  const top = useQuery(topPlayersQuery());
  const ranking = useQuery(rankingQuery());
  const view = leaderboardView(top.data ?? [], ranking.data, player);
  return (
    <div className={classes.root}>
      {/* Always a dash (section 2); the own row in the table tells the place. */}
      <PodiumStage
        rows={view.rows}
        subtitle={leaderboardTexts.subtitle}
        yourRank={leaderboardTexts.noRank}
      />
      <div className={classes.content}>
        {top.isPending && <LoadingState text={leaderboardTexts.loading} />}
        {top.isError && top.data === undefined && (
          <ErrorState
            message={errorText(top.error, leaderboardTexts.loadFailed)}
            onRetry={() => void top.refetch()}
          />
        )}
        {top.data?.length === 0 && (
          <EmptyState
            title={leaderboardTexts.empty}
            action={
              <ButtonLink variant="prada" to={paths.main}>
                {leaderboardTexts.play}
              </ButtonLink>
            }
          />
        )}
        {view.rows.length > 0 && (
          <>
            <SummaryCards view={view} />
            <RankingTable
              rows={view.rows}
              pinned={view.pinned}
              score={leaderboardTexts.score}
              withGames
            />
          </>
        )}
      </div>
    </div>
  );
}
