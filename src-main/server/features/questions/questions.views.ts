import type { AdminQuestion, AnswerKey, OpenQuestion } from '#shared/contracts/question.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { parseCharacterId, type CharacterId } from '#shared/constants/characters.ts';
import type { StoredQuestion } from './questions.repository.ts';

/** A question that is still open: nothing in it tells the answer. */
export function toOpenQuestion(content: PlayQuestion, points: number): OpenQuestion {
  const { translation } = content;
  return {
    _id: String(content.id),
    characterId: parseCharacterId(content.character) as CharacterId,
    level: content.level,
    conversation: content.conversation,
    question: content.questionLine,
    questionType: content.type,
    options: content.options,
    points,
    ...(content.hint ? { hint: content.hint } : {}),
    ...(translation
      ? {
          translation: {
            conversation: translation.conversation,
            questionLine: translation.questionLine,
            options: translation.options,
          },
        }
      : {}),
  };
}

/** What may be shown once the question is answered. */
export const toAnswerKey = (content: PlayQuestion): AnswerKey => ({
  correctAnswer: content.correctAnswer,
  correctAnswerText: content.correctAnswerText,
  explanation: content.explanation,
});

/** A question as admins see it. */
export function toAdminQuestion(question: StoredQuestion): AdminQuestion {
  const { translation: _open, ...open } = toOpenQuestion(question.content, question.points);
  const { translation, speechLevel, topic, competences } = question.content;
  return {
    ...open,
    ...toAnswerKey(question.content),
    ...(translation ? { translation } : {}),
    difficulty: question.difficulty,
    category: question.category,
    ...(speechLevel ? { speechLevel } : {}),
    ...(topic ? { topic } : {}),
    ...(competences ? { competences } : {}),
    createdAt: new Date(question.created_at).toISOString(),
    updatedAt: new Date(question.updated_at).toISOString(),
  };
}
