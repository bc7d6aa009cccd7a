import { useId, type ReactNode } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { cx } from '../lib/cx.ts';
import classes from './Field.module.css';

/** What every kind of field shows around its control. */
export interface FieldLook {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Id of a text elsewhere that says what is wrong with this field among others. */
  errorId?: string | undefined;
}

/** What ties the control to its label, help and error. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLook {
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, then the error in words or else the help. */
export function Field({ label, help, error, errorId, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? help;
  return (
    <div className={cx(classes.root, className)}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children({
        id,
        className: classes.control,
        'aria-invalid': error === undefined && errorId === undefined ? undefined : true,
        'aria-describedby': cx(note !== undefined && noteId, errorId) || undefined,
      })}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? classes.help : classes.error}>
          {error !== undefined && <IconAlertCircle size={20} stroke={2.2} aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  );
}
