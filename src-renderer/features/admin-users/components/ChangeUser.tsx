import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../../components/admin/useConfirmedAction.ts';
import { useChangeUser, type UserChange } from '../api/change-user.ts';
import type { UserAction } from '../lib/user-action.ts';
import { userDetailTexts, userDialogTexts as texts } from '../texts.ts';

type ChangeAction = Extract<UserAction, { kind: 'change' }>;

interface ChangeUserProps {
  action: ChangeAction | null;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks before somebody becomes or stops being an admin, or is let in or kept out. */
export function ChangeUser({ action, onClose, onDone }: ChangeUserProps) {
  const { shown, dialog } = useConfirmedAction({
    subject: action,
    mutation: useChangeUser(),
    input: (about: ChangeAction) => about,
    failed: texts.failed,
    onClose,
    onDone,
  });
  if (shown === null) return null;
  const words = wordsOf(shown.change);
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title}
      cancel={texts.cancel}
      confirm={words.confirm}
      busyText={texts.saving}
      variant={words.takesAway ? 'getih' : 'wedel'}
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
