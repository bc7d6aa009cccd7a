import { useId } from 'react';
import type { QuestionType } from '#shared/contracts/question.ts';
import { questionFormTexts as texts } from './question-form-texts.ts';
import classes from './TypeField.module.css';

const TYPES = ['multiple_choice', 'essay'] as const satisfies readonly QuestionType[];

interface TypeFieldProps {
  value: QuestionType;
  onChange: (type: QuestionType) => void;
}

/** 'Pilihan Ganda' or 'Essay'. */
export function TypeField({ value, onChange }: TypeFieldProps) {
  const name = useId();
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{texts.type}</legend>
      <div className={classes.choices}>
        {TYPES.map((type) => (
          <label
            key={type}
            className={classes.choice}
            data-chosen={type === value ? '' : undefined}
          >
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={type === value}
              onChange={() => onChange(type)}
            />
            {texts.types[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
