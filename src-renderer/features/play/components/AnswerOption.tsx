import { IconCheck, IconX } from '@tabler/icons-react';
import { cx } from '../../../lib/cx.ts';
import type { ShownText } from '../lib/card-question.ts';
import { OPTION_ATTRIBUTE } from '../lib/play-key.ts';
import { playTexts } from '../texts.ts';
import { LaterBurst } from './LaterBurst.tsx';
import classes from './AnswerOption.module.css';

/** right was chosen, solution was not; off is neither right nor chosen. */
export type OptionState = 'open' | 'selected' | 'right' | 'solution' | 'wrong' | 'off';

interface AnswerOptionProps {
  letter: string;
  text: ShownText;
  state: OptionState;
  disabled: boolean;
  onChoose: () => void;
}

export function AnswerOption({ letter, text, state, disabled, onChoose }: AnswerOptionProps) {
  const isSolution = state === 'right' || state === 'solution';
  return (
    <button
      type="button"
      {...{ [OPTION_ATTRIBUTE]: '' }}
      aria-pressed={state === 'selected' || state === 'right' || state === 'wrong'}
      disabled={disabled}
      onClick={onChoose}
      className={cx(classes.root, isSolution ? classes.solution : classes[state])}
    >
      <span className={classes.tile}>
        {state === 'right' && <LaterBurst />}
        {isSolution && <IconCheck size={26} stroke={3} aria-hidden="true" />}
        {state === 'wrong' && <IconX size={26} stroke={3} aria-hidden="true" />}
        {!isSolution && state !== 'wrong' && letter}
      </span>
      <span lang={text.lang} className={classes.text}>
        {text.text}
      </span>
      {isSolution && <em className={classes.note}>{playTexts.correctOption}</em>}
      {state === 'wrong' && <em className={classes.note}>{playTexts.yourChoice}</em>}
    </button>
  );
}
