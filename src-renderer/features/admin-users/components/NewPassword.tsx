import { SecretDialog } from '../../../components/admin/SecretDialog.tsx';
import { userDialogTexts as texts } from '../texts.ts';

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

/** A password that the server has made. */
export function NewPassword({ shown, onClose }: NewPasswordProps) {
  return (
    <SecretDialog
      secret={
        shown && {
          label: texts.passwordFor(shown.username),
          value: shown.password,
          message: shown.message,
        }
      }
      title={texts.passwordTitle}
      help={texts.passwordOnce}
      done={texts.passwordNoted}
      onClose={onClose}
    />
  );
}
