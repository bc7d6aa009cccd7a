import { OptionFields } from '../../../components/question-form/OptionFields.tsx';
import type { FormErrors, QuestionForm } from '../lib/question-form.ts';
import { replaced } from '../lib/replaced.ts';
import { formTexts as texts } from '../form-texts.ts';
import { TextArea } from './TextArea.tsx';

interface AnswerFieldsProps {
  form: QuestionForm;
  errors: FormErrors;
  onChange: (change: Partial<QuestionForm>) => void;
}

/** What is right: one of four options, or a text. */
export function AnswerFields({ form, errors, onChange }: AnswerFieldsProps) {
  if (form.type === 'essay') {
    return (
      <TextArea
        label={texts.essayText}
        help={texts.essayHelp}
        error={errors['correctAnswerText']}
        lang="jv"
        value={form.essayText}
        onChange={(essayText) => onChange({ essayText })}
      />
    );
  }
  return (
    <OptionFields
      options={form.options}
      correct={form.correct}
      errorOf={(index) => errors[`options.${index}`]}
      error={errors['correctAnswer'] ?? errors['options']}
      onOption={(index, text) => onChange({ options: replaced(form.options, index, text) })}
      onCorrect={(correct) => onChange({ correct })}
    />
  );
}
