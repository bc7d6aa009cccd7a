import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { EditorQuestion } from '../lib/editor-work.ts';
import { fieldName } from '../lib/field-name.ts';
import { payloadOf } from '../lib/question-fields.ts';
import type { FileFault } from '../lib/read-file.ts';
import { questionEditorTexts as texts } from '../texts.ts';

/** Adds the questions to the server's bank, all or none. Resolves to what the server said. */
export function useSaveQuestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (questions: readonly EditorQuestion[]): Promise<string> => {
      const { data, message } = await callApi(adminApi.createQuestions, {
        body: { questions: questions.map(({ fields }) => payloadOf(fields)) },
      });
      return message ?? adminTexts.questionsCreated(data.created);
    },
    // The admin's tables and every level that was loaded before are old now.
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Why it failed. Without an answer nobody knows whether the questions were saved. */
export function saveProblem(error: unknown): string {
  const isUnknown =
    error instanceof ApiError && (error.code === 'TIMEOUT' || error.code === 'NETWORK');
  return isUnknown ? texts.serverUnknown : errorText(error, texts.serverFailed);
}

/** The refused fields by the questions that were sent. */
export function refusedFields(error: unknown, sent: readonly EditorQuestion[]): FileFault[] {
  const errors = error instanceof ApiError ? (error.errors ?? []) : [];
  return errors.flatMap(({ path, message }) => {
    const [, index, ...field] = path.split('.');
    const question = sent[Number(index)];
    if (question === undefined) return [];
    return [{ name: texts.questionName(question.id), field: fieldName(field.join('.')), message }];
  });
}
