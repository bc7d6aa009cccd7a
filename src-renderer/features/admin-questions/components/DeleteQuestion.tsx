import { IconTrash } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../../components/admin/useConfirmedAction.ts';
import { useDeleteQuestion } from '../api/delete-question.ts';
import type { BankQuestion } from '../lib/admin-question.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import classes from './DeleteQuestion.module.css';

interface DeleteQuestionProps {
  /** The question to delete; none, and nothing is asked. */
  question: BankQuestion | null;
  onClose: () => void;
  onDeleted: (message: string) => void;
}

/** Asks before a question is deleted. */
export function DeleteQuestion({ question, onClose, onDeleted }: DeleteQuestionProps) {
  const { shown, dialog } = useConfirmedAction({
    subject: question,
    mutation: useDeleteQuestion(),
    input: ({ _id }: BankQuestion) => _id,
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
      <p>{texts.deleteQuestion}</p>
      {shown !== null && (
        <p className={classes.about}>
          <b>{shown._id}</b> <span lang="jv">{shown.question}</span>
        </p>
      )}
    </ConfirmDialog>
  );
}
