import type { ClassBoard, ClassRank } from '#shared/contracts/class-ranking.contract.ts';
import type { CharacterId } from '#shared/constants/characters.ts';
import { rankingTexts } from './ranking-texts.ts';
import type { RankingRow } from './RankingTable.tsx';

/** Which of the boards of a class is looked at. */
export interface BoardWish {
  board: ClassBoard;
  characterId: CharacterId | 'all';
}

export const FIRST_BOARD: BoardWish = { board: 'total', characterId: 'all' };

/** A wish as the server is asked. */
export const boardQuery = ({ board, characterId }: BoardWish) => ({
  board,
  ...(characterId !== 'all' && { characterId }),
});

/** What the score of a board is called. */
export const boardScore = ({ board }: BoardWish) => ({
  long: rankingTexts.scores[board],
  short: rankingTexts.shortScores[board],
});

/** A member's place as a row of the table; `me` is who looks at it, if they are a pupil. */
export const toRankingRow = (
  { rank, _id, name, number, score }: ClassRank,
  me: ClassRank | null,
): RankingRow => ({
  rank,
  userId: _id,
  username: number === null ? name : rankingTexts.numbered(name, number),
  totalScore: score,
  isMe: _id === me?._id,
});
