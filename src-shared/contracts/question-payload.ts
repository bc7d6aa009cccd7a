import * as z from 'zod/mini';
import type { CharacterId } from '../constants/characters.ts';
import {
  BLANK_PATTERN,
  ESSAY_ALTERNATIVES,
  LEVELS,
  OPTION_LETTERS,
  OPTIONS_PER_QUESTION,
  type Level,
} from '../constants/game.ts';
import { ALL_TOPICS, QUESTION_COMPETENCES_MAX, COMPETENCES } from '../constants/curriculum.ts';
import {
  CONVERSATION_MAX,
  QUESTION_LABEL_MAX,
  QUESTION_POINTS_MAX,
  QUESTION_TEXT_MAX,
} from '../constants/limits.ts';
import { normalizeEssay } from '../rules/grading.ts';
import { parseLevel } from '../rules/level.ts';
import { adminTexts } from '../texts/admin.ts';
import { CharacterRef } from './common.ts';
import { QuestionType, SPEECH_LEVELS, type SpeechLevel, type Translation } from './question.ts';

const notText = (issue: { input?: unknown }): string =>
  issue.input === undefined || issue.input === null ? adminTexts.required : adminTexts.notText;

const text = (max: number) =>
  z.string({ error: notText }).check(z.trim(), z.maxLength(max, { error: adminTexts.tooLong }));
const OptionalText = text(QUESTION_TEXT_MAX);
const RequiredText = OptionalText.check(z.minLength(1, { error: adminTexts.required }));
const Label = text(QUESTION_LABEL_MAX);

const LevelRef = z.pipe(
  z.union([z.string(), z.number()], { error: adminTexts.level }),
  z.pipe(
    z.transform((value: string | number) => parseLevel(value)),
    z.literal([...LEVELS], { error: adminTexts.level }),
  ),
);

/** A list whose length is looked at before its items: a huge one costs one error, not thousands. */
function shortList<S extends z.ZodMiniType>(item: S, max: number, tooLong: string) {
  const list = z.pipe(
    z.transform((value: unknown, context) => {
      if (Array.isArray(value) && value.length > max) {
        context.issues.push({ code: 'custom', input: value, message: tooLong });
      }
      return value;
    }),
    z.array(item).check(z.maxLength(max)),
  );
  // The first half only measures; what comes in and goes out are the types of the list.
  return list as unknown as z.ZodMiniType<z.output<S>[], z.input<S>[]>;
}

/** The optional Indonesian panel of the form; parts that were left out are blank. */
const TranslationPayload = z.object({
  conversation: z._default(shortList(OptionalText, CONVERSATION_MAX, adminTexts.tooManyLines), []),
  questionLine: z._default(OptionalText, ''),
  options: z._default(shortList(OptionalText, OPTIONS_PER_QUESTION, adminTexts.fourOptions), []),
  correctAnswerText: z._default(OptionalText, ''),
});

/** `correctAnswer` of a form in which no option is marked yet. */
const NO_OPTION = -1;

/** A question that an admin has written, checked and in one form. What is absent was not said. */
export interface QuestionDraft {
  characterId: CharacterId;
  question: string;
  questionType: QuestionType;
  options: string[];
  correctAnswer: number;
  correctAnswerText: string;
  explanation: string;
  hint: string | undefined;
  translation: Translation | undefined;
  /** The specified payload has none of these; a new question gets defaults, an old one keeps its own. */
  conversation: string[] | undefined;
  level: Level | undefined;
  difficulty: string | undefined;
  category: string | undefined;
  points: number | undefined;
  /** Null when nobody knows it. */
  speechLevel: SpeechLevel | null | undefined;
  topic: string | null | undefined;
  competences: string[] | undefined;
}

/**
 * The backend question payload (section 3) with conversation, level and hint (decisions) and the level of speech, checked as
 * the question form is (section 5). `characterId` is an identifier, a number or a name.
 */
export const QuestionPayload = z.pipe(
  z
    .object({
      characterId: CharacterRef,
      question: RequiredText,
      questionType: z.enum(QuestionType.options, { error: adminTexts.chooseType }),
      options: z._default(
        shortList(OptionalText, OPTIONS_PER_QUESTION, adminTexts.fourOptions),
        [],
      ),
      correctAnswer: z.optional(
        z.nullable(
          z
            .int({ error: adminTexts.chooseCorrect })
            .check(
              z.minimum(NO_OPTION, { error: adminTexts.chooseCorrect }),
              z.maximum(OPTIONS_PER_QUESTION - 1, { error: adminTexts.chooseCorrect }),
            ),
        ),
      ),
      correctAnswerText: z.optional(z.nullable(OptionalText)),
      explanation: RequiredText,
      difficulty: z.optional(Label),
      category: z.optional(Label),
      points: z.optional(
        z
          .int({ error: adminTexts.notNumber })
          .check(
            z.minimum(0, { error: adminTexts.points }),
            z.maximum(QUESTION_POINTS_MAX, { error: adminTexts.points }),
          ),
      ),
      translation: z.optional(z.nullable(TranslationPayload)),
      conversation: z.optional(
        z.pipe(
          shortList(RequiredText, CONVERSATION_MAX, adminTexts.tooManyLines),
          z.array(z.string()).check(z.minLength(1, { error: adminTexts.noDialogue })),
        ),
      ),
      level: z.optional(LevelRef),
      hint: z.optional(z.nullable(OptionalText)),
      speechLevel: z.optional(z.nullable(z.enum(SPEECH_LEVELS, { error: adminTexts.speechLevel }))),
      topic: z.optional(z.nullable(z.enum(ALL_TOPICS, { error: adminTexts.topic }))),
      competences: z.optional(
        z.pipe(
          shortList(
            z.string({ error: notText }).check(
              z.refine((code) => Object.hasOwn(COMPETENCES, code), {
                error: adminTexts.competence,
              }),
            ),
            QUESTION_COMPETENCES_MAX,
            adminTexts.tooManyCompetences,
          ),
          z.transform((codes: string[]) => [...new Set(codes)]),
        ),
      ),
    })
    // Even when another field is wrong: a form shows everything that is missing at once.
    .check(
      z.check(checkAnswer, { when: ({ value }) => typeof value === 'object' && value !== null }),
    ),
  z.transform((question): QuestionDraft => {
    const isEssay = question.questionType === 'essay';
    return {
      ...question,
      options: isEssay ? [] : question.options,
      correctAnswer: isEssay ? 0 : (question.correctAnswer ?? 0),
      correctAnswerText: question.correctAnswerText ?? '',
      hint: question.hint || undefined,
      translation: filled(question.translation),
      conversation: question.conversation,
      level: question.level,
      difficulty: question.difficulty || undefined,
      category: question.category || undefined,
      points: question.points,
      speechLevel: question.speechLevel,
      topic: question.topic,
      competences: question.competences,
    };
  }),
);
export type QuestionPayload = z.input<typeof QuestionPayload>;

/** What each type of question needs (section 5). Fields that are wrong in themselves are not judged again. */
function checkAnswer(context: z.core.ParsePayload): void {
  const { question, questionType, options, correctAnswer, correctAnswerText } =
    context.value as Partial<Record<string, unknown>>;
  const refuse = (path: PropertyKey[], message: string) =>
    context.issues.push({ code: 'custom', input: context.value, path, message });
  if (questionType === 'essay' && !isGradable(correctAnswerText)) {
    refuse(['correctAnswerText'], adminTexts.required);
  }
  if (questionType !== 'multiple_choice') return;
  if (typeof question === 'string' && question !== '' && !BLANK_PATTERN.test(question)) {
    refuse(['question'], adminTexts.noBlank);
  }
  if (!Array.isArray(options)) return;
  if (options.length !== OPTIONS_PER_QUESTION) refuse(['options'], adminTexts.fourOptions);
  for (const [index, option] of options.entries()) {
    if (option === '') refuse(['options', index], adminTexts.required);
    const twin = options.findIndex((other) => isSameOption(other, option));
    if (option !== '' && twin < index) {
      refuse(['options', index], adminTexts.sameOption(OPTION_LETTERS[twin] ?? ''));
    }
  }
  if ((correctAnswer ?? NO_OPTION) === NO_OPTION) {
    refuse(['correctAnswer'], adminTexts.chooseCorrect);
  }
}

/** Whether an essay key has anything to compare with: signs alone are what normalising takes away. */
const isGradable = (key: unknown): boolean =>
  typeof key === 'string' &&
  key.split(ESSAY_ALTERNATIVES).some((answer) => /[\p{L}\p{N}]/u.test(normalizeEssay(answer)));

/** Whether a pupil would read the same: capitals, spaces and closing punctuation tell no options apart. */
const isSameOption = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && comparable(a) === comparable(b);

/** An option of signs alone is compared as it stands. */
const comparable = (option: string): string => normalizeEssay(option) || option;

/** A translation in which nobody wrote anything is none. */
function filled(translation: Translation | null | undefined): Translation | undefined {
  if (!translation) return undefined;
  const { conversation, questionLine, options, correctAnswerText } = translation;
  const isBlank = [...conversation, questionLine, ...options, correctAnswerText].every(
    (part) => part === '',
  );
  return isBlank ? undefined : translation;
}
