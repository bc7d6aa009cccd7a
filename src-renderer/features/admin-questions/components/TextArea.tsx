import { Field, type FieldLook } from '../../../components/Field.tsx';
import { GrowingText } from '../../../components/question-form/GrowingText.tsx';

interface TextAreaProps extends FieldLook {
  lang?: 'jv';
  value: string;
  onChange: (text: string) => void;
}

/** A text of a question that may be long. */
export function TextArea({ label, help, error, lang, value, onChange }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error}>
      {({ className: _look, ...control }) => (
        <GrowingText
          {...control}
          lang={lang}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
