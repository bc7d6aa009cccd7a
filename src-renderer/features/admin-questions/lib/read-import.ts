import * as z from 'zod/mini';
import { BulkQuestions } from '#shared/contracts/bulk-questions.ts';
import type { QuestionDraft } from '#shared/contracts/question-payload.ts';
import type { FieldError } from '#shared/errors.ts';
import { importTexts } from '../import-texts.ts';
import { sheetTexts } from '../sheet-texts.ts';
import { duplicateKey } from './duplicate-key.ts';
import { fieldName } from './field-name.ts';
import { FileProblem, type Listing, type Path, type RowFault } from './listing.ts';
import { SHEET_EXAMPLES } from './sheet-examples.ts';

/** One question of a file, as the preview shows it. */
export interface ImportRow {
  /** Where it stands in the file. */
  place: string;
  /** Its question line, however it came. */
  excerpt: string;
  state: 'new' | 'duplicate' | 'wrong';
  /** The question itself; none while anything is wrong with it. */
  draft: QuestionDraft | undefined;
  faults: RowFault[];
  /** What it repeats, in words. */
  duplicateOf: string | undefined;
}

interface RawRow {
  path: Path;
  value: unknown;
}

const EXAMPLES = SHEET_EXAMPLES.map(
  (example) => [duplicateKey(example), sheetTexts.sameAsExample] as const,
);

/**
 * Checks the questions of a file as the server would, row by row. `known` names the questions that
 * the bank has already, by their keys. Throws FileProblem for what is no list of questions.
 */
export function readImport(listing: Listing, known: ReadonlyMap<string, string>): ImportRow[] {
  const { value } = listing;
  const whole = z.safeParse(BulkQuestions, value);
  const issues = (whole.error?.issues ?? []).map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part))),
    message,
  }));
  const depth = Array.isArray(value) ? 1 : 3;
  const problem = issues.find(({ path }) => path.length < depth);
  if (problem) throw new FileProblem([...problem.path, problem.message].join(': '));

  const seen = new Map([...EXAMPLES, ...known]);
  return listRows(value).map((row) => {
    const faults = issues
      .filter(({ path }) => row.path.every((part, index) => part === path[index]))
      .map(({ path, message }) => listing.explain(path.slice(depth), message))
      .sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
    return toRow(row, listing.placeOf(row.path), faults, seen);
  });
}

/** What the server refused after all, at the rows that were sent to it. */
export function withRefusals(
  rows: readonly ImportRow[],
  sent: readonly ImportRow[],
  errors: readonly FieldError[],
): ImportRow[] {
  const faults = new Map<ImportRow, RowFault[]>();
  for (const { path, message } of errors) {
    const [, index, ...field] = path.split('.');
    const row = sent[Number(index)];
    if (row === undefined) continue;
    faults.set(row, [...(faults.get(row) ?? []), { field: fieldName(field), message }]);
  }
  return rows.map((row) => {
    const found = faults.get(row);
    return found ? { ...row, state: 'wrong', faults: found } : row;
  });
}

/** The rows of a value that holds nothing else. */
function listRows(value: unknown): RawRow[] {
  if (Array.isArray(value))
    return value.map((row: unknown, index) => ({ path: [index], value: row }));
  return Object.entries(value as Record<string, Record<string, unknown[]>>).flatMap(
    ([character, levels]) =>
      Object.entries(levels).flatMap(([level, rows]) =>
        rows.map((row, index) => ({ path: [character, level, index], value: row })),
      ),
  );
}

function toRow(
  { path, value }: RawRow,
  place: string,
  faults: RowFault[],
  seen: Map<string, string>,
): ImportRow {
  const row = { place, excerpt: excerptOf(value), faults, duplicateOf: undefined };
  if (faults.length > 0) return { ...row, state: 'wrong', draft: undefined };
  const [draft] = z.parse(BulkQuestions, wrap(path, value));
  if (draft === undefined) return { ...row, state: 'wrong', draft };
  const key = duplicateKey(draft);
  const duplicateOf = seen.get(key);
  seen.set(key, duplicateOf ?? importTexts.sameAsRow(place));
  return { ...row, state: duplicateOf === undefined ? 'new' : 'duplicate', draft, duplicateOf };
}

/** A row in the surroundings from which it takes its character and level. */
function wrap([first, level]: Path, value: unknown): unknown {
  return level === undefined ? [value] : { [String(first)]: { [String(level)]: [value] } };
}

function excerptOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { questionLine, question } = value as Record<string, unknown>;
  const line = questionLine ?? question;
  return typeof line === 'string' ? line : '';
}
