import { IconCheck, IconX } from '@tabler/icons-react';
import { cx } from '../../../lib/cx.ts';
import { playTexts } from '../texts.ts';
import classes from './EssayVerdict.module.css';

interface EssayVerdictProps {
  text: string;
  isRight: boolean;
}

/** What the player typed, once it is judged. */
export function EssayVerdict({ text, isRight }: EssayVerdictProps) {
  const Icon = isRight ? IconCheck : IconX;
  return (
    <p className={cx(classes.root, isRight ? classes.right : classes.wrong)}>
      <span className={classes.tile}>
        <Icon size={26} stroke={3} aria-hidden="true" />
      </span>
      <span className={classes.text}>
        <b>{playTexts.yourAnswer}</b> {text.trim() === '' ? <i>{playTexts.noAnswer}</i> : text}
      </span>
    </p>
  );
}
