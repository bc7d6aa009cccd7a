import { CONVERSATION_MAX } from '#shared/constants/limits.ts';

/** One line of a dialogue and its translation, which so stay in step whatever happens to the line. */
export interface DialogueLine {
  /** Tells lines apart on the screen; nothing else. */
  key: number;
  text: string;
  translation: string;
}

/** Where the cursor is to go after a change. */
export interface LineCursor {
  key: number;
  at: number;
}

export const newLine = (lines: readonly DialogueLine[], text = ''): DialogueLine => ({
  key: Math.max(0, ...lines.map((line) => line.key)) + 1,
  text,
  translation: '',
});

/** Lines of texts; at least one, since one dialogue line must remain (section 5). */
export function linesOf(
  texts: readonly string[],
  translations: readonly string[] = [],
): DialogueLine[] {
  const lines = texts.map((text, index) => ({
    key: index + 1,
    text,
    translation: translations[index] ?? '',
  }));
  return lines.length === 0 ? [newLine([])] : lines;
}

export const changeLine = (
  lines: readonly DialogueLine[],
  key: number,
  change: Partial<Omit<DialogueLine, 'key'>>,
): DialogueLine[] => lines.map((line) => (line.key === key ? { ...line, ...change } : line));

/** The last line stays. */
export const removeLine = (lines: readonly DialogueLine[], key: number): DialogueLine[] =>
  lines.length === 1 ? [...lines] : lines.filter((line) => line.key !== key);

export const canAddLine = (lines: readonly DialogueLine[]): boolean =>
  lines.length < CONVERSATION_MAX;

/**
 * Puts text that has line ends, typed or pasted, in place of what is selected: each further line
 * becomes one of the dialogue, and what stood behind the selection goes to the last. The translation
 * stays with the first. Lines that would be too many are joined to the last one that fits.
 */
export function insertLines(
  lines: readonly DialogueLine[],
  key: number,
  selection: { start: number; end: number },
  text: string,
): { lines: DialogueLine[]; cursor: LineCursor } {
  const index = lines.findIndex((line) => line.key === key);
  const line = lines[index];
  if (line === undefined) return { lines: [...lines], cursor: { key, at: 0 } };

  const parts = text.split(/\r\n|\r|\n/u);
  const room = CONVERSATION_MAX - lines.length + 1;
  const fitting = parts.slice(0, room);
  const last = fitting.length - 1;
  const inserted = [fitting[last] ?? '', ...parts.slice(room)].filter(Boolean).join(' ');
  const before = line.text.slice(0, selection.start);
  const after = line.text.slice(selection.end);

  const result: DialogueLine[] = lines.slice(0, index);
  const rest = lines.slice(index + 1);
  fitting.forEach((part, n) => {
    const head = n === 0 ? before : '';
    const body = n === last ? inserted : part;
    const tail = n === last ? after : '';
    const joined = head + body + tail;
    const fresh = newLine([...lines, ...result], joined);
    result.push(n === 0 ? { ...line, text: joined } : fresh);
  });
  const end = result[result.length - 1] ?? line;
  const at = (last === 0 ? before.length : 0) + inserted.length;
  return { lines: [...result, ...rest], cursor: { key: end.key, at } };
}

/** Enter in a line: what stands behind the cursor becomes the next line. Nothing when all are used. */
export const splitLine = (
  lines: readonly DialogueLine[],
  key: number,
  selection: { start: number; end: number },
): { lines: DialogueLine[]; cursor: LineCursor } | null =>
  canAddLine(lines) ? insertLines(lines, key, selection, '\n') : null;
