import type { CharacterId } from '#shared/constants/characters.ts';
import { FIRST_EDITOR_QUESTION_ID, type Level } from '#shared/constants/game.ts';
import {
  blankFields,
  fieldErrors,
  type FieldErrors,
  type QuestionFields,
} from './question-fields.ts';

export interface EditorQuestion {
  id: number;
  fields: QuestionFields;
  /** The server has it: it is not sent again. */
  onServer: boolean;
}

/** The new questions of one person, and whether all of them have been saved somewhere. */
export interface EditorWork {
  questions: readonly EditorQuestion[];
  unsaved: boolean;
}

export const NO_WORK: EditorWork = { questions: [], unsaved: false };

/** The lowest free id of those that people's questions have (decisions). */
export function nextId(questions: readonly Pick<EditorQuestion, 'id'>[]): number {
  const taken = new Set(questions.map((question) => question.id));
  let id = FIRST_EDITOR_QUESTION_ID;
  while (taken.has(id)) id += 1;
  return id;
}

export function withNew(
  work: EditorWork,
  characterId: CharacterId,
  level: Level,
): { work: EditorWork; id: number } {
  const id = nextId(work.questions);
  const question = { id, fields: blankFields(characterId, level), onServer: false };
  return { work: { questions: [...work.questions, question], unsaved: true }, id };
}

export const withFields = (work: EditorWork, id: number, fields: QuestionFields): EditorWork => ({
  questions: work.questions.map((question) =>
    question.id === id ? { ...question, fields } : question,
  ),
  unsaved: true,
});

export function without(work: EditorWork, id: number): EditorWork {
  const questions = work.questions.filter((question) => question.id !== id);
  return { questions, unsaved: questions.length > 0 };
}

/** After the download. */
export const asSaved = (work: EditorWork): EditorWork => ({ ...work, unsaved: false });

/** After the server has said that it has these. */
export function asOnServer(work: EditorWork, ids: ReadonlySet<number>): EditorWork {
  const questions = work.questions.map((question) =>
    ids.has(question.id) ? { ...question, onServer: true } : question,
  );
  return { questions, unsaved: questions.some((question) => !question.onServer) };
}

export const inCell = (
  questions: readonly EditorQuestion[],
  characterId: CharacterId,
  level: Level,
): EditorQuestion[] =>
  questions.filter(({ fields }) => fields.characterId === characterId && fields.level === level);

export interface Incomplete {
  question: EditorQuestion;
  errors: FieldErrors;
}

/** The questions that cannot be saved yet, with what each lacks. */
export const incompleteOf = (questions: readonly EditorQuestion[]): Incomplete[] =>
  questions
    .map((question) => ({ question, errors: fieldErrors(question.fields) }))
    .filter(({ errors }) => Object.keys(errors).length > 0);
