/** The gap of a question line. */
export const BLANK = '_____';

export type RawToken = {
  text: string;
  start: number;
  end: number;
  kind: 'word' | 'blank' | 'number' | 'mark';
  /** Inside quotation marks or brackets: a word spoken about, not used. */
  quoted: boolean;
};

const TOKEN = /_{5}|\p{L}+(?:[-'’]\p{L}+)*|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu;
const SPEAKER = /^\p{Lu}[^:"?!]{0,60}:\s*/u;

/** Words, numbers, marks and the blank of a line with their positions; the speaker is left out. */
export function tokenise(line: string): RawToken[] {
  const from = SPEAKER.exec(line)?.[0].length ?? 0;
  const tokens: RawToken[] = [];
  let inQuotes = false;
  let brackets = 0;
  for (const match of line.slice(from).matchAll(TOKEN)) {
    const text = match[0];
    const start = from + match.index;
    const kind = kindOf(text);
    if (text === '(') brackets += 1;
    tokens.push({ text, start, end: start + text.length, kind, quoted: inQuotes || brackets > 0 });
    if (text === ')') brackets -= 1;
    if (isQuote(text)) inQuotes = !inQuotes;
  }
  return tokens;
}

/** The speaker named before the colon, or an empty string. */
export function speakerOf(line: string): string {
  return SPEAKER.exec(line)?.[0].replace(/:\s*$/, '').trim() ?? '';
}

function isQuote(text: string): boolean {
  return text === '"' || text === '“' || text === '”' || text === "'" || text === '‘';
}

function kindOf(text: string): RawToken['kind'] {
  if (text.startsWith('_')) return 'blank';
  if (/^\p{L}/u.test(text)) return 'word';
  return /^\d/.test(text) ? 'number' : 'mark';
}
