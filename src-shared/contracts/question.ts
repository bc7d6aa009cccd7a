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

export const OptionalText = z.string().check(z.trim(), z.maxLength(QUESTION_TEXT_MAX));

export const Translation = z.object({
  conversation: z.array(OptionalText).check(z.maxLength(CONVERSATION_MAX)),
  questionLine: OptionalText,
  options: z.array(OptionalText).check(z.maxLength(OPTIONS_PER_QUESTION)),
  correctAnswerText: OptionalText,
});
export type Translation = z.infer<typeof Translation>;

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
  /** What it is about and what it trains, in the words and codes of the curriculum, where it is said. */
  topic: z.optional(z.string()),
  competences: z.optional(z.array(z.string())),
});
export type PlayQuestion = z.infer<typeof PlayQuestion>;

/** A question as it is kept: with what statistics know of it and nobody is told who plays. */
export interface QuestionContent extends PlayQuestion {
  /** The level of the question line, where it is known. */
  speechLevel?: SpeechLevel;
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
  topic: z.optional(z.string()),
  competences: z.optional(z.array(z.string())),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminQuestion = z.infer<typeof AdminQuestion>;
