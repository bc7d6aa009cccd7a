import { useId } from 'react';
import { OPTION_LETTERS } from '#shared/constants/game.ts';
import { cx } from '../../lib/cx.ts';
import { FieldNote } from './FieldNote.tsx';
import { questionFormTexts as texts } from './question-form-texts.ts';
import { GrowingText } from './GrowingText.tsx';
import classes from './OptionFields.module.css';

interface OptionFieldsProps {
  options: readonly string[];
  /** Index of the right one; null while none is marked. */
  correct: number | null;
  /** What is wrong with an option, by its index. */
  errorOf: (index: number) => string | undefined;
  /** What is wrong with the mark, or with the options as a whole. */
  error: string | undefined;
  onOption: (index: number, text: string) => void;
  onCorrect: (index: number) => void;
}

/** The four options, each with the button that marks it as the right one. */
export function OptionFields(props: OptionFieldsProps) {
  const { options, correct, errorOf, error, onOption, onCorrect } = props;
  const id = useId();
  return (
    <fieldset
      className={classes.root}
      data-refused={error === undefined ? undefined : ''}
      aria-describedby={error === undefined ? undefined : `${id}-note`}
    >
      <legend className={classes.legend}>
        {texts.options} <span className={classes.hint}>{texts.optionsHint}</span>
      </legend>
      <div className={classes.options}>
        {OPTION_LETTERS.map((letter, index) => {
          const optionError = errorOf(index);
          return (
            <div key={letter} className={classes.cell}>
              <div
                className={cx(
                  classes.option,
                  index === correct && classes.right,
                  optionError !== undefined && classes.wrong,
                )}
              >
                <label className={classes.mark}>
                  <input
                    type="radio"
                    name={id}
                    aria-label={texts.optionRight(letter)}
                    checked={index === correct}
                    onChange={() => onCorrect(index)}
                  />
                  <span aria-hidden="true">{letter}</span>
                </label>
                <GrowingText
                  single
                  lang="jv"
                  aria-label={texts.option(letter)}
                  aria-invalid={optionError === undefined ? undefined : true}
                  aria-describedby={optionError === undefined ? undefined : `${id}-${letter}`}
                  spellCheck={false}
                  className={classes.text}
                  value={options[index] ?? ''}
                  onChange={(event) => onOption(index, event.currentTarget.value)}
                />
              </div>
              <FieldNote id={`${id}-${letter}`} error={optionError} />
            </div>
          );
        })}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  );
}
