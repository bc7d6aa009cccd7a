import { useEffect, useState, type FormEvent } from 'react';
import { IconRestore } from '@tabler/icons-react';
import type { Backup, BackupCheck } from '#shared/contracts/maintenance.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useCheckBackup, useRestore, type BackupSource } from '../api/maintenance.ts';
import { restoreTexts as texts } from '../texts.ts';
import { BackupFileChoice } from './BackupFileChoice.tsx';
import { CopyContent } from './CopyContent.tsx';
import classes from './RestoreDialog.module.css';

/** A copy of the list, or a file that is still to be chosen. */
export type RestoreWish = Backup | 'file';

interface RestoreDialogProps {
  wish: RestoreWish;
  onClose: () => void;
  onRestored: () => void;
}

const FORM = 'restore';

/** Restores in steps: which copy, what is in it, what is lost, the word, and what came of it. */
export function RestoreDialog({ wish, onClose, onRestored }: RestoreDialogProps) {
  const check = useCheckBackup();
  const restore = useRestore();
  const [source, setSource] = useState<BackupSource | null>(
    wish === 'file' ? null : { name: wish.name },
  );
  const [typed, setTyped] = useState('');
  const isSure = typed.trim().toUpperCase() === texts.word;
  const { mutate: look } = check;

  // Whichever copy is chosen is checked at once; restoring without it is not offered.
  useEffect(() => {
    if (source !== null) look(source);
  }, [source, look]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (source !== null && isSure && !restore.isPending) restore.mutate(source);
  }

  if (restore.isSuccess) {
    return (
      <Dialog
        opened
        title={texts.title}
        size="sm"
        holds
        onClose={onRestored}
        footer={
          <Button data-autofocus variant="wedel" onClick={onRestored}>
            {texts.signIn}
          </Button>
        }
      >
        <div className={classes.root}>
          <Notice tone="ok">{texts.done}</Notice>
          <p>{texts.doneHelp}</p>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog
      opened
      title={texts.title}
      size="sm"
      c="gareng"
      holds
      onClose={() => {
        if (!restore.isPending) onClose();
      }}
      footer={
        <>
          <Button disabled={restore.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="getih"
            leftIcon={<IconRestore size={20} stroke={2.2} />}
            disabled={!check.isSuccess || !isSure}
            busy={restore.isPending}
          >
            {restore.isPending ? texts.restoring : texts.restore}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        {wish === 'file' ? (
          <BackupFileChoice
            disabled={check.isPending || restore.isPending}
            onChoose={(file) => {
              setTyped('');
              restore.reset();
              setSource({ file });
            }}
          />
        ) : (
          <p className={classes.source}>
            {texts.source} <b>{formatDateTime(wish.createdAt)}</b>
          </p>
        )}
        {check.isPending && <LoadingState text={texts.checking} />}
        {check.isError && <Notice tone="no">{errorText(check.error, texts.checkFailed)}</Notice>}
        {check.isSuccess && (
          <form id={FORM} noValidate className={classes.root} onSubmit={submit}>
            <Notice tone="ok">{check.data.isOlderVersion ? texts.older : texts.sound}</Notice>
            <CopyContent check={check.data} />
            <Notice tone="warn">
              <ul className={classes.losses}>
                <li>{lossOf(check.data)}</li>
                <li>{texts.signOut}</li>
                <li>{texts.kept}</li>
              </ul>
            </Notice>
            {restore.isError && <Notice tone="no">{errorText(restore.error, texts.failed)}</Notice>}
            {restore.isPending ? (
              <Notice tone="info">{texts.wait}</Notice>
            ) : (
              <TextField
                label={texts.confirmation(texts.word)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            )}
          </form>
        )}
      </div>
    </Dialog>
  );
}

const lossOf = ({ lastActivityAt }: BackupCheck): string =>
  lastActivityAt === null ? texts.lostAll : texts.lost(formatDateTime(lastActivityAt));
