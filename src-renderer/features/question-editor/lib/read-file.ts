import * as z from 'zod/mini';
import { asPayload, listRows, type Row } from '#shared/contracts/bulk-questions.ts';
import { CharacterRef, LevelParam } from '#shared/contracts/common.ts';
import { QuestionType } from '#shared/contracts/question.ts';
import { EDITOR_DEFAULTS, LEVELS, OPTIONS_PER_QUESTION } from '#shared/constants/game.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { parseJson } from '../../../lib/parse-json.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import { fieldName } from './field-name.ts';
import { NO_OPTION, fieldsOf, type QuestionFields } from './question-fields.ts';

/** A question of a file, whole or not. */
export interface FileQuestion {
  /** As the file numbers it. */
  id: number | undefined;
  /** How it is called when something is wrong with it. */
  name: string;
  fields: QuestionFields;
}

/** What is wrong in a file, and where. */
export interface FileFault {
  name: string;
  field: string;
  message: string;
}

export type FileReading = { faults: FileFault[] } | { questions: FileQuestion[] };

const OPTION_INDEXES = Array.from({ length: OPTIONS_PER_QUESTION }, (_none, index) => index);

/** Text that somebody left out or typed as a number is text all the same. */
const LooseText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()], { error: adminTexts.notText }))),
  z.transform((value) => String(value ?? '')),
);
const LooseList = z.pipe(
  z.optional(z.nullable(z.array(LooseText, { error: adminTexts.notText }))),
  z.transform((list) => list ?? []),
);
const Options = LooseList.check(
  z.maxLength(OPTIONS_PER_QUESTION, { error: adminTexts.fourOptions }),
);

/** Anything but an index leaves the options unmarked, and the form asks which is right. */
const CorrectAnswer = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => OPTION_INDEXES.find((index) => index === value) ?? NO_OPTION),
);

/** What the form can hold without losing anything; what is missing is asked for there. */
const LooseQuestion = z
  .object({
    characterId: CharacterRef,
    level: z.pipe(
      z._default(LevelParam, EDITOR_DEFAULTS.level),
      z.literal([...LEVELS], { error: adminTexts.level }),
    ),
    questionType: z.enum(QuestionType.options, { error: adminTexts.chooseType }),
    conversation: LooseList,
    question: LooseText,
    options: Options,
    correctAnswer: CorrectAnswer,
    correctAnswerText: LooseText,
    explanation: LooseText,
    hint: LooseText,
    translation: z.optional(
      z.nullable(
        z.object({
          conversation: LooseList,
          questionLine: LooseText,
          options: Options,
          correctAnswerText: LooseText,
        }),
      ),
    ),
  })
  .check((context) => {
    const { conversation, translation } = context.value;
    if ((translation?.conversation.length ?? 0) <= Math.max(conversation.length, 1)) return;
    context.issues.push({
      code: 'custom',
      input: translation,
      path: ['translation', 'conversation'],
      message: texts.tooManyTranslations,
    });
  });

/**
 * Reads a file of questions: the shape of pertanyaan.json, or a flat list. It is read as a whole or
 * not at all; a question that merely lacks something comes into the form, which asks for it.
 */
export function readQuestionsFile(text: string): FileReading {
  const value = parseJson(text);
  if (value === undefined) return refused(texts.notJson);
  const faults: FileFault[] = [];
  const rows = listRows(value, (path, message) => {
    faults.push({ name: placeName(path), field: '', message });
  });
  if (faults.length === 0 && rows.length === 0) return refused(adminTexts.noQuestions);
  const questions = rows.flatMap((row) => {
    const payload = asPayload(row);
    const name = rowName(row, payload);
    if (payload === undefined) {
      faults.push({ name, field: '', message: adminTexts.notARow });
      return [];
    }
    const parsed = z.safeParse(LooseQuestion, payload);
    for (const { path, message } of parsed.error?.issues ?? []) {
      faults.push({ name, field: fieldName(path.join('.')), message });
    }
    return parsed.success ? [{ id: idOf(payload), name, fields: fieldsOf(parsed.data) }] : [];
  });
  return faults.length > 0 ? { faults } : { questions };
}

const refused = (message: string): FileReading => ({
  faults: [{ name: texts.file, field: '', message }],
});

const idOf = ({ id }: Record<string, unknown>): number | undefined =>
  Number.isSafeInteger(id) ? (id as number) : undefined;

function rowName(row: Row, payload: Record<string, unknown> | undefined): string {
  const id = payload && idOf(payload);
  return id === undefined ? placeName(row.path) : texts.questionName(id);
}

/** Where something stands in the file. */
function placeName(path: readonly PropertyKey[]): string {
  const [first, level, index] = path;
  if (first === undefined) return texts.file;
  if (typeof first === 'number') return texts.filePlace(first + 1);
  if (level === undefined) return String(first);
  const cell = texts.cellPlace(String(first), String(level));
  return index === undefined ? cell : `${cell}, ${texts.filePlace(Number(index) + 1)}`;
}
