import { cx } from '../lib/cx.ts';
import classes from './QrMatrix.module.css';

/** Light rim that scanners need, in modules. */
const QUIET_ZONE = 3;

interface QrMatrixProps {
  /** Rows of modules, true for dark, without the rim. */
  modules: readonly (readonly boolean[])[];
  /** What the picture is. */
  label: string;
  className?: string | undefined;
}

/** A QR code as one path; always dark on white, since many scanners read nothing else. */
export function QrMatrix({ modules, label, className }: QrMatrixProps) {
  const size = modules.length + 2 * QUIET_ZONE;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={cx(classes.root, className)}
    >
      <path d={path} />
    </svg>
  );
}
