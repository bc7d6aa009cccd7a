import { IconSearch } from '@tabler/icons-react';
import { SEARCH_MAX } from '#shared/constants/limits.ts';
import { cx } from '../../lib/cx.ts';
import field from '../Field.module.css';
import classes from './SearchField.module.css';

interface SearchFieldProps {
  /** What is searched; stands in the empty box. */
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  /** Has the keyboard when the dialog around it opens. */
  isFirst?: boolean;
}

export function SearchField({ placeholder, value, onChange, isFirst = false }: SearchFieldProps) {
  return (
    <div className={classes.root}>
      <IconSearch size={20} stroke={2.2} className={classes.icon} aria-hidden="true" />
      <input
        type="search"
        data-autofocus={isFirst || undefined}
        aria-label={placeholder.replace('...', '')}
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
        className={cx(field.control, classes.input)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
