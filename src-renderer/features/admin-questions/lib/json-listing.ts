import { parseJson } from '../../../lib/parse-json.ts';
import { importTexts } from '../import-texts.ts';
import { fieldName } from './field-name.ts';
import { FileProblem, type Listing, type Path } from './listing.ts';

/** The questions of a JSON file: pertanyaan.json, or a flat list. Throws FileProblem. */
export function jsonListing(text: string): Listing {
  const value = parseJson(text);
  if (value === undefined) throw new FileProblem(importTexts.notJson);
  return {
    value,
    note: undefined,
    placeOf,
    explain: (field, message) => ({ field: fieldName(field), message }),
  };
}

const placeOf = ([first, level, index]: Path): string =>
  level === undefined
    ? importTexts.row(Number(first) + 1)
    : importTexts.cellRow(String(first), String(level), Number(index) + 1);
