import { useState, type CSSProperties } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { userDialogTexts as texts } from '../texts.ts';
import classes from './NewPassword.module.css';

export interface ShownPassword {
  username: string;
  password: string;
  /** What has happened besides, in a sentence. */
  message?: string;
}

interface NewPasswordProps {
  shown: ShownPassword | null;
  onClose: () => void;
}

/** A password that nobody can ask for again: large enough to be copied onto paper. */
export function NewPassword({ shown, onClose }: NewPasswordProps) {
  // It stays readable while the dialog leaves.
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  return (
    <Dialog
      opened={shown !== null}
      title={texts.passwordTitle}
      size="sm"
      c="semar"
      // A click beside it must not lose what cannot be shown again.
      holds
      onClose={onClose}
      footer={
        <Button variant="wedel" onClick={onClose}>
          {texts.passwordNoted}
        </Button>
      }
    >
      {last !== null && (
        <div className={classes.root}>
          {last.message !== undefined && <Notice tone="ok">{last.message}</Notice>}
          <label className={classes.label}>
            {texts.passwordFor(last.username)}
            {/* A field and no plain text: a keyboard can reach, select and copy it. */}
            <input
              data-autofocus
              readOnly
              spellCheck={false}
              value={last.password}
              className={classes.password}
              style={{ '--letters': last.password.length } as CSSProperties}
              onFocus={(event) => event.currentTarget.select()}
              onClick={(event) => event.currentTarget.select()}
            />
          </label>
          <p className={classes.once}>{texts.passwordOnce}</p>
        </div>
      )}
    </Dialog>
  );
}
