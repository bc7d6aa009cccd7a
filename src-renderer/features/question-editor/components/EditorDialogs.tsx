import { IconDoorExit, IconTrash } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useLingering } from '../../../hooks/useLingering.ts';
import type { EditorQuestion } from '../lib/editor-work.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './EditorDialogs.module.css';

interface DeleteDialogProps {
  /** The question to delete; none, and nothing is asked. */
  question: EditorQuestion | undefined;
  onDelete: () => void;
  onCancel: () => void;
}

/** Asks before a question is deleted. */
export function DeleteDialog({ question, onDelete, onCancel }: DeleteDialogProps) {
  const shown = useLingering(question);
  return (
    <ConfirmDialog
      opened={question !== undefined}
      title={texts.deleteTitle}
      cancel={texts.cancel}
      confirm={texts.deleteConfirm}
      confirmIcon={<IconTrash size={20} stroke={2.2} />}
      onConfirm={onDelete}
      onCancel={onCancel}
    >
      <p>{texts.deleteQuestion}</p>
      {shown !== null && (
        <p className={classes.about}>
          <b>{texts.questionName(shown.id)}</b>{' '}
          <span lang="jv">{shown.fields.questionLine.text}</span>
        </p>
      )}
    </ConfirmDialog>
  );
}

interface LeaveDialogProps {
  opened: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before the page is left with questions that are in no file yet. */
export function LeaveDialog({ opened, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.leaveTitle}
      cancel={texts.stay}
      confirm={texts.leaveConfirm}
      confirmIcon={<IconDoorExit size={20} stroke={2.2} />}
      variant="wedel"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{texts.leave}</p>
    </ConfirmDialog>
  );
}
