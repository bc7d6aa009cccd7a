/** Beginnings of files that are no text: a zip as which Excel saves, and what older Excels wrote. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** Marks at the beginning of a text that name its encoding. */
const MARKS = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;

/** An Excel workbook, whatever the name of its file says. */
export const isWorkbook = (bytes: Uint8Array): boolean => beginsWith(bytes, ZIP);

/** A file of an Excel before 2007, which nothing here can read. */
export const isOldOffice = (bytes: Uint8Array): boolean => beginsWith(bytes, OLD_OFFICE);

/** A text by its mark, as UTF-8, or as older Excels write it. A mark is not part of it. */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([mark]) => beginsWith(bytes, mark))?.[1];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
