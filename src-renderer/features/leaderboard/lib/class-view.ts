import type { MyClassRanking } from '#shared/contracts/class-ranking.contract.ts';
import { LEADERBOARD_SIZE } from '#shared/constants/limits.ts';
import { toRankingRow } from '../../../components/ranking/class-board.ts';
import type { RankingRow } from '../../../components/ranking/RankingTable.tsx';

interface ClassView {
  /** As many as the board of all players shows: nobody is put on show as the last. */
  rows: RankingRow[];
  /** The pupil's own row where it is not among them. */
  pinned: RankingRow | null;
}

/** A board of a class as its pupil sees it. */
export function classView({ ranking, me }: Pick<MyClassRanking, 'ranking' | 'me'>): ClassView {
  const rows = ranking.slice(0, LEADERBOARD_SIZE).map((member) => toRankingRow(member, me));
  return { rows, pinned: me === null || me.rank <= rows.length ? null : toRankingRow(me, me) };
}
