import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CHARACTER_IDS, type CharacterId } from '#shared/constants/characters.ts';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { meQuery, recentSessionsQuery } from '../api/dashboard.ts';
import { dashboardTexts } from '../texts.ts';
import classes from './Dashboard.module.css';
import { DashboardHero } from './DashboardHero.tsx';
import { PlayerStats } from './PlayerStats.tsx';
import { RecentSessions } from './RecentSessions.tsx';

interface DashboardProps {
  player: UserView;
  /** What they are called. */
  playerName: string;
  /** The character that this browser remembers. */
  character: CharacterId | undefined;
  sessionFailed: boolean;
  onFreshPlayer: (player: UserView) => void;
}

/** What a player has reached, and where to go on. */
export function Dashboard(props: DashboardProps) {
  const { player, playerName, character, sessionFailed, onFreshPlayer } = props;
  const { data: fresh } = useQuery(meQuery());
  const sessions = useQuery(recentSessionsQuery());
  const newest = sessions.data?.[0];

  // The bar above shows the same totals.
  useEffect(() => {
    if (fresh !== undefined) onFreshPlayer(fresh);
  }, [fresh, onFreshPlayer]);

  return (
    <div className={classes.root}>
      {sessionFailed && <Notice tone="no">{dashboardTexts.sessionFailed}</Notice>}
      <DashboardHero
        playerName={playerName}
        character={character ?? newest?.characterId ?? CHARACTER_IDS[3]}
        hasPlayed={player.gamesPlayed > 0}
        unfinished={sessions.data?.find(({ status }) => status === 'active')}
      />
      <PlayerStats player={player} />
      <RecentSessions query={sessions} />
    </div>
  );
}
