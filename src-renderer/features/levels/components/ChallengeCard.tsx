import { useState } from 'react';
import { IconHeartFilled, IconHourglassHigh } from '@tabler/icons-react';
import { SESSION } from '#shared/constants/game.ts';
import { AskDialog } from '../../../components/AskDialog.tsx';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { challengeTexts as texts } from '../challenge-texts.ts';
import classes from './ChallengeCard.module.css';
import type { Standing } from './LevelCard.tsx';

interface ChallengeCardProps {
  busy: boolean;
  /** Why it could not be started. */
  error: string | null;
  /** A challenge that can be gone on with. */
  unfinished: (Standing & { onGoOn: () => void }) | undefined;
  onStart: () => void;
}

const HEARTS = Array.from({ length: SESSION.lives }, (_, index) => index);

/** The way into a challenge: on with the unfinished one, or a new one. */
export function ChallengeCard({ busy, error, unfinished, onStart }: ChallengeCardProps) {
  const [asks, setAsks] = useState(false);
  return (
    <Stage c="wedel" halo={false} className={classes.root}>
      <span className={classes.icon}>
        <IconHourglassHigh size={42} stroke={2.2} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{texts.challenge}</h2>
        <p className={classes.rules}>
          {unfinished === undefined
            ? texts.challengeRules
            : texts.challengeUnfinished(unfinished.answered, unfinished.questions)}
        </p>
        <div className={classes.hearts} aria-hidden="true">
          {HEARTS.map((heart) => (
            <IconHeartFilled key={heart} size={22} />
          ))}
        </div>
      </div>
      {unfinished === undefined ? (
        <Button variant="prada" busy={busy} onClick={onStart}>
          {busy ? texts.startingChallenge : texts.startChallenge}
        </Button>
      ) : (
        <div className={classes.ways}>
          <Button variant="prada" onClick={unfinished.onGoOn}>
            {texts.goOnChallenge}
          </Button>
          <Button variant="stage" busy={busy} onClick={() => setAsks(true)}>
            {busy ? texts.startingChallenge : texts.newChallenge}
          </Button>
        </div>
      )}
      {asks && (
        <AskDialog
          title={texts.replaceTitle}
          help={texts.replaceHelp}
          stay={texts.replaceStay}
          onStay={() => setAsks(false)}
          go={texts.replaceGo}
          onGo={() => {
            setAsks(false);
            onStart();
          }}
        />
      )}
      {error !== null && (
        <Notice tone="no" className={classes.error}>
          {error}
        </Notice>
      )}
    </Stage>
  );
}
