import { useEffect } from 'react';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../IconButton.tsx';
import { Notice } from '../Notice.tsx';
import classes from './Toast.module.css';

/** Good news leaves by itself, bad news stays until it is closed (design). */
const STAYS_MS = 5_000;

export interface ToastMessage {
  tone: 'ok' | 'no';
  text: string;
}

interface ToastProps {
  /** A new object is new news, also when it says the same. */
  message: ToastMessage | null;
  onClose: () => void;
}

/** What an action came to, where it covers nothing. */
export function Toast({ message, onClose }: ToastProps) {
  // The timer belongs to this message; a newer one starts its own.
  useEffect(() => {
    if (message?.tone !== 'ok') return undefined;
    const timer = window.setTimeout(onClose, STAYS_MS);
    return () => window.clearTimeout(timer);
  }, [message, onClose]);

  return (
    <div className={classes.root} aria-live="polite">
      {message !== null && (
        <div className={classes.toast}>
          <Notice tone={message.tone} className={classes.notice}>
            {message.text}
          </Notice>
          <IconButton
            label="Tutup pesan"
            icon={<IconX size={20} stroke={2.2} />}
            className={classes.close}
            onClick={onClose}
          />
        </div>
      )}
    </div>
  );
}
