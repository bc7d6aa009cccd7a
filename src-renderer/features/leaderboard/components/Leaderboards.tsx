import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { ChoiceBar } from '../../../components/ChoiceBar.tsx';
import { FIRST_BOARD } from '../../../components/ranking/class-board.ts';
import { classRankingQuery } from '../api/leaderboard.ts';
import { leaderboardTexts as texts } from '../texts.ts';
import { ClassLeaderboard } from './ClassLeaderboard.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import classes from './Leaderboards.module.css';

const SCOPES = (['all', 'class'] as const).map((value) => ({ value, text: texts.scopes[value] }));

/** The leaderboard of all players; beside it, for the members of a class, the boards of the class. */
export function Leaderboards({ player }: { player: UserView | null }) {
  const [scope, setScope] = useState<'all' | 'class'>('all');
  const { data } = useQuery(classRankingQuery(FIRST_BOARD));
  const isMember = data !== undefined && data.state !== 'none';
  return (
    <>
      {(isMember || scope === 'class') && (
        <div className={classes.scope}>
          <ChoiceBar label={texts.scope} choices={SCOPES} value={scope} onChange={setScope} />
        </div>
      )}
      {scope === 'class' ? <ClassLeaderboard /> : <Leaderboard player={player} />}
    </>
  );
}
