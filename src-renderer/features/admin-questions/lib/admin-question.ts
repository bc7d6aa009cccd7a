import type * as z from 'zod/mini';
import { EDITOR_DEFAULTS } from '#shared/constants/game.ts';
import type { AdminQuestion } from '#shared/contracts/question.ts';
import type { ListedQuestion } from '#shared/contracts/questions.contract.ts';

/** A question of the list with everything that an admin may change. */
export type BankQuestion = Omit<AdminQuestion, 'createdAt' | 'updatedAt'>;

/** Admins get the answers (decisions); the list that players share may leave them out. */
export const asAdminQuestion = (listed: z.infer<typeof ListedQuestion>): BankQuestion => {
  const { translation, ...question } = listed;
  return {
    ...question,
    correctAnswer: listed.correctAnswer ?? 0,
    correctAnswerText: listed.correctAnswerText ?? '',
    explanation: listed.explanation ?? '',
    difficulty: listed.difficulty ?? EDITOR_DEFAULTS.difficulty,
    category: listed.category ?? EDITOR_DEFAULTS.category,
    ...(translation && {
      translation: {
        ...translation,
        correctAnswerText: translation.correctAnswerText ?? '',
      },
    }),
  };
};
