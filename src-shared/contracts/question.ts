import * as z from 'zod/mini';
import { FIRST_EDITOR_QUESTION_ID, OPTIONS_PER_QUESTION } from '../constants/game.ts';
import { CONVERSATION_MAX, QUESTION_TEXT_MAX } from '../constants/limits.ts';
import { CharacterIdOut, CharacterNameOut, Id, LevelNumber } from './common.ts';

export const QuestionType = z.enum(['multiple_choice', 'essay']);
export type QuestionType = z.infer<typeof QuestionType>;

/** The four levels of speech that schools teach (decisions). */
export const SPEECH_LEVELS = ['ngoko lugu', 'ngoko alus', 'krama lugu', 'krama alus'] as const;
export const SpeechLevel = z.enum(SPEECH_LEVELS);
export type SpeechLevel = z.infer<typeof SpeechLevel>;

const RequiredText = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Wajib diisi.' }), z.maxLength(QUESTION_TEXT_MAX));
const OptionalText = z.string().check(z.trim(), z.maxLength(QUESTION_TEXT_MAX));

export const Conversation = z
  .array(RequiredText)
  .check(
    z.minLength(1, { error: 'Isi sedikitnya satu baris dialog.' }),
    z.maxLength(CONVERSATION_MAX),
  );

export const Translation = z.object({
  conversation: z.array(OptionalText).check(z.maxLength(CONVERSATION_MAX)),
  questionLine: OptionalText,
  options: z.array(OptionalText).check(z.maxLength(OPTIONS_PER_QUESTION)),
  correctAnswerText: OptionalText,
});
export type Translation = z.infer<typeof Translation>;

/** Who says a line to whom, and at which level; the game ignores it, the language check reads it. */
export const LineAnnotation = z.object({
  speaker: z.string(),
  addressee: z.string(),
  speechLevel: SpeechLevel,
});

export const Annotation = z.object({
  topic: z.string(),
  /** One per dialogue line, and one for the question line. */
  lines: z.array(LineAnnotation),
  /** Error code of each option, null at the right one. */
  distractors: z.array(z.nullable(z.string())),
  /** Findings of the language check that a person has accepted. */
  exceptions: z.optional(
    z.array(z.object({ rule: z.string(), word: z.string(), reason: z.string() })),
  ),
});

/** A question in the shape of the built-in bank and the editor (section 3), once normalised. */
export const PlayQuestion = z.object({
  id: z.int(),
  character: CharacterNameOut,
  level: LevelNumber,
  type: QuestionType,
  conversation: z.array(z.string()),
  questionLine: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.int(),
  correctAnswerText: z.string(),
  explanation: z.string(),
  hint: z.optional(z.string()),
  translation: z.optional(Translation),
});
export type PlayQuestion = z.infer<typeof PlayQuestion>;

/**
 * An entry of `pertanyaan.json` as it may come in: type and right index may be missing (section 3).
 * Without a type, empty options mean essay; a multiple choice without a valid index is refused.
 */
export const BankEntry = z.pipe(
  z
    .object({
      id: z.int().check(z.positive()),
      character: CharacterNameOut,
      level: LevelNumber,
      type: z.optional(QuestionType),
      conversation: Conversation,
      questionLine: RequiredText,
      options: z._default(z.array(RequiredText), []),
      correctAnswer: z.optional(z.int()),
      correctAnswerText: z._default(OptionalText, ''),
      explanation: RequiredText,
      hint: z.optional(OptionalText),
      translation: z.optional(Translation),
      annotation: z.optional(Annotation),
    })
    .check((context) => {
      const entry = context.value;
      const refuse = (path: string, message: string) =>
        context.issues.push({ code: 'custom', input: entry, path: [path], message });
      const type = entryType(entry);
      if (type === 'essay') {
        if (entry.options.length > 0) refuse('options', 'Soal esai tidak punya pilihan.');
        if (entry.correctAnswerText === '') refuse('correctAnswerText', 'Wajib diisi.');
        return;
      }
      if (entry.options.length !== OPTIONS_PER_QUESTION) {
        refuse('options', `Harus ada ${OPTIONS_PER_QUESTION} pilihan.`);
      }
      const index = entry.correctAnswer;
      if (index === undefined || index < 0 || index >= OPTIONS_PER_QUESTION) {
        refuse('correctAnswer', 'Pilih jawaban yang benar.');
      }
    }),
  z.transform((entry) => ({
    ...entry,
    type: entryType(entry),
    correctAnswer: entryType(entry) === 'essay' ? 0 : (entry.correctAnswer ?? 0),
  })),
);
export type BankEntry = z.infer<typeof BankEntry>;

const entryType = (entry: { type?: QuestionType | undefined; options: string[] }): QuestionType =>
  entry.type ?? (entry.options.length === 0 ? 'essay' : 'multiple_choice');

/** Questions by character, then by level: the shape of `pertanyaan.json`. */
export const BankFile = z.partialRecord(
  CharacterNameOut,
  z.partialRecord(z.enum(['1', '2', '3', '4']), z.array(BankEntry)),
);
export type BankFile = z.infer<typeof BankFile>;

/** A question as it is kept: with what statistics know of it and nobody is told who plays. */
export interface QuestionContent extends PlayQuestion {
  /** The level of the question line, where it is known. */
  speechLevel?: SpeechLevel;
}

/** The question of a bank entry without what only the language check reads. */
export function toPlayQuestion(entry: BankEntry): QuestionContent {
  const { annotation, ...question } = entry;
  // The last annotated line is the question line.
  const speechLevel = annotation?.lines.at(-1)?.speechLevel;
  return speechLevel === undefined ? question : { ...question, speechLevel };
}

export const isBuiltIn = (id: number): boolean => id < FIRST_EDITOR_QUESTION_ID;

/** What a player may see of a question that is still open: nothing that tells the answer. */
export const OpenQuestion = z.object({
  _id: Id,
  characterId: CharacterIdOut,
  level: LevelNumber,
  conversation: z.array(z.string()),
  question: z.string(),
  questionType: QuestionType,
  options: z.array(z.string()),
  points: z.int(),
  hint: z.optional(z.string()),
  translation: z.optional(z.omit(Translation, { correctAnswerText: true })),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** The part of a question that leaves the server only once it is answered. */
export const AnswerKey = z.object({
  correctAnswer: z.int(),
  correctAnswerText: z.string(),
  explanation: z.string(),
});
export type AnswerKey = z.infer<typeof AnswerKey>;

/** A question as admins see it (section 3, backend question payload, plus the decisions). */
export const AdminQuestion = z.object({
  ...OpenQuestion.shape,
  ...AnswerKey.shape,
  translation: z.optional(Translation),
  difficulty: z.string(),
  category: z.string(),
  /** The level of the question line; unknown of questions that people made without saying it. */
  speechLevel: z.optional(SpeechLevel),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminQuestion = z.infer<typeof AdminQuestion>;
