import { useState, type ReactNode } from 'react';
import { useBackCloses } from '../../hooks/useBackCloses.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const TEXTS = {
  title: 'Buang perubahan?',
  question: 'Perubahan ini belum disimpan.',
  cancel: 'Lanjut mengisi',
  confirm: 'Buang',
} as const;

interface Guarded {
  opened: boolean;
  isUnsaved: boolean;
  isSaving: boolean;
  onClose: () => void;
}

interface DiscardGuard {
  /** What every way of closing the dialog calls. */
  requestClose: () => void;
  /** Whether the question lies over the dialog. */
  isAsking: boolean;
  /** To be rendered beside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog with unsaved work is closed, also by Back or with the page. */
export function useDiscardGuard({ opened, isUnsaved, isSaving, onClose }: Guarded): DiscardGuard {
  const [isAsking, setAsking] = useState(false);

  function requestClose() {
    if (isSaving) return;
    if (isUnsaved) setAsking(true);
    else onClose();
  }

  useLeaveWarning(opened && isUnsaved);
  useBackCloses(opened, requestClose);

  return {
    requestClose,
    isAsking,
    question: (
      <ConfirmDialog
        opened={isAsking}
        title={TEXTS.title}
        cancel={TEXTS.cancel}
        confirm={TEXTS.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      >
        <p>{TEXTS.question}</p>
      </ConfirmDialog>
    ),
  };
}
