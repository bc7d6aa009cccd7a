import { QUESTION_TEXT_MAX } from '#shared/constants/limits.ts';
import { Field, type FieldLook } from '../../../components/Field.tsx';
import { GrowingText } from '../../../components/question-form/GrowingText.tsx';

interface LabelledTextProps extends FieldLook {
  /** Language of what is typed, where it is not that of the page. */
  lang?: 'jv';
  /** One line of text, however long. */
  single?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A text of a question under its label. */
export function LabelledText({
  lang,
  single = false,
  value,
  onChange,
  ...look
}: LabelledTextProps) {
  return (
    <Field {...look}>
      {(control) => (
        <GrowingText
          {...control}
          lang={lang}
          single={single}
          maxLength={QUESTION_TEXT_MAX}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
