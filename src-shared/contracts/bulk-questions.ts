import * as z from 'zod/mini';
import { parseCharacterId, type CharacterId } from '../constants/characters.ts';
import type { Level } from '../constants/game.ts';
import { BULK_QUESTIONS_MAX } from '../constants/limits.ts';
import { parseLevel } from '../rules/level.ts';
import { adminTexts } from '../texts/admin.ts';
import { INVALID_CHARACTER } from './common.ts';
import { QuestionPayload, type QuestionDraft } from './question-payload.ts';

type Path = PropertyKey[];
type Refuse = (path: Path, message: string) => void;

/** One row of an import, where it stood, and the group it stood in. */
export interface Row {
  path: Path;
  value: unknown;
  group?: { characterId: CharacterId; level: Level } | undefined;
}

/** What the bank and the editor call the fields of the backend payload. */
const PAYLOAD_FIELDS: ReadonlyMap<string, string> = new Map([
  ['character', 'characterId'],
  ['questionLine', 'question'],
  ['type', 'questionType'],
]);
const EDITOR_FIELDS: ReadonlyMap<unknown, string> = new Map(
  [...PAYLOAD_FIELDS].map(([editor, payload]) => [payload, editor]),
);

/**
 * Questions to import: a flat list, or the shape of pertanyaan.json (by character, then by level).
 * Rows are bank entries or backend payloads. Every bad row is named with its field.
 */
export const BulkQuestions = z.transform((value: unknown, context): QuestionDraft[] => {
  const refuse: Refuse = (path, message) => {
    context.issues.push({ code: 'custom', input: undefined, path, message });
  };
  const rows = listRows(value, refuse);
  if (context.issues.length > 0) return [];
  if (rows.length === 0) refuse([], adminTexts.noQuestions);
  if (rows.length > BULK_QUESTIONS_MAX) {
    refuse([], adminTexts.tooManyQuestions);
    return [];
  }
  return rows.flatMap((row) => parseRow(row, refuse) ?? []);
});

/** The rows of a flat list or of the shape of pertanyaan.json; what is neither is refused by its path. */
export function listRows(value: unknown, refuse: Refuse): Row[] {
  if (Array.isArray(value))
    return value.map((row: unknown, index) => ({ path: [index], value: row }));
  if (!isRecord(value)) {
    refuse([], adminTexts.notQuestions);
    return [];
  }
  return Object.entries(value).flatMap(([character, levels]) =>
    listCharacter(character, levels, refuse),
  );
}

function listCharacter(character: string, levels: unknown, refuse: Refuse): Row[] {
  const characterId = parseCharacterId(character);
  if (!characterId || !isRecord(levels)) {
    refuse([character], characterId ? adminTexts.notQuestions : INVALID_CHARACTER);
    return [];
  }
  return Object.entries(levels).flatMap(([key, rows]): Row[] => {
    const level = parseLevel(key);
    if (level === undefined || !Array.isArray(rows)) {
      refuse([character, key], level ? adminTexts.notQuestions : adminTexts.level);
      return [];
    }
    return rows.map((row: unknown, index) => ({
      path: [character, key, index],
      value: row,
      group: { characterId, level },
    }));
  });
}

/** The question of a row; undefined once everything wrong with it has been named. */
function parseRow({ path, value, group }: Row, refuse: Refuse): QuestionDraft | undefined {
  const payload = asPayload({ value, group });
  if (payload === undefined) {
    refuse(path, adminTexts.notARow);
    return undefined;
  }
  const isEditorRow = isEditorEntry(value);
  const fieldName = (field: PropertyKey = ''): PropertyKey =>
    (isEditorRow && EDITOR_FIELDS.get(field)) || field;
  const parsed = QuestionPayload.safeParse(payload);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const [field, ...rest] = issue.path;
      refuse([...path, fieldName(field), ...rest], issue.message);
    }
    return undefined;
  }
  const { data } = parsed;
  if (group && data.characterId !== group.characterId) {
    refuse([...path, fieldName('characterId')], adminTexts.otherPlace);
  }
  if (group && data.level !== group.level) refuse([...path, 'level'], adminTexts.otherPlace);
  return data;
}

/** A row under the names of the backend payload, unchecked; undefined when it is no question at all. */
export function asPayload({
  value,
  group,
}: Pick<Row, 'value' | 'group'>): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  return { ...group, ...(isEditorEntry(value) ? toPayload(value) : value) };
}

const isEditorEntry = (value: unknown): boolean =>
  isRecord(value) && [...PAYLOAD_FIELDS.keys()].some((field) => Object.hasOwn(value, field));

/** A bank or editor entry as a backend payload. Without a type, empty options mean essay (section 3). */
function toPayload(entry: Record<string, unknown>): Record<string, unknown> {
  const { options } = entry;
  const isEssay = options === undefined || (Array.isArray(options) && options.length === 0);
  const renamed = Object.entries(entry).map(([key, value]) => [
    PAYLOAD_FIELDS.get(key) ?? key,
    value,
  ]);
  const { annotation } = entry;
  return {
    questionType: isEssay ? 'essay' : 'multiple_choice',
    conversation: [],
    ...(isRecord(annotation) && ofCurriculum(annotation)),
    ...Object.fromEntries(renamed),
  };
}

/** What the files of the built-in bank say of a question beside it. */
function ofCurriculum({ topic, competences }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(topic !== undefined && { topic }),
    ...(competences !== undefined && { competences }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
