import type { ReactNode } from 'react';
import { IconFilterOff } from '@tabler/icons-react';
import { Button } from '../Button.tsx';
import classes from './FilterBar.module.css';
import { SearchField } from './SearchField.tsx';

interface FilterBarProps {
  /** What is searched; stands in the empty box. */
  placeholder: string;
  search: string;
  onSearch: (text: string) => void;
  /** The other filters. */
  children: ReactNode;
  /** Back to everything; none where nothing is left out. */
  reset?: { isFiltered: boolean; onReset: () => void };
}

/** What a list shows of all there is: a search, other filters, and back to everything. */
export function FilterBar({ placeholder, search, onSearch, children, reset }: FilterBarProps) {
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        <SearchField placeholder={placeholder} value={search} onChange={onSearch} />
      </div>
      {children}
      {reset && (
        <Button
          variant="ghost"
          leftIcon={<IconFilterOff size={20} stroke={2.2} />}
          disabled={!reset.isFiltered}
          className={classes.reset}
          onClick={reset.onReset}
        >
          Reset Filter
        </Button>
      )}
    </div>
  );
}
