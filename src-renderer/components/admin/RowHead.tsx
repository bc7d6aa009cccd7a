import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import classes from './RowHead.module.css';

interface RowHeadProps {
  /** The page of what the row is about. */
  to: string;
  name: string;
  /** Stands behind the name. */
  children?: ReactNode;
}

/** The name of a row, which leads to its page. */
export const RowHead = ({ to, name, children }: RowHeadProps) => (
  <th scope="row">
    <Link to={to} className={classes.link}>
      {name}
    </Link>
    {children}
  </th>
);
