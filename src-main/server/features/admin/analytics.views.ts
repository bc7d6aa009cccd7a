import type { UserAnalytics } from '#shared/contracts/admin.contract.ts';
import { FIRST_LEVEL } from '#shared/constants/game.ts';
import { parseLevel } from '#shared/rules/level.ts';
import type { AnalyticsRow } from './analytics.repository.ts';

/** Play time is kept in seconds and told in minutes (decisions). */
export const toMinutes = (seconds: number): number => Math.round(seconds / 60);

/** A user as the admin's table shows them (section 3, 'User analytics row'). */
export const toUserAnalytics = (user: AnalyticsRow, now: number): UserAnalytics => ({
  _id: String(user.id),
  username: user.username,
  email: user.email,
  totalScore: user.total_score,
  totalPlayTime: toMinutes(user.play_seconds),
  // A sign-in of tomorrow comes from a clock that was wrong.
  lastLogin:
    user.last_login_at === null ? null : new Date(Math.min(user.last_login_at, now)).toISOString(),
  gamesPlayed: user.games_played,
  highestScore: user.highest_score,
  level: parseLevel(user.level) ?? FIRST_LEVEL,
});
