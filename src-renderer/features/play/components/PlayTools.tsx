import { IconBulb, IconLanguage } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { playTexts } from '../texts.ts';
import { TimerRing } from './TimerRing.tsx';
import classes from './PlayTools.module.css';

export interface QuestionTimer {
  /** By `clock`. */
  deadline: number;
  seconds: number;
  warningSeconds: number;
  /** The answer is given: the ring stands still. */
  stopped?: boolean;
}

interface PlayToolsProps {
  timer: QuestionTimer;
  translated: boolean;
  /** Left out where the question has no translation. */
  onToggleTranslation?: (() => void) | undefined;
  hintShown: boolean;
  /** Left out where the question has no hint. */
  onToggleHint?: (() => void) | undefined;
}

/** Timer, and what helps with the question. */
export function PlayTools({
  timer,
  translated,
  onToggleTranslation,
  hintShown,
  onToggleHint,
}: PlayToolsProps) {
  return (
    <div className={classes.root}>
      <TimerRing {...timer} />
      {onToggleTranslation && (
        <Button
          size="sm"
          className={classes.tool}
          leftIcon={<IconLanguage size={20} stroke={2.2} aria-hidden="true" />}
          onClick={onToggleTranslation}
        >
          {translated ? playTexts.showJavanese : playTexts.showTranslation}
        </Button>
      )}
      {onToggleHint && (
        <Button
          size="sm"
          className={classes.tool}
          aria-expanded={hintShown}
          leftIcon={<IconBulb size={20} stroke={2.2} aria-hidden="true" />}
          onClick={onToggleHint}
        >
          {hintShown ? playTexts.hideHint : playTexts.showHint}
        </Button>
      )}
    </div>
  );
}
