import { useId, type FormEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './FormDialog.module.css';

interface FormDialogProps {
  opened?: boolean;
  title: string;
  /** As for a dialog. */
  holds?: boolean;
  covered?: boolean;
  cancel: string;
  submit: string;
  /** Instead of `submit`, while it is being sent. */
  busyText: string;
  /** It is being sent: not once more, and it stays until there is an answer. */
  busy: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  formRef?: Ref<HTMLFormElement>;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** A dialog with one form and one button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { opened = true, busy, disabled = false, holds = false, covered = false } = props;
  const form = useId();

  function close() {
    if (!busy) props.onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && !disabled) props.onSubmit();
  }

  return (
    <Dialog
      opened={opened}
      title={props.title}
      size="sm"
      holds={holds}
      covered={covered}
      onClose={close}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {props.cancel}
          </Button>
          <Button type="submit" form={form} variant="wedel" busy={busy} disabled={disabled}>
            {busy ? props.busyText : props.submit}
          </Button>
        </>
      }
    >
      <form ref={props.formRef} id={form} noValidate className={classes.form} onSubmit={submit}>
        {props.children}
      </form>
    </Dialog>
  );
}
