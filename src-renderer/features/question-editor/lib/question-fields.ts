import * as z from 'zod/mini';
import {
  CHARACTER_IDS,
  characterOf,
  parseCharacterId,
  type CharacterId,
} from '#shared/constants/characters.ts';
import {
  EDITOR_DEFAULTS,
  LEVELS,
  OPTIONS_PER_QUESTION,
  type Level,
} from '#shared/constants/game.ts';
import { QuestionType, type PlayQuestion, type Translation } from '#shared/contracts/question.ts';
import { QuestionPayload } from '#shared/contracts/question-payload.ts';
import { linesOf, newLine } from '../../../components/question-form/dialogue-lines.ts';

/** A text and its translation. */
const Translated = z.object({ text: z.string(), translation: z.string() });
export type Translated = z.infer<typeof Translated>;

/** `correctAnswer` while no option is marked. */
export const NO_OPTION = -1;

/** What stands in the form of one question: whole or not, nothing is thrown away while it is typed. */
export const QuestionFields = z.object({
  characterId: z.enum(CHARACTER_IDS),
  level: z.literal([...LEVELS]),
  type: QuestionType,
  lines: z
    .array(z.object({ key: z.int(), text: z.string(), translation: z.string() }))
    .check(z.minLength(1)),
  questionLine: Translated,
  /** Four, also while the question is an essay: who changes the type back finds them again. */
  options: z.array(Translated).check(z.length(OPTIONS_PER_QUESTION)),
  correctAnswer: z.int().check(z.minimum(NO_OPTION), z.maximum(OPTIONS_PER_QUESTION - 1)),
  answerText: Translated,
  explanation: z.string(),
  hint: z.string(),
  /** Not in the form, but kept: what the file that it came from says of it. */
  topic: z.optional(z.string()),
  competences: z.optional(z.array(z.string())),
});
export type QuestionFields = z.infer<typeof QuestionFields>;

const blank = (): Translated => ({ text: '', translation: '' });

export const blankFields = (characterId: CharacterId, level: Level): QuestionFields => ({
  characterId,
  level,
  type: 'multiple_choice',
  lines: [newLine([])],
  questionLine: blank(),
  options: Array.from({ length: OPTIONS_PER_QUESTION }, blank),
  correctAnswer: NO_OPTION,
  answerText: blank(),
  explanation: '',
  hint: '',
});

/** A question as it comes from somewhere else. */
export interface GivenQuestion {
  characterId: CharacterId;
  level: Level;
  questionType: QuestionType;
  conversation: readonly string[];
  question: string;
  options: readonly string[];
  correctAnswer: number;
  correctAnswerText: string;
  explanation: string;
  hint: string;
  translation?: Translation | null | undefined;
  topic?: string | null | undefined;
  competences?: readonly string[] | undefined;
}

/** The form of a question, whole or not. */
export function fieldsOf(question: GivenQuestion): QuestionFields {
  const { translation } = question;
  return {
    characterId: question.characterId,
    level: question.level,
    type: question.questionType,
    lines: linesOf(question.conversation, translation?.conversation),
    questionLine: { text: question.question, translation: translation?.questionLine ?? '' },
    options: Array.from({ length: OPTIONS_PER_QUESTION }, (_none, index) => ({
      text: question.options[index] ?? '',
      translation: translation?.options[index] ?? '',
    })),
    correctAnswer: question.questionType === 'essay' ? NO_OPTION : question.correctAnswer,
    answerText: {
      text: question.correctAnswerText,
      translation: translation?.correctAnswerText ?? '',
    },
    explanation: question.explanation,
    hint: question.hint,
    ...(question.topic ? { topic: question.topic } : {}),
    ...(question.competences ? { competences: [...question.competences] } : {}),
  };
}

/** The form of a question of the bank. */
export const fieldsOfBank = (question: PlayQuestion): QuestionFields =>
  fieldsOf({
    ...question,
    characterId: parseCharacterId(question.character) ?? CHARACTER_IDS[0],
    questionType: question.type,
    question: question.questionLine,
    hint: question.hint ?? '',
  });

/** Whether a person would read the same; the keys of lines only tell them apart on the screen. */
export const sameFields = (one: QuestionFields, other: QuestionFields): boolean =>
  comparable(one) === comparable(other);

const comparable = ({ lines, ...fields }: QuestionFields): string =>
  JSON.stringify([
    lines.map(({ text, translation }) => [text, translation]),
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** The fields as the admin calls take them, with the defaults of the editor (section 9). */
export function payloadOf(fields: QuestionFields): QuestionPayload {
  const isEssay = fields.type === 'essay';
  const options = isEssay ? [] : fields.options;
  const answer = isEssay ? fields.answerText : blank();
  return {
    characterId: fields.characterId,
    level: fields.level,
    questionType: fields.type,
    conversation: fields.lines.map((line) => line.text),
    question: fields.questionLine.text,
    options: options.map((option) => option.text),
    correctAnswer: isEssay ? 0 : fields.correctAnswer,
    correctAnswerText: answer.text,
    explanation: fields.explanation,
    hint: fields.hint,
    difficulty: EDITOR_DEFAULTS.difficulty,
    category: EDITOR_DEFAULTS.category,
    points: EDITOR_DEFAULTS.points,
    ...(fields.topic !== undefined && { topic: fields.topic }),
    ...(fields.competences !== undefined && { competences: fields.competences }),
    translation: {
      conversation: fields.lines.map((line) => line.translation),
      questionLine: fields.questionLine.translation,
      options: options.map((option) => option.translation),
      correctAnswerText: answer.translation,
    },
  };
}

/** What is wrong, by the dotted path of the payload: 'options.2', 'conversation.0'. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Everything that section 5 still asks for, at its field. */
export function fieldErrors(fields: QuestionFields): FieldErrors {
  const parsed = z.safeParse(QuestionPayload, payloadOf(fields));
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}

/** A complete question in the shape of the editor (section 3); undefined while something is missing. */
export function questionOf(id: number, fields: QuestionFields): PlayQuestion | undefined {
  const { data } = z.safeParse(QuestionPayload, payloadOf(fields));
  if (data === undefined) return undefined;
  return {
    id,
    character: characterOf(fields.characterId).name,
    level: fields.level,
    type: data.questionType,
    conversation: data.conversation ?? [],
    questionLine: data.question,
    options: data.options,
    correctAnswer: data.correctAnswer,
    correctAnswerText: data.correctAnswerText,
    explanation: data.explanation,
    ...(data.hint !== undefined && { hint: data.hint }),
    ...(data.translation !== undefined && { translation: data.translation }),
    ...(data.topic && { topic: data.topic }),
    ...(data.competences && { competences: data.competences }),
  };
}
