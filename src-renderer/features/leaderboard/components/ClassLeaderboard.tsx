import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { MyClassRanking } from '#shared/contracts/class-ranking.contract.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import {
  boardScore,
  FIRST_BOARD,
  type BoardWish,
} from '../../../components/ranking/class-board.ts';
import { ClassBoardChoice } from '../../../components/ranking/ClassBoardChoice.tsx';
import { RankingTable } from '../../../components/ranking/RankingTable.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { classRankingQuery } from '../api/leaderboard.ts';
import { classView } from '../lib/class-view.ts';
import { leaderboardTexts as texts } from '../texts.ts';
import classes from './Leaderboard.module.css';
import { PodiumStage } from './PodiumStage.tsx';

const NOBODY = { ranking: [], me: null };

/** The boards of the player's own class, as far as the teacher shows them. */
export function ClassLeaderboard() {
  const [wish, setWish] = useState(FIRST_BOARD);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(classRankingQuery(wish));
  const { rows, pinned } = classView(data ?? NOBODY);
  const me = data?.me ?? null;
  return (
    <div className={classes.root}>
      <PodiumStage
        rows={rows}
        subtitle={subtitleOf(data)}
        yourRank={me === null ? texts.noRank : formatNumber(me.rank)}
      />
      <div className={classes.content} aria-busy={isPlaceholderData || undefined}>
        {data?.state !== 'hidden' && data?.state !== 'none' && (
          <ClassBoardChoice wish={wish} onChange={setWish} />
        )}
        {isPending && <LoadingState text={texts.loading} />}
        {error !== null && data === undefined && (
          <ErrorState message={errorText(error, texts.loadFailed)} onRetry={() => void refetch()} />
        )}
        {data?.state === 'hidden' && <EmptyState title={texts.hiddenTitle} help={texts.hidden} />}
        {data?.state === 'none' && <EmptyState title={texts.leftTitle} help={texts.left} />}
        {data?.state === 'shown' && <Board rows={rows} pinned={pinned} wish={wish} />}
      </div>
    </div>
  );
}

interface BoardProps extends ReturnType<typeof classView> {
  wish: BoardWish;
}

function Board({ rows, pinned, wish }: BoardProps) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title={texts.classEmpty[wish.board]}
        action={
          <ButtonLink variant="prada" to={paths.main}>
            {texts.play}
          </ButtonLink>
        }
      />
    );
  }
  return <RankingTable rows={rows} pinned={pinned} score={boardScore(wish)} />;
}

function subtitleOf(data: MyClassRanking | undefined): string {
  if (data === undefined || data.className === null) return '';
  return texts.ofClass(data.className, formatNumber(data.memberCount));
}
