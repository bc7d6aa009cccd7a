import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { SESSION } from '#shared/constants/game.ts';
import { sessionTexts } from '../session-texts.ts';
import classes from './SessionLives.module.css';

const HEARTS = Array.from({ length: SESSION.lives }, (_, index) => index);

/** Lives as hearts and in words. */
export function SessionLives({ lives }: { lives: number }) {
  return (
    <span className={classes.root}>
      <span className={classes.hearts} aria-hidden="true">
        {HEARTS.map((heart) =>
          heart < lives ? (
            <IconHeartFilled key={heart} size={18} />
          ) : (
            <IconHeart key={`lost-${heart}`} size={18} stroke={2.2} className={classes.lost} />
          ),
        )}
      </span>
      {sessionTexts.lives(lives)}
    </span>
  );
}
