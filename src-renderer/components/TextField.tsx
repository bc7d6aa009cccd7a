import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './Field.tsx';

interface TextFieldProps extends FieldLook, ComponentProps<'input'> {}

export function TextField({ label, help, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
