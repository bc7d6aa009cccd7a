import type { UserView } from '#shared/contracts/auth.contract.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { FIRST_LEVEL } from '#shared/constants/game.ts';
import type { UserRow } from '../../db/schema.ts';

/** A user as they see themselves. */
export const toUserView = (user: UserRow): UserView => ({
  _id: String(user.id),
  username: user.username,
  email: user.email,
  role: user.role,
  totalScore: user.total_score,
  gamesPlayed: user.games_played,
  highestScore: user.highest_score,
  level: parseLevel(user.level) ?? FIRST_LEVEL,
});
