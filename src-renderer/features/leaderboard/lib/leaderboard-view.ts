import type { RankedEntry } from '#shared/contracts/game.contract.ts';
import type { LeaderboardEntry } from '#shared/contracts/progress.contract.ts';
import type { RankingRow } from '../../../components/ranking/RankingTable.tsx';

/** What /game/leaderboard knows beyond the ten. */
export interface Ranking {
  leaderboard: readonly RankedEntry[];
  me: { rank: number; totalScore: number } | null;
  totalPlayers: number;
}

export interface LeaderboardView {
  rows: RankingRow[];
  /** The player's own row where it is not among the ten. */
  pinned: RankingRow | null;
  topScore: number;
  players: number;
  averageScore: number;
}

interface Player {
  _id: string;
  username: string;
}

/** Puts the two rankings together. Without the second one there is no pinned row. */
export function leaderboardView(
  top: readonly LeaderboardEntry[],
  ranking: Ranking | undefined,
  player: Player | null,
): LeaderboardView {
  const rows = top.map((entry, index) => ({
    ...entry,
    rank: index + 1,
    isMe: entry.userId === player?._id,
  }));
  // The longer of the two lists gives the truer average.
  const known = ranking !== undefined && ranking.leaderboard.length > top.length;
  const scores = (known ? ranking.leaderboard : top).map((entry) => entry.totalScore);
  return {
    rows,
    pinned: rows.some((row) => row.isMe) ? null : pinnedRow(ranking, player),
    topScore: Math.max(0, ...scores),
    players: Math.max(ranking?.totalPlayers ?? 0, top.length),
    averageScore: scores.length === 0 ? 0 : Math.round(sum(scores) / scores.length),
  };
}

function pinnedRow(ranking: Ranking | undefined, player: Player | null): RankingRow | null {
  if (ranking === undefined || ranking.me === null || player === null) return null;
  const own = ranking.leaderboard.find((entry) => entry.userId === player._id);
  return {
    rank: ranking.me.rank,
    userId: player._id,
    username: player.username,
    totalScore: ranking.me.totalScore,
    totalGamesCompleted: own?.totalGamesCompleted ?? null,
    isMe: true,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** One or two letters for a round badge: of the first two words, else of the only one. */
export function initials(username: string): string {
  const letters = username
    .split(/[\s._-]+/u)
    .map((word) => [...word][0] ?? '')
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return letters.slice(0, 2).join('').toUpperCase() || '?';
}
