import {
  IconLockOpen,
  IconShieldHalf,
  IconShieldOff,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import type { UserAction } from '../lib/user-action.ts';
import { userDetailTexts as texts } from '../texts.ts';
import classes from './AccountCard.module.css';

interface AccountCardProps {
  user: AdminUser;
  isMe: boolean;
  onAction: (action: UserAction) => void;
}

const ICON = { size: 20, stroke: 2.2 } as const;

/** Admin or not, in or out, and the end; nobody does any of it to themselves. */
export function AccountCard({ user, isMe, onAction }: AccountCardProps) {
  if (isMe) {
    return (
      <TitledCard title={texts.account}>
        <div className={classes.own}>
          <Notice tone="info">{texts.ownAccount}</Notice>
        </div>
      </TitledCard>
    );
  }
  const isAdmin = user.role === 'admin';
  return (
    <TitledCard title={texts.account}>
      <ul className={classes.root}>
        <li>
          <p>{isAdmin ? texts.unmakeAdminHelp : texts.makeAdminHelp}</p>
          <Button
            leftIcon={isAdmin ? <IconShieldOff {...ICON} /> : <IconShieldHalf {...ICON} />}
            onClick={() =>
              onAction({ kind: 'change', user, change: { role: isAdmin ? 'player' : 'admin' } })
            }
          >
            {isAdmin ? texts.unmakeAdmin : texts.makeAdmin}
          </Button>
        </li>
        <li>
          <p>{user.isActive ? texts.deactivateHelp : texts.activateHelp}</p>
          <Button
            leftIcon={user.isActive ? <IconUserOff {...ICON} /> : <IconLockOpen {...ICON} />}
            onClick={() => onAction({ kind: 'change', user, change: { active: !user.isActive } })}
          >
            {user.isActive ? texts.deactivate : texts.activate}
          </Button>
        </li>
        <li>
          <p>{texts.deleteHelp}</p>
          <Button
            variant="getih"
            leftIcon={<IconTrash {...ICON} />}
            onClick={() => onAction({ kind: 'delete', user })}
          >
            {texts.delete}
          </Button>
        </li>
      </ul>
    </TitledCard>
  );
}
