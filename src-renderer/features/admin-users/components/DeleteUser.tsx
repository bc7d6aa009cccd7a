import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { USERNAME_MAX } from '#shared/constants/limits.ts';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { useDeleteUser } from '../api/delete-user.ts';
import { deletionQuery } from '../api/users.ts';
import { isConfirmed } from '../lib/confirmation.ts';
import { userDialogTexts as texts } from '../texts.ts';
import { DeletionCounts } from './DeletionCounts.tsx';
import classes from './DeleteUser.module.css';

interface DeleteUserProps {
  user: AdminUser | null;
  onClose: () => void;
  onDeleted: (message: string) => void;
}

const FORM = 'delete-user';

/** Deletes a user once their name was typed, and says before what is lost. */
export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const deletion = useDeleteUser();
  const [shown, setShown] = useState(user);
  const [typed, setTyped] = useState('');
  if (user !== null && user !== shown) {
    setShown(user);
    setTyped('');
  }
  const counts = useQuery({ ...deletionQuery(shown?._id ?? ''), enabled: user !== null });
  // The name as it is now: somebody may have changed it since the list was loaded.
  const username = counts.data?.username ?? shown?.username ?? '';
  const wrongName =
    deletion.error instanceof ApiError && deletion.error.code === 'CONFIRMATION_WRONG';

  function close() {
    if (deletion.isPending) return;
    deletion.reset();
    setTyped('');
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (user === null || deletion.isPending || !isConfirmed(typed, username)) return;
    deletion.mutate({ user, confirmation: typed }, { onSuccess: onDeleted });
  }

  return (
    <Dialog
      opened={user !== null}
      title={texts.deleteTitle}
      size="sm"
      c="gareng"
      holds
      onClose={close}
      footer={
        <>
          <Button disabled={deletion.isPending} onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="getih"
            leftIcon={<IconTrash size={20} stroke={2.2} />}
            disabled={!isConfirmed(typed, username)}
            busy={deletion.isPending}
          >
            {deletion.isPending ? texts.deleting : texts.deleteConfirm}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={classes.form} onSubmit={submit}>
        <p className={classes.warning}>{texts.deleteWarning(username)}</p>
        {counts.isPending && <p role="status">{texts.counting}</p>}
        {counts.isError && <Notice tone="no">{errorText(counts.error, texts.countFailed)}</Notice>}
        {counts.data && <DeletionCounts deletion={counts.data} />}
        {shown?.isActive === true && <p className={classes.help}>{texts.deleteAlternative}</p>}
        {deletion.isError && !wrongName && (
          <Notice tone="no">{errorText(deletion.error, texts.failed)}</Notice>
        )}
        <TextField
          data-autofocus
          label={texts.confirmation(username)}
          error={wrongName ? errorText(deletion.error, texts.failed) : undefined}
          maxLength={USERNAME_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
