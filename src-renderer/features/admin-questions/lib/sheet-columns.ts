import { CHARACTERS, characterOf, parseCharacterId } from '#shared/constants/characters.ts';
import { ALL_TOPICS } from '#shared/constants/curriculum.ts';
import { LEVELS, OPTION_LETTERS } from '#shared/constants/game.ts';
import { QUESTION_POINTS_MAX } from '#shared/constants/limits.ts';
import { SPEECH_LEVELS } from '#shared/contracts/question.ts';
import { questionFormTexts } from '../../../components/question-form/question-form-texts.ts';
import { curriculumTexts } from '../curriculum-texts.ts';
import { formTexts } from '../form-texts.ts';
import { sheetTexts as texts } from '../sheet-texts.ts';
import { plain } from './duplicate-key.ts';

/** A cell of a sheet as it was read or is written. */
export type Cell = string | number | boolean | Date | null;

/** A field of the question payload: ['translation', 'options', 2]. */
export type FieldPath = readonly (string | number)[];

/** One column of a sheet of questions: which field it holds, and how that is written in a cell. */
export interface SheetColumn {
  path: FieldPath;
  heading: string;
  /** What people call it, too. */
  aliases?: readonly string[];
  /** What to write into it, for the instructions. */
  help: string;
  /** Whether a sheet without this column can be read at all. */
  isRequired?: boolean;
  /** In characters. */
  width: number;
  /** What can be chosen in the template. */
  choices?: readonly (string | number)[];
  /** The field of a filled cell; what it cannot read stays as it is, and is refused by its schema. */
  read?: (text: string) => unknown;
  /** The cell of a field, where it is not the same. */
  write?: (value: unknown) => Cell;
  /** What to say of a wrong cell, where the form would say something else. */
  fault?: string;
}

/** One of a few words, meant by any of its names. */
function oneOf<T extends string>(
  names: Readonly<Record<T, string>>,
  aliases = new Map<string, T>(),
) {
  const values = Object.keys(names) as T[];
  return {
    choices: values.map((value) => names[value]),
    read: (text: string) =>
      aliases.get(plain(text)) ??
      values.find((value) => [value, names[value]].map(plain).includes(plain(text))) ??
      text,
    write: (value: unknown) => names[value as T] ?? String(value),
  };
}

/** The lines of a cell. A stroke separates them where somebody could not type a new line. */
const splitLines = (text: string): string[] =>
  text.split(text.includes('\n') ? /\r?\n/u : '|').map((line) => line.trim());

/** Several lines in one cell. */
const LINES = {
  read: (text: string) => splitLines(text).filter((line) => line !== ''),
  write: (value: unknown) => (value as string[]).join('\n'),
};

/** Lines that stand beside other lines: an empty one keeps its place. */
const PARALLEL_LINES = { ...LINES, read: splitLines };

const LETTER = {
  choices: OPTION_LETTERS,
  read: (text: string) => {
    const index = OPTION_LETTERS.findIndex((letter) => letter === text.trim().toUpperCase());
    return index < 0 ? text : index;
  },
  write: (value: unknown) => OPTION_LETTERS[value as number] ?? '',
};

const CHARACTER_NAME = {
  choices: CHARACTERS.map(({ name }) => name),
  write: (value: unknown) => {
    const id = parseCharacterId(value);
    return id === undefined ? '' : characterOf(id).name;
  },
};

const NUMBER = {
  read: (text: string) => Number(text),
  write: (value: unknown) => Number(value),
};

const TOPIC = {
  choices: ALL_TOPICS,
  read: (text: string) => ALL_TOPICS.find((topic) => plain(topic) === plain(text)) ?? text,
};

/** Several codes in one cell. */
const CODES = {
  read: (text: string) =>
    text
      .toUpperCase()
      .split(/[\s,;]+/u)
      .filter((code) => code !== ''),
  write: (value: unknown) => (value as string[]).join(', '),
};

const SHORT = 14;
const MEDIUM = 22;
const LONG = 44;

/** Everything that an admin may say of a question, in the order of the form. */
export const SHEET_COLUMNS: readonly SheetColumn[] = [
  {
    path: ['characterId'],
    heading: formTexts.character,
    aliases: ['tokoh', 'character'],
    help: texts.help.character,
    isRequired: true,
    width: SHORT,
    ...CHARACTER_NAME,
    fault: texts.faults.character,
  },
  {
    path: ['level'],
    heading: formTexts.level,
    help: texts.help.level,
    isRequired: true,
    width: SHORT,
    choices: LEVELS,
    write: NUMBER.write,
  },
  {
    path: ['questionType'],
    heading: questionFormTexts.type,
    aliases: ['jenis', 'type'],
    help: texts.help.type,
    width: SHORT,
    ...oneOf(
      questionFormTexts.types,
      new Map([
        ['pg', 'multiple_choice'],
        ['esai', 'essay'],
        ['uraian', 'essay'],
        ['isian', 'essay'],
      ]),
    ),
    fault: texts.faults.type,
  },
  {
    path: ['conversation'],
    heading: formTexts.conversation,
    aliases: ['dialog', 'baris dialog', 'conversation'],
    help: texts.help.conversation,
    isRequired: true,
    width: LONG,
    ...LINES,
  },
  {
    path: ['question'],
    heading: formTexts.questionLine,
    aliases: ['pertanyaan', 'soal', 'question'],
    help: texts.help.question,
    isRequired: true,
    width: LONG,
  },
  ...OPTION_LETTERS.map((letter, index) => ({
    path: ['options', index],
    heading: formTexts.option(letter),
    aliases: [letter, `opsi ${letter}`],
    help: texts.help.option,
    width: MEDIUM,
  })),
  {
    path: ['correctAnswer'],
    heading: texts.correctOption,
    aliases: ['kunci', 'kunci jawaban'],
    help: texts.help.correctOption,
    width: SHORT,
    ...LETTER,
    fault: texts.faults.letter,
  },
  {
    path: ['correctAnswerText'],
    heading: texts.essayAnswer,
    aliases: ['jawaban essay', 'kunci esai'],
    help: texts.help.essayAnswer,
    width: MEDIUM,
  },
  {
    path: ['explanation'],
    heading: formTexts.explanation,
    aliases: ['pembahasan', 'explanation'],
    help: texts.help.explanation,
    isRequired: true,
    width: LONG,
  },
  {
    path: ['hint'],
    heading: texts.hint,
    aliases: ['petunjuk', 'hint'],
    help: texts.help.hint,
    width: MEDIUM,
  },
  {
    path: ['translation', 'conversation'],
    heading: texts.translationOf(formTexts.conversation),
    help: texts.help.translatedConversation,
    width: LONG,
    ...PARALLEL_LINES,
  },
  {
    path: ['translation', 'questionLine'],
    heading: texts.translationOf(formTexts.questionLine),
    aliases: ['terjemahan pertanyaan'],
    help: texts.help.translation,
    width: LONG,
  },
  ...OPTION_LETTERS.map((letter, index) => ({
    path: ['translation', 'options', index],
    heading: texts.translationOf(formTexts.option(letter)),
    aliases: [`terjemahan ${letter}`],
    help: texts.help.translation,
    width: MEDIUM,
  })),
  {
    path: ['translation', 'correctAnswerText'],
    heading: texts.translationOf(texts.essayAnswer),
    help: texts.help.translation,
    width: MEDIUM,
  },
  {
    path: ['difficulty'],
    heading: formTexts.difficulty,
    aliases: ['tingkat kesulitan', 'difficulty'],
    help: texts.help.difficulty,
    width: SHORT,
    ...oneOf(formTexts.difficulties),
  },
  {
    path: ['category'],
    heading: formTexts.category,
    aliases: ['category'],
    help: texts.help.category,
    width: MEDIUM,
  },
  {
    path: ['points'],
    heading: formTexts.points,
    aliases: ['points', 'skor'],
    help: texts.help.points(QUESTION_POINTS_MAX),
    width: SHORT,
    ...NUMBER,
  },
  {
    path: ['speechLevel'],
    heading: formTexts.speechLevel,
    help: texts.help.speechLevel,
    width: SHORT,
    ...oneOf(formTexts.speechLevels),
    choices: SPEECH_LEVELS.map((level) => formTexts.speechLevels[level]),
  },
  {
    path: ['topic'],
    heading: curriculumTexts.topic,
    aliases: ['topic'],
    help: texts.help.topic,
    width: MEDIUM,
    ...TOPIC,
    fault: texts.faults.topic,
  },
  {
    path: ['competences'],
    heading: curriculumTexts.competence,
    aliases: ['kode kompetensi', 'competences'],
    help: texts.help.competences,
    width: MEDIUM,
    ...CODES,
    fault: texts.faults.competences,
  },
];

/** The column with this heading, however it is spelt. */
export function columnNamed(heading: string): SheetColumn | undefined {
  const wanted = plain(heading);
  return SHEET_COLUMNS.find((column) =>
    [column.heading, ...(column.aliases ?? [])].some((name) => plain(name) === wanted),
  );
}

/** The question of a row, under the names of the payload; whether it is one, its schema says. */
export function toPayload(cells: ReadonlyMap<SheetColumn, Cell>): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  for (const [column, cell] of cells) {
    const value = fieldOf(column, cell);
    if (value !== undefined) setField(payload, column.path, value);
  }
  const options = Array.isArray(payload['options']) ? payload['options'] : [];
  // As in pertanyaan.json: without a type, a question without options is an essay.
  payload['questionType'] ??= options.every((option) => option === '')
    ? 'essay'
    : 'multiple_choice';
  return payload;
}

/** The row of a question; what it does not say stays empty. */
export const toCells = (question: object): Cell[] =>
  SHEET_COLUMNS.map(({ path, write }) => {
    const value = path.reduce<unknown>(
      (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
      question,
    );
    if (value === undefined || value === null) return '';
    return write ? write(value) : (value as Cell);
  });

/** The field of a cell. An empty one says nothing, except where something must stand. */
function fieldOf({ path, isRequired, read }: SheetColumn, cell: Cell): unknown {
  // Excel has made a date of what was typed: that is no text any more.
  if (cell instanceof Date) return cell;
  const text = String(cell ?? '');
  if (text.trim() === '' && !isRequired && typeof path.at(-1) !== 'number') return undefined;
  return read ? read(text) : text;
}

function setField(target: Record<string, unknown>, path: FieldPath, value: unknown): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  target[first] ??= typeof rest[0] === 'number' ? OPTION_LETTERS.map(() => '') : {};
  setField(target[first] as Record<string, unknown>, rest, value);
}
