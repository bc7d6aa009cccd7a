import {
  IconClock,
  IconDeviceGamepad2,
  IconEdit,
  IconKey,
  IconStar,
  IconTrophy,
} from '@tabler/icons-react';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { formatPlayTime } from '#shared/rules/time.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { StatCards } from '../../../components/StatCards.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { formatDate, formatDateTime } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { UserAction } from '../lib/user-action.ts';
import { userDetailTexts as texts, userListTexts } from '../texts.ts';
import { RoleBadge, StateBadge } from './UserBadges.tsx';
import classes from './UserProfile.module.css';

interface UserProfileProps {
  user: AdminUser;
  isMe: boolean;
  onAction: (action: UserAction) => void;
}

/** Name, standing and totals of a user. */
export function UserProfile({ user, isMe, onAction }: UserProfileProps) {
  return (
    <>
      <div className={classes.head}>
        <SectionHeader title={user.username}>
          <Button
            leftIcon={<IconKey size={20} stroke={2.2} />}
            onClick={() => onAction({ kind: 'reset', user })}
          >
            {texts.reset}
          </Button>
          <Button
            variant="wedel"
            leftIcon={<IconEdit size={20} stroke={2.2} />}
            onClick={() => onAction({ kind: 'edit', user })}
          >
            {texts.edit}
          </Button>
        </SectionHeader>
        <div className={classes.facts}>
          <RoleBadge role={user.role} />
          <StateBadge isActive={user.isActive} />
          {isMe && <Badge tone="warn">{userListTexts.you}</Badge>}
          <span>{user.hasEmail ? user.email : userListTexts.noEmail}</span>
          <span>{texts.since(formatDate(user.createdAt))}</span>
          <span>
            {user.lastLogin === null
              ? texts.neverLoggedIn
              : texts.lastLogin(formatDateTime(user.lastLogin))}
          </span>
        </div>
      </div>
      <StatCards
        stats={[
          { icon: IconStar, label: texts.totalScore, value: formatNumber(user.totalScore) },
          {
            icon: IconClock,
            label: texts.totalPlayTime,
            value: formatPlayTime(user.totalPlayTime),
          },
          {
            icon: IconDeviceGamepad2,
            label: texts.gamesPlayed,
            value: formatNumber(user.gamesPlayed),
          },
          { icon: IconTrophy, label: texts.highestScore, value: formatNumber(user.highestScore) },
        ]}
      />
    </>
  );
}
