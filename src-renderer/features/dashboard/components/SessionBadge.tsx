import {
  IconCircleCheck,
  IconCircleDotted,
  IconCircleX,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Badge } from '../../../components/Badge.tsx';
import { dashboardTexts } from '../texts.ts';

const ICON = { size: 18, stroke: 2.2, 'aria-hidden': true } as const;
const WORDS = dashboardTexts.status;

/** How a session stands; a status that a newer server may bring is gray. */
export function SessionBadge({ status }: { status: string }) {
  switch (status) {
    case 'completed':
      return (
        <Badge tone="ok" icon={<IconCircleCheck {...ICON} />}>
          {WORDS.completed}
        </Badge>
      );
    case 'active':
      return (
        <Badge tone="info" icon={<IconPlayerPlay {...ICON} />}>
          {WORDS.active}
        </Badge>
      );
    case 'abandoned':
      return (
        <Badge tone="no" icon={<IconCircleX {...ICON} />}>
          {WORDS.abandoned}
        </Badge>
      );
    default:
      return (
        <Badge tone="mute" icon={<IconCircleDotted {...ICON} />}>
          {WORDS.other}
        </Badge>
      );
  }
}
