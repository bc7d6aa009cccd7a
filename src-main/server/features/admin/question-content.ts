import { characterOf } from '#shared/constants/characters.ts';
import { EDITOR_DEFAULTS } from '#shared/constants/game.ts';
import type { QuestionContent } from '#shared/contracts/question.ts';
import type { QuestionDraft } from '#shared/contracts/question-payload.ts';
import type { NewQuestion, StoredQuestion } from '../questions/questions.repository.ts';

/**
 * A draft as it is stored. What the draft does not say is the editor's default for a new question
 * (section 9), and what `old` has for an edited one.
 */
export function toStored(
  id: number,
  draft: QuestionDraft,
  now: number,
  old?: StoredQuestion,
): NewQuestion {
  const content: QuestionContent = {
    id,
    character: characterOf(draft.characterId).name,
    level: draft.level ?? old?.content.level ?? EDITOR_DEFAULTS.level,
    type: draft.questionType,
    conversation: draft.conversation ?? old?.content.conversation ?? [],
    questionLine: draft.question,
    options: draft.options,
    correctAnswer: draft.correctAnswer,
    correctAnswerText: draft.correctAnswerText,
    explanation: draft.explanation,
    ...(draft.hint === undefined ? {} : { hint: draft.hint }),
    ...(draft.translation === undefined ? {} : { translation: draft.translation }),
    ...speechLevelOf(draft, old),
    ...curriculumOf(draft, old),
  };
  return {
    content,
    characterId: draft.characterId,
    points: draft.points ?? old?.points ?? EDITOR_DEFAULTS.points,
    difficulty: draft.difficulty ?? old?.difficulty ?? EDITOR_DEFAULTS.difficulty,
    category: draft.category ?? old?.category ?? EDITOR_DEFAULTS.category,
    bankHash: null,
    now,
  };
}

/** What the draft says; without a word, a question keeps its topic and competences. */
function curriculumOf(
  draft: QuestionDraft,
  old: StoredQuestion | undefined,
): Pick<QuestionContent, 'topic' | 'competences'> {
  const topic = draft.topic === undefined ? old?.content.topic : draft.topic;
  const competences = draft.competences ?? old?.content.competences ?? [];
  return { ...(topic ? { topic } : {}), ...(competences.length > 0 ? { competences } : {}) };
}

/** What the draft says; without a word, a question keeps its level for as long as its line says the same. */
function speechLevelOf(
  draft: QuestionDraft,
  old: StoredQuestion | undefined,
): Pick<QuestionContent, 'speechLevel'> {
  const isSameLine = old?.content.questionLine === draft.question;
  const kept = isSameLine ? old.content.speechLevel : undefined;
  const speechLevel = draft.speechLevel === undefined ? kept : draft.speechLevel;
  return speechLevel ? { speechLevel } : {};
}
