import { IconKey } from '@tabler/icons-react';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useLingering } from '../../../hooks/useLingering.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { userDialogTexts as texts } from '../texts.ts';

interface ResetPasswordProps {
  user: AdminUser | null;
  onClose: () => void;
  onReset: (user: AdminUser, password: string) => void;
}

/** Asks before somebody's password is replaced. */
export function ResetPassword({ user, onClose, onReset }: ResetPasswordProps) {
  const reset = useResetPassword();
  const shown = useLingering(user);

  function close() {
    if (reset.isPending) return;
    reset.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      opened={user !== null}
      title={texts.resetTitle}
      cancel={texts.cancel}
      confirm={texts.resetConfirm}
      confirmIcon={<IconKey size={20} stroke={2.2} />}
      busyText={texts.resetting}
      variant="wedel"
      busy={reset.isPending}
      error={reset.isError ? errorText(reset.error, texts.failed) : null}
      onCancel={close}
      onConfirm={() => {
        if (user === null) return;
        reset.mutate(user._id, { onSuccess: (password) => onReset(user, password) });
      }}
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
