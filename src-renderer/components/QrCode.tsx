import { useMemo } from 'react';
import { encode } from 'uqr';
import { QrMatrix } from './QrMatrix.tsx';

interface QrCodeProps {
  value: string;
  /** What scanning it does. */
  label: string;
  className?: string | undefined;
}

/** The QR code of any text. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const modules = useMemo(() => encode(value, { border: 0 }).data, [value]);
  return <QrMatrix modules={modules} label={label} className={className} />;
}
