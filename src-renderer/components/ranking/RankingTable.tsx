import { cx } from '../../lib/cx.ts';
import { formatNumber } from '../../lib/format.ts';
import { Card } from '../Card.tsx';
import { RankIcon } from './RankIcon.tsx';
import { rankingTexts } from './ranking-texts.ts';
import table from '../Table.module.css';
import classes from './RankingTable.module.css';

/** One row of the table. */
export interface RankingRow {
  rank: number;
  userId: string;
  username: string;
  totalScore: number;
  /** Null where it is not known; left out on boards that do not count games. */
  totalGamesCompleted?: number | null;
  isMe: boolean;
}

interface RankingTableProps {
  rows: readonly RankingRow[];
  /** The own row, where it is not among the others. */
  pinned?: RankingRow | null;
  /** What the score is, and in one word for phones. */
  score: { long: string; short: string };
  /** With the column of finished games. */
  withGames?: boolean;
}

/** The best, and the player's own place below them. */
export function RankingTable({ rows, pinned, score, withGames = false }: RankingTableProps) {
  return (
    <Card className={classes.card}>
      <table className={cx(table.table, classes.table)}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={rankingTexts.rank}>#</abbr>
            </th>
            <th scope="col">{rankingTexts.name}</th>
            {withGames && <Heading long={rankingTexts.games} short={rankingTexts.gamesShort} />}
            <Heading {...score} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.userId} row={row} withGames={withGames} />
          ))}
          {pinned && <Row row={pinned} withGames={withGames} />}
        </tbody>
      </table>
    </Card>
  );
}

function Heading({ long, short }: { long: string; short: string }) {
  return (
    <th scope="col" className={classes.number}>
      <span className={classes.long}>{long}</span>
      <span className={classes.short}>{short}</span>
    </th>
  );
}

function Row({ row, withGames }: { row: RankingRow; withGames: boolean }) {
  const { rank, username, totalGamesCompleted, totalScore, isMe } = row;
  return (
    <tr className={cx(isMe && classes.own)} aria-current={isMe || undefined}>
      <td>
        <span className={classes.rank}>
          <RankIcon rank={rank} size={24} />
          {rank}
        </span>
      </td>
      <td className={classes.name}>
        {username}
        {isMe && <span className={classes.you}> {rankingTexts.you}</span>}
      </td>
      {withGames && (
        <td className={classes.number}>
          {totalGamesCompleted == null ? rankingTexts.unknown : formatNumber(totalGamesCompleted)}
        </td>
      )}
      <td className={classes.number}>
        <b>{formatNumber(totalScore)}</b>
      </td>
    </tr>
  );
}
