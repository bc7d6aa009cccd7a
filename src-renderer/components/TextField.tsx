import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './Field.tsx';

interface TextFieldProps extends FieldLook, ComponentProps<'input'> {}

export function TextField({ label, help, error, errorId, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} errorId={errorId} className={className}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
