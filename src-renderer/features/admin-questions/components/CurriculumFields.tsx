import { QUESTION_COMPETENCES_MAX } from '#shared/constants/curriculum.ts';
import { Field } from '../../../components/Field.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { curriculumTexts as texts } from '../curriculum-texts.ts';
import type { FormErrors, QuestionForm } from '../lib/question-form.ts';
import { CompetenceOptions, TopicOptions } from './CurriculumOptions.tsx';
import classes from './DetailFields.module.css';

interface CurriculumFieldsProps {
  form: QuestionForm;
  errors: FormErrors;
  onChange: (change: Partial<QuestionForm>) => void;
}

/** What the question is about and what it trains: a field for each competence, and one more to add. */
export function CurriculumFields({ form, errors, onChange }: CurriculumFieldsProps) {
  const { topic, competences } = form;
  const places = texts.places.slice(0, Math.min(competences.length + 1, QUESTION_COMPETENCES_MAX));
  const choose = (place: number, code: string) =>
    onChange({
      competences: [
        ...competences.slice(0, place),
        ...(code === '' ? [] : [code]),
        ...competences.slice(place + 1),
      ],
    });
  return (
    <div className={classes.root}>
      <Field label={texts.topic} error={errors['topic']}>
        {(control) => (
          <FilterSelect
            {...control}
            value={topic ?? ''}
            onChange={(event) => onChange({ topic: event.currentTarget.value || null })}
          >
            <option value="">{texts.noTopic}</option>
            <TopicOptions characterId={null} />
          </FilterSelect>
        )}
      </Field>
      {places.map((label, place) => (
        <Field
          key={label}
          label={label}
          error={
            errors[`competences.${place}`] ?? (place === 0 ? errors['competences'] : undefined)
          }
        >
          {(control) => (
            <FilterSelect
              {...control}
              value={competences[place] ?? ''}
              onChange={(event) => choose(place, event.currentTarget.value)}
            >
              <option value="">{texts.noCompetence}</option>
              <CompetenceOptions taken={competences.filter((_code, index) => index !== place)} />
            </FilterSelect>
          )}
        </Field>
      ))}
    </div>
  );
}
