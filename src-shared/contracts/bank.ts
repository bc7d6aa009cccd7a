import * as z from 'zod/mini';
import { OPTIONS_PER_QUESTION } from '../constants/game.ts';
import { CONVERSATION_MAX, QUESTION_TEXT_MAX } from '../constants/limits.ts';
import { CharacterNameOut, LevelNumber } from './common.ts';
import {
  OptionalText,
  QuestionType,
  SpeechLevel,
  Translation,
  type QuestionContent,
} from './question.ts';

const RequiredText = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Wajib diisi.' }), z.maxLength(QUESTION_TEXT_MAX));

export const Conversation = z
  .array(RequiredText)
  .check(
    z.minLength(1, { error: 'Isi sedikitnya satu baris dialog.' }),
    z.maxLength(CONVERSATION_MAX),
  );

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
  competences: z.optional(z.array(z.string())),
  /** Findings of the language check that a person has accepted. */
  exceptions: z.optional(
    z.array(z.object({ rule: z.string(), word: z.string(), reason: z.string() })),
  ),
});

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
      topic: z.optional(z.string()),
      competences: z.optional(z.array(z.string())),
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

/** The question of a bank entry without what only the language check reads. */
export function toPlayQuestion(entry: BankEntry): QuestionContent {
  const { annotation, topic = annotation?.topic, ...question } = entry;
  const { competences = annotation?.competences } = question;
  // The last annotated line is the question line.
  const speechLevel = annotation?.lines.at(-1)?.speechLevel;
  return {
    ...question,
    ...(topic !== undefined && { topic }),
    ...(competences !== undefined && { competences }),
    ...(speechLevel !== undefined && { speechLevel }),
  };
}
