import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { ClassBoardChoice } from '../../../components/ranking/ClassBoardChoice.tsx';
import { RankingTable } from '../../../components/ranking/RankingTable.tsx';
import { boardScore, FIRST_BOARD, toRankingRow } from '../../../components/ranking/class-board.ts';
import { errorText } from '../../../lib/api-error.ts';
import { classBoardQuery } from '../api/classes.ts';
import { classRankingTexts as texts } from '../texts.ts';
import classes from './ClassForm.module.css';

interface ClassRankingProps {
  subject: SchoolClass;
  onSettings: () => void;
  onClose: () => void;
}

/** The boards of a class with all who have a score, also while its pupils do not see them. */
export function ClassRanking({ subject, onSettings, onClose }: ClassRankingProps) {
  const [wish, setWish] = useState(FIRST_BOARD);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    classBoardQuery(subject._id, wish),
  );
  return (
    <Dialog
      opened
      title={texts.title(subject.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onSettings}>{texts.change}</Button>
          <Button variant="wedel" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <div className={classes.root} aria-busy={isPlaceholderData || undefined}>
        <p className={classes.help}>{subject.rankingVisible ? texts.shown : texts.hidden}</p>
        <ClassBoardChoice wish={wish} onChange={setWish} />
        {isPending && <LoadingState text={texts.loading} />}
        {error !== null && data === undefined && (
          <ErrorState message={errorText(error, texts.failed)} onRetry={() => void refetch()} />
        )}
        {data?.ranking.length === 0 && <EmptyState title={texts.empty} />}
        {data && data.ranking.length > 0 && (
          <RankingTable
            rows={data.ranking.map((member) => toRankingRow(member, null))}
            score={boardScore(wish)}
          />
        )}
      </div>
    </Dialog>
  );
}
