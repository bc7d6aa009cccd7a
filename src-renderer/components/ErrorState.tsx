import { IconAlertCircle, IconReload } from '@tabler/icons-react';
import { Button } from './Button.tsx';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
}

/** Stands where data should be that could not be loaded. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.root} role="alert">
      <IconAlertCircle size={44} stroke={2.2} className={classes.icon} aria-hidden="true" />
      <p className={classes.message}>{message}</p>
      {onRetry && (
        <Button leftIcon={<IconReload size={20} stroke={2.2} />} onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}
