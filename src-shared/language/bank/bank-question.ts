import * as z from 'zod/mini';
import { COMPETENCE_CODES, QUESTION_COMPETENCES_MAX } from '../../constants/curriculum.ts';
import { SpeechLevel } from '../../contracts/question.ts';

export const BANK_CHARACTERS = ['Semar', 'Gareng', 'Petruk', 'Bagong'] as const;
export const BANK_LEVELS = [1, 2, 3, 4] as const;

/** Codes of a learner's errors, content.md section 1. */
const ERROR_CODES = [
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  'E6',
  'E7',
  'E8',
  'E9',
  'E10',
  'E11',
  'E12',
  'E13',
] as const;

/** Task forms of multiple choice, in the order in which the quotas name them. */
const CHOICE_FORMS = [
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  'F6',
  'F7',
  'F8',
  'F9',
  'F10',
  'F11',
  'F12',
] as const;
/** Kinds of essay. */
const ESSAY_FORMS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'] as const;

/** What gives a dialogue its turn; `liya` is any other. */
const TURNS = [
  'salah tangkap',
  'kleru',
  'etungan',
  'umuk',
  'jujur',
  'wantah',
  'salah kirim',
  'pitutur',
  'liya',
] as const;

const Text = z.string().check(z.minLength(1));

const AnnotatedLine = z.strictObject({
  speaker: Text,
  addressee: Text,
  speechLevel: SpeechLevel,
});

const BankAnnotation = z.strictObject({
  topic: Text,
  form: z.optional(z.enum([...CHOICE_FORMS, ...ESSAY_FORMS])),
  /** Codes of the competence map, the main one first. */
  competences: z.optional(
    z.array(z.enum(COMPETENCE_CODES)).check(z.minLength(1), z.maxLength(QUESTION_COMPETENCES_MAX)),
  ),
  /** Place, occasion and turn in a few words: no two questions tell the same. */
  situation: z.optional(Text),
  turn: z.optional(z.enum(TURNS)),
  /** The girl or woman who decides, knows, repairs or wins. */
  lead: z.optional(Text),
  lines: z.array(AnnotatedLine),
  distractors: z.array(z.nullable(z.enum(ERROR_CODES))),
  /** For each option the scene in which it would be right, null at the right one. */
  swap: z.optional(z.array(z.nullable(Text))),
  exceptions: z.optional(
    z.array(z.strictObject({ rule: Text, word: Text, reason: z.string().check(z.minLength(10)) })),
  ),
});

/** One question of resources/bank: stricter than the entries that people import. */
export const BankQuestion = z.strictObject({
  id: z.int(),
  character: z.enum(BANK_CHARACTERS),
  level: z.int().check(z.gte(1), z.lte(4)),
  type: z.enum(['multiple_choice', 'essay']),
  conversation: z.array(Text).check(z.minLength(2), z.maxLength(6)),
  questionLine: Text,
  options: z.array(Text),
  correctAnswer: z.int().check(z.gte(0), z.lte(3)),
  correctAnswerText: z.string(),
  explanation: Text,
  hint: z.optional(Text),
  translation: z.strictObject({
    conversation: z.array(Text),
    questionLine: Text,
    options: z.array(Text),
    correctAnswerText: z.string(),
  }),
  annotation: BankAnnotation,
});
export type BankQuestion = z.infer<typeof BankQuestion>;

/** A note of the report about one question or cell; warnings do not fail the run. */
export type Fault = { where: string; what: string; severity: 'fault' | 'warning' };

export const fault = (where: string, what: string): Fault => ({ where, what, severity: 'fault' });
export const warning = (where: string, what: string): Fault => ({
  where,
  what,
  severity: 'warning',
});
