import { CHARACTERS, characterOf, type CharacterName } from '#shared/constants/characters.ts';
import { LEVELS, type Level } from '#shared/constants/game.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import type { BankQuestion } from './admin-question.ts';

/** An entry of pertanyaan.json, with what only the server keeps: an import brings it back. */
type ExportedQuestion = PlayQuestion &
  Pick<BankQuestion, 'points' | 'difficulty' | 'category' | 'speechLevel'>;

type ExportedBank = Record<CharacterName, Record<Level, ExportedQuestion[]>>;

/** In the order of the ids. */
export const inOrder = (questions: readonly BankQuestion[]): BankQuestion[] =>
  [...questions].sort((a, b) => Number(a._id) - Number(b._id));

/** The shape of pertanyaan.json: by character, then by level, in the order of the ids. */
export function toBankFile(questions: readonly BankQuestion[]): ExportedBank {
  const sorted = inOrder(questions);
  const cells = CHARACTERS.map(({ _id, name }) => {
    const levels = LEVELS.map((level) => [
      level,
      sorted
        .filter((question) => question.characterId === _id && question.level === level)
        .map(toEntry),
    ]);
    return [name, Object.fromEntries(levels)];
  });
  return Object.fromEntries(cells) as ExportedBank;
}

function toEntry(question: BankQuestion): ExportedQuestion {
  const { hint, translation, speechLevel, topic, competences } = question;
  return {
    id: Number(question._id),
    character: characterOf(question.characterId).name,
    level: question.level,
    type: question.questionType,
    conversation: question.conversation,
    questionLine: question.question,
    options: question.options,
    correctAnswer: question.correctAnswer,
    correctAnswerText: question.correctAnswerText,
    explanation: question.explanation,
    ...(hint !== undefined && { hint }),
    ...(translation !== undefined && { translation }),
    ...(topic !== undefined && { topic }),
    ...(competences !== undefined && { competences }),
    points: question.points,
    difficulty: question.difficulty,
    category: question.category,
    ...(speechLevel !== undefined && { speechLevel }),
  };
}
