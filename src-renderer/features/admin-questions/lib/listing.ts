/** Something wrong with one field of a row, in words. */
export interface RowFault {
  field: string;
  message: string;
  /** Where the field stands in its row, from left to right; nothing where it has no place. */
  at?: number;
}

/** Where something stands in the value of a listing. */
export type Path = readonly (string | number)[];

/** The questions of a file before anything of them is checked, and how to speak of them. */
export interface Listing {
  /** A flat list, or questions by character and level: what `BulkQuestions` reads. */
  value: unknown;
  /** What else is to say of the file. */
  note: string | undefined;
  /** Where a row stands in the file, in words. */
  placeOf(row: Path): string;
  /** A refusal of a field of a row, in words. */
  explain(field: Path, message: string): RowFault;
}

/** A file that is no list of questions; the message says why. */
export class FileProblem extends Error {}
