import { IconAward, IconCrown, IconMedal } from '@tabler/icons-react';
import { cx } from '../../lib/cx.ts';
import classes from './RankIcon.module.css';

const ICONS = [
  { Icon: IconCrown, tone: classes.first },
  { Icon: IconMedal, tone: classes.second },
  { Icon: IconAward, tone: classes.third },
];

/** Crown, medal and award for ranks 1 to 3; nothing for the others. */
export function RankIcon({
  rank,
  size,
  className,
}: {
  rank: number;
  size: number;
  className?: string | undefined;
}) {
  const entry = ICONS[rank - 1];
  if (entry === undefined) return null;
  const { Icon, tone } = entry;
  return <Icon size={size} stroke={2.2} aria-hidden="true" className={cx(tone, className)} />;
}
