import { useState } from 'react';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { useSaveQuestion } from '../api/save-question.ts';
import {
  checkForm,
  isSameQuestion,
  toPayload,
  type FormErrors,
  type QuestionForm,
} from '../lib/question-form.ts';
import { formTexts } from '../form-texts.ts';

/** What the form is opened for: a question of the bank by its id, or a new one; and what it holds at first. */
export interface EditorTarget {
  id: string | null;
  form: QuestionForm;
}

const NONE: FormErrors = {};

/** One question being written: what stands in the form, what is wrong with it, and saving it. */
export function useQuestionEditor(target: EditorTarget, onSaved: (message: string) => void) {
  const [form, setForm] = useState(target.form);
  /** Counts the attempts: only who has tried to save is told what is missing. */
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<FormErrors>(NONE);
  const save = useSaveQuestion();
  const once = useSingleFlight();
  const errors = attempts === 0 ? NONE : { ...checkForm(form), ...refused };
  const faults = Object.keys(errors).length;

  return {
    form,
    errors,
    attempts,
    isUnsaved: !isSameQuestion(form, target.form),
    isSaving: save.isPending,
    /** What stands in the way of saving, in a sentence. */
    problem:
      faults > 0
        ? formTexts.checkFields(faults)
        : save.isError
          ? errorText(save.error, formTexts.saveFailed)
          : null,

    change: (change: Partial<QuestionForm>) => {
      setForm((current) => ({ ...current, ...change }));
      setRefused(NONE);
      if (save.isError) save.reset();
    },

    save: () => {
      if (save.isPending) return;
      setAttempts(attempts + 1);
      setRefused(NONE);
      if (Object.keys(checkForm(form)).length > 0) return;
      const question = { id: target.id, body: toPayload(form) };
      once((settled) => save.mutate(question, { ...settled, onSuccess: onSaved, onError: refuse }));
    },
  };

  /** Shows what the server said at the fields it is about. */
  function refuse(error: Error) {
    if (!(error instanceof ApiError) || !error.errors?.length) return;
    setRefused(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
    // Once more, so that the first of them gets the focus.
    setAttempts((count) => count + 1);
  }
}
