import { IconTrash } from '@tabler/icons-react';
import type { Backup } from '#shared/contracts/maintenance.contract.ts';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../../components/admin/useConfirmedAction.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useDeleteBackup } from '../api/maintenance.ts';
import { dataTexts as texts } from '../texts.ts';

interface DeleteBackupProps {
  backup: Backup | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteBackup({ backup, onClose, onDeleted }: DeleteBackupProps) {
  const { shown, dialog } = useConfirmedAction({
    subject: backup,
    mutation: useDeleteBackup(),
    input: ({ name }: Backup) => name,
    failed: texts.deleteFailed,
    onClose,
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.deleteTitle}
      cancel={texts.cancel}
      confirm={texts.deleteConfirm}
      confirmIcon={<IconTrash size={20} stroke={2.2} />}
      busyText={texts.deleting}
    >
      <p>
        <b>{texts.deleteQuestion(formatDateTime(shown?.createdAt ?? ''))}</b>
      </p>
      <p>{texts.deleteHelp}</p>
    </ConfirmDialog>
  );
}
