import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import field from '../../../components/Field.module.css';
import { sharingScreenTexts as texts } from '../texts.ts';
import styles from './ClassPicker.module.css';

interface ClassPickerProps {
  classes: readonly SchoolClass[];
  /** Empty while no class is chosen. */
  value: string;
  onChange: (id: string) => void;
}

/** Chooses the class whose code is shown. */
export function ClassPicker({ classes, value, onChange }: ClassPickerProps) {
  return (
    <label className={styles.root}>
      {texts.projectorClass}
      <select
        className={field.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{texts.anyClass}</option>
        {classes.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
