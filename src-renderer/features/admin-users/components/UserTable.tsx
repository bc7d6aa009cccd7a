import { IconChevronRight, IconEdit, IconKey } from '@tabler/icons-react';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { Link } from '../../../components/Link.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { RowHead } from '../../../components/admin/RowHead.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import type { UserAction } from '../lib/user-action.ts';
import { userListTexts as texts } from '../texts.ts';
import { RoleBadge, StateBadge } from './UserBadges.tsx';
import classes from './UserTable.module.css';

const ICON = { size: 21, stroke: 2.2 } as const;

interface UserTableProps {
  users: readonly AdminUser[];
  /** Identifier of the admin who looks. */
  me: string;
  busy: boolean;
  onAction: (action: UserAction) => void;
}

/** One row per user; what is needed in the middle of a lesson stands in it, the rest one page on. */
export function UserTable({ users, me, busy, onAction }: UserTableProps) {
  return (
    <DataTable label={texts.table} busy={busy} className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{texts.username}</th>
          <th scope="col" className={classes.email}>
            {texts.email}
          </th>
          <th scope="col" className={classes.badge}>
            {texts.role}
          </th>
          <th scope="col" className={classes.badge}>
            {texts.state}
          </th>
          <th scope="col" className={classes.login}>
            {texts.lastLogin}
          </th>
          <th scope="col" data-actions="">
            {texts.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user._id}>
            <RowHead to={paths.adminUser(user._id)} name={user.username}>
              {user._id === me && <span className={classes.you}>{texts.you}</span>}
              <span className={classes.folded}>
                {user.role === 'admin' && <RoleBadge role={user.role} />}
                {!user.isActive && <StateBadge isActive={user.isActive} />}
              </span>
            </RowHead>
            <td className={classes.email}>
              {user.hasEmail ? user.email : <i className={classes.none}>{texts.noEmail}</i>}
            </td>
            <td className={classes.badge}>
              <RoleBadge role={user.role} />
            </td>
            <td className={classes.badge}>
              <StateBadge isActive={user.isActive} />
            </td>
            <td className={classes.login}>
              {user.lastLogin === null ? texts.neverLoggedIn : formatDateTime(user.lastLogin)}
            </td>
            <td data-actions="">
              <IconButton
                label={texts.reset(user.username)}
                icon={<IconKey {...ICON} />}
                onClick={() => onAction({ kind: 'reset', user })}
              />
              <IconButton
                label={texts.edit(user.username)}
                icon={<IconEdit {...ICON} />}
                onClick={() => onAction({ kind: 'edit', user })}
              />
              <Link
                to={paths.adminUser(user._id)}
                aria-label={texts.open(user.username)}
                title={texts.open(user.username)}
                className={classes.open}
              >
                <IconChevronRight {...ICON} aria-hidden="true" />
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
