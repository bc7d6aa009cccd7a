import { OPTION_LETTERS } from '#shared/constants/game.ts';
import type { ShownText, Verdict } from '../lib/card-question.ts';
import { AnswerOption, type OptionState } from './AnswerOption.tsx';
import classes from './AnswerOptions.module.css';

interface AnswerOptionsProps {
  /** Id of the heading that asks. */
  labelledBy: string;
  options: readonly ShownText[];
  selected: number | null;
  verdict: Verdict | null;
  /** The answer is on its way and cannot change any more. */
  locked: boolean;
  onChoose: (index: number) => void;
}

/** The lettered options of a multiple-choice question. */
export function AnswerOptions({
  labelledBy,
  options,
  selected,
  verdict,
  locked,
  onChoose,
}: AnswerOptionsProps) {
  return (
    <div role="group" aria-labelledby={labelledBy} className={classes.root}>
      {options.map((option, index) => (
        <AnswerOption
          key={index}
          letter={OPTION_LETTERS[index] ?? String(index + 1)}
          text={option}
          state={optionState(index, selected, verdict)}
          disabled={locked || verdict !== null}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

function optionState(index: number, selected: number | null, verdict: Verdict | null): OptionState {
  if (verdict === null) return index === selected ? 'selected' : 'open';
  if (index === verdict.correctIndex) return index === selected ? 'right' : 'solution';
  return index === selected ? 'wrong' : 'off';
}
