import { useState } from 'react';
import type { BoardTile } from '#shared/contracts/admin-live.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { SecretDialog } from '../../../components/admin/SecretDialog.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { useEndSession, useNewPin, useSignOutMember } from '../api/board-actions.ts';
import { boardTexts as texts } from '../texts.ts';
import classes from './PupilActions.module.css';

interface PupilActionsProps {
  classId: string;
  tile: BoardTile;
  /** What the pupil is called here. */
  name: string;
  onClose: () => void;
}

/** What a teacher can do for one pupil, from the board. Mounted while it is open. */
export function PupilActions({ classId, tile, name, onClose }: PupilActionsProps) {
  const [pin, setPin] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const endSession = useEndSession(classId);
  const newPin = useNewPin(classId);
  const signOut = useSignOutMember(classId);
  const busy = endSession.isPending || newPin.isPending || signOut.isPending;
  const error = endSession.error ?? newPin.error ?? signOut.error;
  const actions = [
    ...(tile.sessionId === null
      ? []
      : [
          {
            text: texts.endSession,
            help: texts.endSessionHelp,
            run: () => endSession.mutate(tile._id, { onSuccess: onClose }),
          },
        ]),
    {
      text: texts.newPin,
      help: texts.newPinHelp,
      run: () => newPin.mutate(tile._id, { onSuccess: (made) => setPin(made ?? null) }),
    },
    {
      text: texts.signOut,
      help: texts.signOutHelp,
      run: () => signOut.mutate(tile._id, { onSuccess: onClose }),
    },
  ];

  if (pin !== null) {
    return (
      <SecretDialog
        secret={{ label: texts.pinFor(name), value: pin }}
        title={texts.pinTitle}
        help={texts.pinOnce}
        done={texts.pinNoted}
        onClose={onClose}
      />
    );
  }
  const chosen = actions.find(({ text }) => text === asked);
  if (chosen) {
    return (
      <ConfirmDialog
        opened
        title={chosen.text}
        cancel={texts.cancel}
        confirm={chosen.text}
        variant="wedel"
        busy={busy}
        error={error === null ? null : errorText(error, texts.failed)}
        onConfirm={chosen.run}
        onCancel={() => setAsked(null)}
      >
        <p>
          <b>{texts.sure(name)}</b>
        </p>
        <p>{chosen.help}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      opened
      title={name}
      size="sm"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={classes.root}>
        {tile.isPinGuessed && <Notice tone="info">{texts.pinGuessedHelp}</Notice>}
        {actions.map(({ text, help }) => (
          <div key={text} className={classes.action}>
            <p>{help}</p>
            <Button size="sm" onClick={() => setAsked(text)}>
              {text}
            </Button>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
