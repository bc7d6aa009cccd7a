import { useState, type ComponentProps } from 'react';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldLook } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import classes from './PasswordField.module.css';

interface PasswordFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'type'> {}

/** A secret that can be looked at before it is sent: most failed logins are typing mistakes. */
export function PasswordField({
  label,
  help,
  error,
  errorId,
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} errorId={errorId} className={className}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cx(control.className, classes.input)}
          />
          <IconButton
            className={classes.toggle}
            label={shown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
            icon={
              shown ? <IconEyeOff size={22} stroke={2.2} /> : <IconEye size={22} stroke={2.2} />
            }
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
