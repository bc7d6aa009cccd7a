import type { ReactNode } from 'react';
import { IconCheck, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { cx } from '../../../lib/cx.ts';
import { playTexts } from '../texts.ts';
import { DrainBar } from './DrainBar.tsx';
import classes from './FeedbackBanner.module.css';

/** Feedback that is on screen. */
export interface Feedback {
  title: string;
  /** Under the title: the right answer, points. */
  detail?: ReactNode;
  isRight: boolean;
  /** When the next screen comes, by `clock`. */
  deadline: number;
  /** Seconds of a full bar. */
  seconds: number;
  /** What comes is the result, not another question. */
  isLast: boolean;
  held: boolean;
  /** Stands beside a held feedback in place of the usual words. */
  heldNote?: ReactNode;
  /** Left out where the feedback cannot be held. */
  onHold?: (() => void) | undefined;
  onContinue?: (() => void) | undefined;
}

/** Right or wrong, and how long until the next question. */
export function FeedbackBanner({ feedback }: { feedback: Feedback }) {
  const { title, detail, isRight, held, heldNote, onHold, onContinue } = feedback;
  const Icon = isRight ? IconCheck : IconX;
  return (
    <div className={cx(classes.root, isRight ? classes.right : classes.wrong)}>
      <span className={classes.tile}>
        <Icon size={32} stroke={3} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {detail !== undefined && <p className={classes.detail}>{detail}</p>}
      </div>
      <div className={classes.next}>
        {held ? (
          <span>{heldNote ?? playTexts.held}</span>
        ) : (
          <DrainBar
            deadline={feedback.deadline}
            seconds={feedback.seconds}
            isLast={feedback.isLast}
          />
        )}
      </div>
      {onHold && onContinue && (
        <Button
          size="sm"
          className={classes.hold}
          leftIcon={
            held ? (
              <IconPlayerPlay size={20} stroke={2.2} aria-hidden="true" />
            ) : (
              <IconPlayerPause size={20} stroke={2.2} aria-hidden="true" />
            )
          }
          onClick={held ? onContinue : onHold}
        >
          {held ? playTexts.continue : playTexts.hold}
          <kbd className={classes.key} aria-hidden="true">
            {playTexts.holdKey}
          </kbd>
        </Button>
      )}
    </div>
  );
}
