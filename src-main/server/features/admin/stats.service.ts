import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { RECENT_ACTIVITY_DAYS, TOP_PLAYERS } from '#shared/constants/limits.ts';
import type { AdminStats } from '#shared/contracts/admin.contract.ts';
import { localDay } from '../../lib/local-day.ts';
import type { ServerContext } from '../../server-context.ts';
import {
  countOverview,
  listActivity,
  listCharacterStats,
  listTopPlayers,
} from './stats.repository.ts';

/** The admin's dashboard (section 3, 'Admin stats'). */
export async function readStats({ db, clock }: ServerContext): Promise<AdminStats> {
  const days = lastDays(clock.now(), RECENT_ACTIVITY_DAYS);
  const activity = await listActivity(db, { from: days[0] ?? '', to: days.at(-1) ?? '' });
  const questions = await listCharacterStats(db, {});
  return {
    overview: { ...(await countOverview(db, {})), totalCharacters: CHARACTER_IDS.length },
    recentActivity: days.map((day) => {
      const { gamesPlayed, totalScore } = activity.find((entry) => entry.day === day) ?? {
        gamesPlayed: 0,
        totalScore: 0,
      };
      return { _id: day, gamesPlayed, totalScore };
    }),
    topPlayers: (await listTopPlayers(db, { limit: TOP_PLAYERS })).map((user) => ({
      _id: String(user.id),
      username: user.username,
      gamesPlayed: user.games_played,
      totalScore: user.total_score,
      highestScore: user.highest_score,
    })),
    questionStats: CHARACTER_IDS.map((id) => {
      const { questionCount, averagePoints } = questions.find(
        (entry) => entry.characterId === id,
      ) ?? { questionCount: 0, averagePoints: 0 };
      return { _id: id, questionCount, averagePoints };
    }),
  };
}

/** The server's local days up to today, oldest first. */
function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_none, index) => {
    const date = new Date(now);
    date.setDate(date.getDate() - (count - 1 - index));
    return localDay(date.getTime());
  });
}
