import type { AdminStats } from '#shared/contracts/admin.contract.ts';
import table from '../../../components/Table.module.css';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { adminDashboardTexts as texts } from '../texts.ts';
import classes from './TopPlayers.module.css';

/** 'Top Players', best first. */
export function TopPlayers({ players }: { players: AdminStats['topPlayers'] }) {
  return (
    <TitledCard title={texts.topPlayers}>
      {players.length === 0 ? (
        <p className={classes.empty}>{texts.noPlayers}</p>
      ) : (
        <table className={cx(table.table, classes.table)}>
          <thead>
            <tr>
              <th scope="col" aria-label={texts.rank}>
                #
              </th>
              <th scope="col">{texts.username}</th>
              <th scope="col">{texts.gamesPlayed}</th>
              <th scope="col">{texts.totalScore}</th>
              <th scope="col">{texts.highestScore}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player, index) => (
              <tr key={player._id}>
                <td className={classes.rank}>{index + 1}</td>
                <td className={classes.name}>{player.username}</td>
                <td>{formatNumber(player.gamesPlayed)}</td>
                <td className={classes.total}>{formatNumber(player.totalScore)}</td>
                <td>{formatNumber(player.highestScore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledCard>
  );
}
