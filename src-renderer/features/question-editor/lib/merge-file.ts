import { isBuiltIn, type PlayQuestion } from '#shared/contracts/question.ts';
import { nextId, type EditorQuestion, type EditorWork } from './editor-work.ts';
import { fieldErrors, fieldsOfBank, sameFields } from './question-fields.ts';
import { fieldName } from './field-name.ts';
import type { FileFault, FileQuestion } from './read-file.ts';
import { questionEditorTexts as texts } from '../texts.ts';

/** What became of the questions of a file. */
export interface FileReport {
  /** Questions that were not there before, by their new ids. */
  added: number[];
  /** Built-in ones, which every file of this screen holds. */
  builtIn: number;
  /** Questions that are here already, word for word. */
  same: number;
  /** Questions whose number was taken. */
  renumbered: { from: number; to: number }[];
  /** What the added ones still lack. */
  incomplete: FileFault[];
  /** Built-in ones that somebody has changed in the file, or an earlier version wrote otherwise. */
  changed: FileQuestion[];
}

/** Adds the questions of a file to the work. Nothing here is replaced, nothing of the file is dropped. */
export function mergeFile(
  work: EditorWork,
  file: readonly FileQuestion[],
  bank: readonly PlayQuestion[],
): { work: EditorWork; report: FileReport } {
  const builtIn = new Map(bank.map((question) => [question.id, fieldsOfBank(question)]));
  const changed: FileQuestion[] = [];
  const own: FileQuestion[] = [];
  let known = 0;
  for (const question of file) {
    const original = question.id === undefined ? undefined : builtIn.get(question.id);
    if (original === undefined) own.push(question);
    else if (sameFields(original, question.fields)) known += 1;
    else changed.push(question);
  }
  const { questions, report } = addAll(work.questions, own);
  return {
    work: { questions, unsaved: work.unsaved || report.added.length > 0 },
    report: { ...report, builtIn: known, changed },
  };
}

/** Takes changed built-in questions in as new ones, each with a number of its own. */
export function addAsNew(
  work: EditorWork,
  file: readonly FileQuestion[],
): { work: EditorWork; report: FileReport } {
  const { questions, report } = addAll(
    work.questions,
    file.map((question) => ({ ...question, id: undefined })),
  );
  return {
    work: { questions, unsaved: true },
    report: { ...report, builtIn: 0, changed: [] },
  };
}

function addAll(present: readonly EditorQuestion[], file: readonly FileQuestion[]) {
  const questions = [...present];
  const report = {
    added: [] as number[],
    same: 0,
    renumbered: [] as FileReport['renumbered'],
    incomplete: [] as FileFault[],
  };
  // Free numbers are given out last, so that they take none that the file uses.
  const numbered = file.filter(({ id }) => id !== undefined && !isBuiltIn(id));
  const rest = file.filter((question) => !numbered.includes(question));
  for (const { id: wanted, fields } of [...numbered, ...rest]) {
    const twin = questions.some((one) => one.id === wanted && sameFields(one.fields, fields));
    if (twin) {
      report.same += 1;
      continue;
    }
    const isFree =
      wanted !== undefined && !isBuiltIn(wanted) && questions.every((one) => one.id !== wanted);
    const id = isFree ? wanted : nextId([...questions, ...takenIds(numbered)]);
    if (!isFree && wanted !== undefined) report.renumbered.push({ from: wanted, to: id });
    questions.push({ id, fields, onServer: false });
    report.added.push(id);
    for (const [path, message] of Object.entries(fieldErrors(fields))) {
      report.incomplete.push({ name: texts.questionName(id), field: fieldName(path), message });
    }
  }
  return { questions, report };
}

const takenIds = (file: readonly FileQuestion[]): { id: number }[] =>
  file.flatMap(({ id }) => (id === undefined ? [] : { id }));
