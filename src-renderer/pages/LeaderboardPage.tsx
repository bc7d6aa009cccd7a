import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { Leaderboard } from '../features/leaderboard/components/Leaderboard.tsx';
import { leaderboardTexts } from '../features/leaderboard/texts.ts';

/** The ten best players. */
export function LeaderboardPage() {
  const { user } = useAuth();
  return (
    <>
      <title>{`${leaderboardTexts.title} · Punakawan`}</title>
      <Leaderboard player={user} />
    </>
  );
}
