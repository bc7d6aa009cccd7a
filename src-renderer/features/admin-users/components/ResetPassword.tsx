import { IconKey } from '@tabler/icons-react';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../../components/admin/useConfirmedAction.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { userDialogTexts as texts } from '../texts.ts';

interface ResetPasswordProps {
  user: AdminUser | null;
  onClose: () => void;
  onReset: (user: AdminUser, password: string) => void;
}

/** Asks before somebody's password is replaced. */
export function ResetPassword({ user, onClose, onReset }: ResetPasswordProps) {
  const { shown, dialog } = useConfirmedAction({
    subject: user,
    mutation: useResetPassword(),
    input: ({ _id }: AdminUser) => _id,
    failed: texts.failed,
    onClose,
    onDone: (password, about) => onReset(about, password),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.resetTitle}
      cancel={texts.cancel}
      confirm={texts.resetConfirm}
      confirmIcon={<IconKey size={20} stroke={2.2} />}
      busyText={texts.resetting}
      variant="wedel"
    >
      {shown !== null && (
        <p>
          <b>{texts.resetQuestion(shown.username)}</b>
        </p>
      )}
      <p>{texts.resetHelp}</p>
    </ConfirmDialog>
  );
}
