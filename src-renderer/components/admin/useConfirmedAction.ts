import type { UseMutationResult } from '@tanstack/react-query';
import { useLingering } from '../../hooks/useLingering.ts';
import { useSingleFlight } from '../../hooks/useSingleFlight.ts';
import { errorText } from '../../lib/api-error.ts';

interface ConfirmedAction<Subject, Input, Result> {
  /** What the dialog asks about; none, and nothing is asked. */
  subject: Subject | null;
  mutation: UseMutationResult<Result, Error, Input>;
  input: (subject: Subject) => Input;
  /** Said of a failure that has no words of its own. */
  failed: string;
  onClose: () => void;
  /** It is done, and the dialog closes. */
  onDone: (result: Result, subject: Subject) => void;
}

/**
 * Runs a mutation once it is confirmed, and only once; gives the `ConfirmDialog` that asks its state,
 * and what it is about also while it leaves.
 */
export function useConfirmedAction<Subject, Input, Result>({
  subject,
  mutation,
  input,
  failed,
  onClose,
  onDone,
}: ConfirmedAction<Subject, Input, Result>) {
  const once = useSingleFlight();
  const shown = useLingering(subject);

  function onCancel() {
    if (mutation.isPending) return;
    mutation.reset();
    onClose();
  }

  function onConfirm() {
    if (subject === null) return;
    once((settled) =>
      mutation.mutate(input(subject), {
        ...settled,
        onSuccess: (result) => {
          onClose();
          onDone(result, subject);
        },
      }),
    );
  }

  return {
    shown,
    dialog: {
      opened: subject !== null,
      busy: mutation.isPending,
      error: mutation.isError ? errorText(mutation.error, failed) : null,
      onCancel,
      onConfirm,
    },
  };
}
