import { OPTION_LETTERS } from '#shared/constants/game.ts';
import type { QuestionType } from '#shared/contracts/question.ts';
import { Button } from '../../../components/Button.tsx';
import { playTexts } from '../texts.ts';
import classes from './AnswerBar.module.css';

interface AnswerBarProps {
  type: QuestionType;
  canSubmit: boolean;
  busy: boolean;
  onSubmit: () => void;
}

/** 'Jawab', and which keys do the same. On phones it stays at the bottom of the screen. */
export function AnswerBar({ type, canSubmit, busy, onSubmit }: AnswerBarProps) {
  return (
    <div className={classes.root}>
      <p className={classes.keys}>
        {playTexts.press}{' '}
        {type === 'multiple_choice' && (
          <>
            <kbd>{OPTION_LETTERS[0]}</kbd>–<kbd>{OPTION_LETTERS[OPTION_LETTERS.length - 1]}</kbd>{' '}
            {playTexts.toChoose}{' '}
          </>
        )}
        <kbd>Enter</kbd> {playTexts.toAnswer}
      </p>
      <Button
        variant="prada"
        size="big"
        className={classes.submit}
        disabled={!canSubmit}
        busy={busy}
        onClick={onSubmit}
      >
        {busy ? playTexts.submitting : playTexts.submit}
      </Button>
    </div>
  );
}
