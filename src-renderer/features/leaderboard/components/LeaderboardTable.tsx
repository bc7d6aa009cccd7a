import { Card } from '../../../components/Card.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { LeaderboardRow } from '../lib/leaderboard-view.ts';
import { leaderboardTexts } from '../texts.ts';
import classes from './LeaderboardTable.module.css';
import { RankIcon } from './RankIcon.tsx';

interface LeaderboardTableProps {
  rows: readonly LeaderboardRow[];
  /** The own row, where it is not among the others. */
  pinned: LeaderboardRow | null;
}

/** The ten best, and the player's own place below them. */
export function LeaderboardTable({ rows, pinned }: LeaderboardTableProps) {
  return (
    <Card className={classes.card}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={leaderboardTexts.rank}>#</abbr>
            </th>
            <th scope="col">{leaderboardTexts.name}</th>
            <Heading long={leaderboardTexts.games} short={leaderboardTexts.gamesShort} />
            <Heading long={leaderboardTexts.score} short={leaderboardTexts.scoreShort} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.userId} row={row} />
          ))}
          {pinned !== null && <Row row={pinned} />}
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

function Row({ row }: { row: LeaderboardRow }) {
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
        {isMe && <span className={classes.you}> {leaderboardTexts.you}</span>}
      </td>
      <td className={classes.number}>
        {totalGamesCompleted === null ? leaderboardTexts.noRank : formatNumber(totalGamesCompleted)}
      </td>
      <td className={classes.number}>
        <b>{formatNumber(totalScore)}</b>
      </td>
    </tr>
  );
}
