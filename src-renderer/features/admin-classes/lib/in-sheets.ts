/** Cards on one sheet of A4: two columns, four rows. */
const PER_SHEET = 8;

/** Cards in the sheets on which they are printed. */
export const inSheets = <T>(cards: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, sheet) =>
    cards.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
