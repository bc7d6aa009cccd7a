import type { Ref } from 'react';
import { TEXT_ANSWER_MAX } from '#shared/constants/limits.ts';
import { playTexts } from '../texts.ts';
import classes from './EssayField.module.css';

interface EssayFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  labelledBy: string;
  text: string;
  locked: boolean;
  onWrite: (text: string) => void;
}

/** Where a typed answer goes. Enter sends it, Shift+Enter starts a new line. */
export function EssayField({ ref, labelledBy, text, locked, onWrite }: EssayFieldProps) {
  return (
    <textarea
      ref={ref}
      aria-labelledby={labelledBy}
      className={classes.root}
      rows={2}
      maxLength={TEXT_ANSWER_MAX}
      placeholder={playTexts.essayPlaceholder}
      value={text}
      readOnly={locked}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="send"
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  );
}
