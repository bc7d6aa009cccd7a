import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useLingering } from '../../../hooks/useLingering.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useChangeUser, type UserChange } from '../api/change-user.ts';
import type { UserAction } from '../lib/user-action.ts';
import { userDetailTexts, userDialogTexts as texts } from '../texts.ts';

interface ChangeUserProps {
  action: Extract<UserAction, { kind: 'change' }> | null;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks before somebody becomes or stops being an admin, or is let in or kept out. */
export function ChangeUser({ action, onClose, onDone }: ChangeUserProps) {
  const change = useChangeUser();
  const shown = useLingering(action);
  if (shown === null) return null;
  const words = wordsOf(shown.change);

  function close() {
    if (change.isPending) return;
    change.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      opened={action !== null}
      title={words.title}
      cancel={texts.cancel}
      confirm={words.confirm}
      busyText={texts.saving}
      variant={words.takesAway ? 'getih' : 'wedel'}
      busy={change.isPending}
      error={change.isError ? errorText(change.error, texts.failed) : null}
      onCancel={close}
      onConfirm={() =>
        change.mutate(shown, {
          onSuccess: (message) => {
            onClose();
            onDone(message);
          },
        })
      }
    >
      <p>
        <b>{words.question(shown.user.username)}</b>
      </p>
      <p>{words.help}</p>
    </ConfirmDialog>
  );
}

/** What the dialog says, and whether the user loses something. */
function wordsOf(change: UserChange) {
  if ('role' in change) {
    return change.role === 'admin'
      ? {
          title: texts.promoteTitle,
          question: texts.promoteQuestion,
          help: texts.promoteHelp,
          confirm: userDetailTexts.makeAdmin,
          takesAway: false,
        }
      : {
          title: texts.demoteTitle,
          question: texts.demoteQuestion,
          help: texts.demoteHelp,
          confirm: userDetailTexts.unmakeAdmin,
          takesAway: true,
        };
  }
  return change.active
    ? {
        title: texts.activateTitle,
        question: texts.activateQuestion,
        help: texts.activateHelp,
        confirm: userDetailTexts.activate,
        takesAway: false,
      }
    : {
        title: texts.deactivateTitle,
        question: texts.deactivateQuestion,
        help: texts.deactivateHelp,
        confirm: userDetailTexts.deactivate,
        takesAway: true,
      };
}
