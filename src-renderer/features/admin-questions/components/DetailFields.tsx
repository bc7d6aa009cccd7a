import { QUESTION_LABEL_MAX, QUESTION_POINTS_MAX } from '#shared/constants/limits.ts';
import { SPEECH_LEVELS } from '#shared/contracts/question.ts';
import { Field } from '../../../components/Field.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { difficultiesFor } from '../lib/difficulty.ts';
import type { FormErrors, QuestionForm } from '../lib/question-form.ts';
import { formTexts as texts } from '../form-texts.ts';
import classes from './DetailFields.module.css';

interface DetailFieldsProps {
  form: QuestionForm;
  errors: FormErrors;
  onChange: (change: Partial<QuestionForm>) => void;
}

/** Difficulty, category, points and level of speech; a new question has the editor defaults. */
export function DetailFields({ form, errors, onChange }: DetailFieldsProps) {
  return (
    <div className={classes.root}>
      <Field label={texts.difficulty} error={errors['difficulty']}>
        {(control) => (
          <FilterSelect
            {...control}
            value={form.difficulty}
            onChange={(event) => onChange({ difficulty: event.currentTarget.value })}
          >
            {difficultiesFor(form.difficulty).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FilterSelect>
        )}
      </Field>
      <TextField
        label={texts.category}
        error={errors['category']}
        maxLength={QUESTION_LABEL_MAX}
        value={form.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <TextField
        label={texts.points}
        error={errors['points']}
        type="number"
        inputMode="numeric"
        min={0}
        max={QUESTION_POINTS_MAX}
        step={1}
        value={form.points}
        onChange={(event) => onChange({ points: event.currentTarget.value })}
      />
      <Field label={texts.speechLevel} error={errors['speechLevel']}>
        {(control) => (
          <FilterSelect
            {...control}
            value={form.speechLevel ?? ''}
            onChange={(event) =>
              onChange({ speechLevel: toSpeechLevel(event.currentTarget.value) })
            }
          >
            <option value="">{texts.noSpeechLevel}</option>
            {SPEECH_LEVELS.map((level) => (
              <option key={level} value={level}>
                {texts.speechLevels[level]}
              </option>
            ))}
          </FilterSelect>
        )}
      </Field>
    </div>
  );
}

const toSpeechLevel = (value: string) => SPEECH_LEVELS.find((level) => level === value) ?? null;
