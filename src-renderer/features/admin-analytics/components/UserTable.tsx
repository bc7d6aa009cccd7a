import type { UserAnalytics } from '#shared/contracts/admin.contract.ts';
import { isLocalEmail } from '#shared/rules/local-email.ts';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { RowHead } from '../../../components/admin/RowHead.tsx';
import { SortHead } from '../../../components/admin/SortHead.tsx';
import { sortHeads } from '../../../components/admin/sorting.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { playTime } from '../lib/play-time.ts';
import { nextOrder, type UserSelection } from '../lib/user-selection.ts';
import { adminAnalyticsTexts as texts } from '../texts.ts';
import classes from './UserTable.module.css';

interface UserTableProps {
  users: readonly UserAnalytics[];
  selection: UserSelection;
  busy: boolean;
  onSort: (change: Pick<UserSelection, 'sortBy' | 'sortOrder'>) => void;
}

/** One row per user; the headings sort both ways. */
export function UserTable({ users, selection, busy, onSort }: UserTableProps) {
  const head = sortHeads(texts.columns, selection, (field) => nextOrder(selection, field), onSort);
  return (
    <DataTable label={texts.table} busy={busy} className={classes.root}>
      <thead>
        <tr>
          <SortHead {...head('username')} />
          <th scope="col">{texts.email}</th>
          <SortHead isNumber {...head('totalScore')} />
          <SortHead isNumber {...head('totalPlayTime')} />
          <SortHead isNumber {...head('gamesPlayed')} />
          <SortHead isNumber {...head('highestScore')} />
          <SortHead {...head('lastLogin')} />
          <th scope="col" data-number="">
            {texts.level}
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user._id}>
            <RowHead to={paths.adminUser(user._id)} name={user.username} />
            <td className={classes.email}>
              {isLocalEmail(user.email) ? texts.noEmail : user.email}
            </td>
            <td data-number="" className={classes.score}>
              {formatNumber(user.totalScore)}
            </td>
            <td data-number="">{playTime(user.totalPlayTime)}</td>
            <td data-number="">{formatNumber(user.gamesPlayed)}</td>
            <td data-number="">{formatNumber(user.highestScore)}</td>
            <td className={classes.login}>
              {user.lastLogin === null ? texts.neverLoggedIn : formatDateTime(user.lastLogin)}
            </td>
            <td data-number="">{user.level}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
