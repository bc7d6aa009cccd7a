import { QrCode } from '../../../components/QrCode.tsx';
import { sharingScreenTexts as texts } from '../texts.ts';
import classes from './JoinQr.module.css';

interface JoinQrProps {
  value: string;
  className?: string | undefined;
}

/** The address for phones, on white, which every scanner reads. */
export function JoinQr({ value, className }: JoinQrProps) {
  return (
    <div className={className}>
      <div className={classes.root}>
        <QrCode value={value} label={texts.qr(value)} />
        <p className={classes.label}>{texts.scan}</p>
      </div>
    </div>
  );
}
