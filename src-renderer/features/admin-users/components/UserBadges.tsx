import { IconCircleCheck, IconCircleOff, IconShieldHalf, IconUser } from '@tabler/icons-react';
import type { Role } from '#shared/contracts/auth.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { userListTexts as texts } from '../texts.ts';

const ICON = { size: 18, stroke: 2.2, 'aria-hidden': true } as const;

export function RoleBadge({ role }: { role: Role }) {
  const isAdmin = role === 'admin';
  return (
    <Badge
      tone={isAdmin ? 'info' : 'mute'}
      icon={isAdmin ? <IconShieldHalf {...ICON} /> : <IconUser {...ICON} />}
    >
      {texts.roles[role]}
    </Badge>
  );
}

export function StateBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge
      tone={isActive ? 'ok' : 'no'}
      icon={isActive ? <IconCircleCheck {...ICON} /> : <IconCircleOff {...ICON} />}
    >
      {isActive ? texts.active : texts.inactive}
    </Badge>
  );
}
