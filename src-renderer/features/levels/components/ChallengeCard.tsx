import { IconHeartFilled, IconHourglassHigh } from '@tabler/icons-react';
import { SESSION } from '#shared/constants/game.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { levelTexts } from '../texts.ts';
import classes from './ChallengeCard.module.css';

interface ChallengeCardProps {
  busy: boolean;
  /** Why it could not be started. */
  error: string | null;
  onStart: () => void;
}

const HEARTS = Array.from({ length: SESSION.lives }, (_, index) => index);

/** The way into a server session. */
export function ChallengeCard({ busy, error, onStart }: ChallengeCardProps) {
  return (
    <Stage c="wedel" halo={false} className={classes.root}>
      <span className={classes.icon}>
        <IconHourglassHigh size={42} stroke={2.2} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{levelTexts.challenge}</h2>
        <p className={classes.rules}>{levelTexts.challengeRules}</p>
        <div className={classes.hearts} aria-hidden="true">
          {HEARTS.map((heart) => (
            <IconHeartFilled key={heart} size={22} />
          ))}
        </div>
      </div>
      <Button variant="prada" busy={busy} onClick={onStart}>
        {busy ? levelTexts.startingChallenge : levelTexts.startChallenge}
      </Button>
      {error !== null && (
        <Notice tone="no" className={classes.error}>
          {error}
        </Notice>
      )}
    </Stage>
  );
}
