import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** The question, and what it is about. */
  children: ReactNode;
  confirm: string;
  confirmIcon?: ReactNode;
  /** What the confirming button says while it runs. */
  busyText?: string;
  cancel: string;
  variant?: ButtonLook['variant'];
  busy?: boolean;
  /** Why it could not be done. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { busy = false, error = null } = props;
  return (
    <Dialog
      opened={props.opened}
      title={props.title}
      size="sm"
      holds={busy}
      onClose={props.onCancel}
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={props.onCancel}>
            {props.cancel}
          </Button>
          <Button
            variant={props.variant ?? 'getih'}
            leftIcon={props.confirmIcon}
            busy={busy}
            onClick={props.onConfirm}
          >
            {busy ? (props.busyText ?? props.confirm) : props.confirm}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        {props.children}
        {error !== null && <Notice tone="no">{error}</Notice>}
      </div>
    </Dialog>
  );
}
