import { IconTrash } from '@tabler/icons-react';
import type { Backup } from '#shared/contracts/maintenance.contract.ts';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useLingering } from '../../../hooks/useLingering.ts';
import { errorText } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useDeleteBackup } from '../api/maintenance.ts';
import { dataTexts as texts } from '../texts.ts';

interface DeleteBackupProps {
  backup: Backup | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteBackup({ backup, onClose, onDeleted }: DeleteBackupProps) {
  const deletion = useDeleteBackup();
  // What the dialog is about stays while it leaves.
  const shown = useLingering(backup);

  function close() {
    deletion.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      opened={backup !== null}
      title={texts.deleteTitle}
      cancel={texts.cancel}
      confirm={texts.deleteConfirm}
      confirmIcon={<IconTrash size={20} stroke={2.2} />}
      busyText={texts.deleting}
      busy={deletion.isPending}
      error={deletion.isError ? errorText(deletion.error, texts.deleteFailed) : null}
      onCancel={close}
      onConfirm={() => {
        if (backup === null) return;
        deletion.mutate(backup.name, {
          onSuccess: () => {
            onDeleted();
            close();
          },
        });
      }}
    >
      <p>
        <b>{texts.deleteQuestion(formatDateTime(shown?.createdAt ?? ''))}</b>
      </p>
      <p>{texts.deleteHelp}</p>
    </ConfirmDialog>
  );
}
