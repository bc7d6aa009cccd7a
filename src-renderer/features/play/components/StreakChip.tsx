import { IconFlame } from '@tabler/icons-react';
import { STREAK } from '#shared/constants/game.ts';
import { isStreakMilestone } from '#shared/rules/streak.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { playTexts } from '../texts.ts';
import { LaterBurst } from './LaterBurst.tsx';
import classes from './StreakChip.module.css';

interface StreakChipProps {
  /** Right answers in a row. */
  streak: number;
  /** The answer that made it so has just been given. */
  isFresh: boolean;
}

/** Right answers in a row. Its place is kept while there are none, so that nothing jumps. */
export function StreakChip({ streak, isFresh }: StreakChipProps) {
  const isShown = streak >= STREAK.shownFrom;
  return (
    <p className={classes.root} data-shown={isShown}>
      {isShown && (
        <>
          {/* Another element for another number, so that each one hops. */}
          <span key={streak} className={classes.count} data-fresh={isFresh} aria-hidden="true">
            {isFresh && isStreakMilestone(streak) && <LaterBurst />}
            <IconFlame size={22} stroke={2.2} />
            {streak}
          </span>
          <span className={classes.word} aria-hidden="true">
            {playTexts.streak}
          </span>
          <VisuallyHidden>{playTexts.streakLabel(streak)}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
