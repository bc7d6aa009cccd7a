import { FIRST_LEVEL } from '#shared/constants/game.ts';
import type {
  AdminUser,
  SpeechLevelAccuracy,
  UserSession,
} from '#shared/contracts/admin-users.contract.ts';
import type { GameSessionSummary } from '#shared/contracts/game.contract.ts';
import { SPEECH_LEVELS, type SpeechLevel } from '#shared/contracts/question.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { isLocalEmail } from '#shared/rules/local-email.ts';
import type { UserRow } from '../../db/schema.ts';
import { toMinutes } from '../admin/analytics.views.ts';

/** A user as admins see them: no hash, no key. */
export const toAdminUser = (user: UserRow, now: number): AdminUser => ({
  _id: String(user.id),
  username: user.username,
  email: user.email,
  hasEmail: !isLocalEmail(user.email),
  role: user.role,
  isActive: user.is_active === 1,
  createdAt: new Date(user.created_at).toISOString(),
  // A sign-in of tomorrow comes from a clock that was wrong.
  lastLogin:
    user.last_login_at === null ? null : new Date(Math.min(user.last_login_at, now)).toISOString(),
  totalScore: user.total_score,
  gamesPlayed: user.games_played,
  highestScore: user.highest_score,
  level: parseLevel(user.level) ?? FIRST_LEVEL,
  totalPlayTime: toMinutes(user.play_seconds),
});

/** A session with its answers summed up. */
export const toUserSession = ({ answers, ...session }: GameSessionSummary): UserSession => ({
  ...session,
  timesAnswered: answers.length,
  timesCorrect: answers.filter((answer) => answer.isCorrect).length,
  timeSpent: answers.reduce((sum, answer) => sum + answer.timeSpent, 0),
});

interface Counted {
  speechLevel: SpeechLevel | null;
  timesAnswered: number;
  timesCorrect: number;
}

/** Always the four levels of speech, in the order in which schools teach them. */
export const toAccuracy = (counted: readonly Counted[]): SpeechLevelAccuracy[] =>
  SPEECH_LEVELS.map((speechLevel) => {
    const { timesAnswered, timesCorrect } = counted.find(
      (row) => row.speechLevel === speechLevel,
    ) ?? { timesAnswered: 0, timesCorrect: 0 };
    return {
      speechLevel,
      timesAnswered,
      timesCorrect,
      shareCorrect: share(timesCorrect, timesAnswered),
    };
  });

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
