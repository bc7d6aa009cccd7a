import { useMemo } from 'react';
import { encode } from 'uqr';
import { cx } from '../lib/cx.ts';
import { QR_QUIET_ZONE, qrPath } from '../lib/qr-path.ts';
import classes from './QrCode.module.css';

interface QrCodeProps {
  value: string;
  /** What scanning it does. */
  label: string;
  className?: string | undefined;
}

/** The QR code of any text; always dark on white, since many scanners read nothing else. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const modules = useMemo(() => encode(value, { border: 0 }).data, [value]);
  const size = modules.length + 2 * QR_QUIET_ZONE;
  return (
    <svg
      viewBox={`${-QR_QUIET_ZONE} ${-QR_QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={cx(classes.root, className)}
    >
      <path d={qrPath(modules)} />
    </svg>
  );
}
