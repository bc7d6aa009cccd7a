import type { CSSProperties, ReactNode } from 'react';
import { useLingering } from '../../hooks/useLingering.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './SecretDialog.module.css';

/** What is told only once. */
export interface Secret {
  /** Whose it is. */
  label: string;
  value: string;
  /** What has happened besides, in a sentence. */
  message?: string | undefined;
}

interface SecretDialogProps {
  secret: Secret | null;
  title: string;
  /** That it cannot be shown again, and what to do. */
  help: string;
  /** Of the button that closes it. */
  done: string;
  /** Other buttons beside that one. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A password or PIN that nobody can ask for again: large enough to be copied onto paper. */
export function SecretDialog(props: SecretDialogProps) {
  const { secret, title, help, done, actions, onClose } = props;
  const last = useLingering(secret);
  return (
    <Dialog
      opened={secret !== null}
      title={title}
      size="sm"
      c="semar"
      // A click beside it must not lose what cannot be shown again.
      holds
      onClose={onClose}
      footer={
        <>
          {actions}
          <Button variant="wedel" onClick={onClose}>
            {done}
          </Button>
        </>
      }
    >
      {last !== null && (
        <div className={classes.root}>
          {last.message !== undefined && <Notice tone="ok">{last.message}</Notice>}
          <label className={classes.label}>
            {last.label}
            {/* A field and no plain text: a keyboard can reach, select and copy it. */}
            <input
              data-autofocus
              readOnly
              spellCheck={false}
              value={last.value}
              className={classes.secret}
              style={{ '--letters': last.value.length } as CSSProperties}
              onFocus={(event) => event.currentTarget.select()}
              onClick={(event) => event.currentTarget.select()}
            />
          </label>
          <p className={classes.once}>{help}</p>
        </div>
      )}
    </Dialog>
  );
}
