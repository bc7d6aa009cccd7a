import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { IconButton } from '../IconButton.tsx';
import classes from './OpeningRow.module.css';

interface OpeningRowProps extends ComponentProps<'tr'> {
  /** What its button opens. */
  label: string;
  /** Cells of the row, that of the button counted. */
  columns: number;
  isOpen: boolean;
  onToggle: () => void;
  /** Shown below the row while it is open. */
  details: ReactNode;
}

/** A row of a table whose last cell opens what stands behind it. */
export function OpeningRow(props: OpeningRowProps) {
  const { label, columns, isOpen, onToggle, details, children, ...rest } = props;
  const detailsId = useId();
  return (
    <>
      <tr {...rest}>
        {children}
        <td className={classes.toggle}>
          <IconButton
            label={label}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            icon={<IconChevronDown size={21} stroke={2.2} />}
            onClick={onToggle}
          />
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className={classes.opened}>
          <td colSpan={columns}>{details}</td>
        </tr>
      )}
    </>
  );
}
