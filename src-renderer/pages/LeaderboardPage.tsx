import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { Leaderboards } from '../features/leaderboard/components/Leaderboards.tsx';
import { leaderboardTexts } from '../features/leaderboard/texts.ts';

/** The best players of all, and of a pupil's class. */
export function LeaderboardPage() {
  const { user } = useAuth();
  return (
    <>
      <title>{`${leaderboardTexts.title} · Punakawan`}</title>
      <Leaderboards player={user} />
    </>
  );
}
