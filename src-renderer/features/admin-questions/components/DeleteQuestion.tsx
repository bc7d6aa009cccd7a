import { IconTrash } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { useLingering } from '../../../hooks/useLingering.ts';
import { errorText } from '../../../lib/api-error.ts';
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
  const deletion = useDeleteQuestion();
  const once = useSingleFlight();
  const shown = useLingering(question);

  function close() {
    if (deletion.isPending) return;
    deletion.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      opened={question !== null}
      title={texts.deleteTitle}
      cancel={texts.cancel}
      confirm={texts.deleteConfirm}
      confirmIcon={<IconTrash size={20} stroke={2.2} />}
      busyText={texts.deleting}
      busy={deletion.isPending}
      error={deletion.isError ? errorText(deletion.error, texts.deleteFailed) : null}
      onCancel={close}
      onConfirm={() => {
        if (question === null) return;
        once((settled) =>
          deletion.mutate(question._id, {
            ...settled,
            onSuccess: (message) => {
              onClose();
              onDeleted(message);
            },
          }),
        );
      }}
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
