import { IconAlertCircle } from '@tabler/icons-react';
import field from '../Field.module.css';

/** What is wrong with a field that has no label of its own. */
export function FieldNote({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={field.error}>
      <IconAlertCircle size={20} stroke={2.2} aria-hidden="true" />
      {error}
    </p>
  );
}
