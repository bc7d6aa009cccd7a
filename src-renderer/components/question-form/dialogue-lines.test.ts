import { describe, expect, it } from 'vitest';
import { CONVERSATION_MAX } from '#shared/constants/limits.ts';
import {
  canAddLine,
  changeLine,
  insertLines,
  linesOf,
  removeLine,
  splitLine,
} from './dialogue-lines.ts';

const lines = linesOf(
  ['Petruk: Sugeng enjing, Ma.', 'Semar: Sugeng enjing.'],
  ['Pagi.', 'Pagi juga.'],
);
const at = (start: number, end = start) => ({ start, end });
const texts = (result: { lines: { text: string; translation: string }[] } | null) =>
  result?.lines.map((line) => [line.text, line.translation]);

describe('Enter', () => {
  it('splits where the cursor is; the translation stays with the first part', () => {
    const result = splitLine(lines, 1, at(8));
    expect(texts(result)).toEqual([
      ['Petruk: ', 'Pagi.'],
      ['Sugeng enjing, Ma.', ''],
      ['Semar: Sugeng enjing.', 'Pagi juga.'],
    ]);
    expect(result?.cursor).toEqual({ key: result?.lines[1]?.key, at: 0 });
  });

  it('begins an empty line at the end, and drops what was selected', () => {
    expect(texts(splitLine(lines, 2, at(21)))?.[2]).toEqual(['', '']);
    expect(texts(splitLine(lines, 2, at(6, 21)))?.slice(1)).toEqual([
      ['Semar:', 'Pagi juga.'],
      ['', ''],
    ]);
  });

  it('gives every line a key of its own', () => {
    const twice = splitLine(splitLine(lines, 1, at(3))?.lines ?? [], 1, at(1));
    expect(new Set(twice?.lines.map((line) => line.key)).size).toBe(4);
  });

  it('does nothing once all lines are used', () => {
    const full = linesOf(Array.from({ length: CONVERSATION_MAX }, () => 'a'));
    expect(canAddLine(full)).toBe(false);
    expect(splitLine(full, 1, at(0))).toBeNull();
  });
});

describe('pasting', () => {
  it('makes a line of each line', () => {
    const result = insertLines(linesOf(['A: B']), 1, at(3), 'satu\r\nB: loro\nC: telu ');
    expect(texts(result)?.map(([text]) => text)).toEqual(['A: satu', 'B: loro', 'C: telu B']);
    expect(result.cursor).toEqual({ key: result.lines[2]?.key, at: 8 });
  });

  it('stays in the line without line ends', () => {
    const result = insertLines(linesOf(['A: B']), 1, at(3, 4), 'wolu');
    expect(texts(result)).toEqual([['A: wolu', '']]);
    expect(result.cursor).toEqual({ key: 1, at: 7 });
  });

  it('keeps every word when there are too many lines', () => {
    const many = Array.from({ length: CONVERSATION_MAX + 3 }, (_none, n) => `b${n}`);
    const result = insertLines(linesOf(['']), 1, at(0), many.join('\n'));
    expect(result.lines).toHaveLength(CONVERSATION_MAX);
    expect(result.lines.map((line) => line.text).join(' ')).toBe(many.join(' '));
  });
});

it('removes lines but the last, and changes one', () => {
  const one = removeLine(lines, 1);
  expect(one.map((line) => line.text)).toEqual(['Semar: Sugeng enjing.']);
  expect(removeLine(one, 2)).toEqual(one);
  expect(changeLine(lines, 2, { translation: 'x' })[1]).toMatchObject({ translation: 'x' });
  expect(linesOf([])).toEqual([{ key: 1, text: '', translation: '' }]);
});
