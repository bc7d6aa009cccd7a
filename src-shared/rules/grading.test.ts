import { describe, expect, it } from 'vitest';
import { ESSAY_ALTERNATIVES, ESSAY_MIN_CONTAINED } from '../constants/game.ts';
import { bankFiles } from '../../scripts/bank-files.ts';
import { readBank } from '../language/bank/read-bank.ts';
import { isChoiceCorrect, isEssayCorrect, longestEssay, normalizeEssay } from './grading.ts';

describe('multiple choice', () => {
  it.each<[number | null | undefined, number | null | undefined, boolean]>([
    [0, 0, true],
    [3, 3, true],
    [1, 2, false],
    // Time ran out, and a key that is missing: nothing equals nothing here.
    [-1, -1, false],
    [-1, 0, false],
    [undefined, undefined, false],
    [null, null, false],
    [undefined, 0, false],
    [0, undefined, false],
    [NaN, NaN, false],
  ])('%s against the key %s is %s', (selected, correct, expected) => {
    expect(isChoiceCorrect(selected, correct)).toBe(expected);
  });
});

describe('essay', () => {
  it.each([
    ['sinau', 'sinau', true, 'the same'],
    ['  SINAU ', 'sinau', true, 'trimmed and in any case'],
    ['aku sinau', 'sinau', true, 'the answer contains the key'],
    ['sinau', 'aku sinau basa', true, 'the key contains the answer'],
    ['sinau.', 'sinau', true, 'ending punctuation is ignored'],
    ['sinau', 'Sinau!?', true, 'also of the key'],
    ['aku   sinau\tbasa', 'aku sinau basa', true, 'inner white space is folded'],
    ['sare\u0301', 'sar\u00e9', true, 'composed and decomposed letters are the same'],
    ['ꦱꦶꦤꦲꦸ', 'ꦱꦶꦤꦲꦸ', true, 'Javanese script'],
    ['maca', 'sinau', false, 'another word'],
    ['', 'sinau', false, 'blank'],
    ['   ', 'sinau', false, 'blank after trimming'],
    ['...', 'sinau', false, 'nothing but punctuation'],
    ['', '', false, 'blank against a blank key'],
    ['sinau', '', false, 'a blank key accepts nothing'],
    ['sinau', '?', false, 'a key of punctuation accepts nothing'],
    ['a', 'sinau', false, 'one letter of the key'],
    ['au', 'sinau', false, 'two letters of the key'],
    ['nau', 'sinau', true, 'three letters of the key'],
    ['ya', 'ya', true, 'a short key, answered in full'],
    ['ya wis', 'ya', false, 'a short key inside a longer answer'],
    ['😀', '😀 a', false, 'a surrogate pair is one character'],
  ])('%j for the key %j is %s: %s', (answer, key, expected) => {
    expect(isEssayCorrect(answer, key)).toBe(expected);
  });

  it.each([
    ['sinau', true],
    ['maca', true],
    ['nulis', false],
    ['/', false],
    ['sinau / maca', true],
  ])('accepts any of several answers of a key: %j is %s', (answer, expected) => {
    expect(isEssayCorrect(answer, 'sinau / maca')).toBe(expected);
  });

  it('does not let a blank among several accepted answers accept everything', () => {
    expect(isEssayCorrect('apa wae', 'sinau /  / ')).toBe(false);
  });

  it('a slash without spaces is part of the word', () => {
    expect(isEssayCorrect('lan', 'lan/utawa')).toBe(true);
    expect(isEssayCorrect('ut', 'lan/ut')).toBe(false);
  });

  it('compares in one form', () => {
    expect(normalizeEssay('  Aku\u00a0 SINAU … ')).toBe('aku sinau');
  });
});

describe('the length of an essay', () => {
  it.each([
    ['exactly twice the accepted text plus 20 characters', 2 * 5 + 20, true],
    ['one character more', 2 * 5 + 21, false],
    ['a page of words', 2_000, false],
  ])('%s around the accepted text is judged', (_what, length, expected) => {
    expect(isEssayCorrect('sinau'.padEnd(length, 'x'), 'sinau')).toBe(expected);
    expect(isEssayCorrect('sinau'.padStart(length, 'x'), 'sinau')).toBe(expected);
  });

  it('is what a person counts, behind trimming and folding', () => {
    expect(isEssayCorrect(`sinau${' '.repeat(200)}aku${'.'.repeat(200)}`, 'sinau')).toBe(true);
    expect(isEssayCorrect(`sinau ${'😀'.repeat(24)}`, 'sinau')).toBe(true);
    expect(isEssayCorrect(`sinau ${'😀'.repeat(25)}`, 'sinau')).toBe(false);
  });

  it('is measured against each of several accepted answers by itself', () => {
    const long = 'aku arep sinau basa jawa';
    const given = `${long} ${'x'.repeat(40)}`;
    expect(isEssayCorrect(given, `${long} / sinau`)).toBe(true);
    expect(isEssayCorrect(given, 'sinau')).toBe(false);
  });

  it('leaves an answer alone that is itself a part of a longer accepted text', () => {
    expect(isEssayCorrect('sinau', 'sinau'.padEnd(500, 'x'))).toBe(true);
  });
});

describe('all essays of the built-in bank', () => {
  const keys = readBank(bankFiles())
    .questions.filter(({ type }) => type === 'essay')
    .map(({ correctAnswerText }) =>
      correctAnswerText.split(ESSAY_ALTERNATIVES).map(normalizeEssay),
    );
  const isRight = (answer: string, accepted: readonly string[]) =>
    isEssayCorrect(answer, accepted.join(ESSAY_ALTERNATIVES));

  it('take the accepted text itself, also inside a short sentence', () => {
    for (const accepted of keys) {
      for (const one of accepted) {
        expect(isRight(one, accepted)).toBe(true);
        expect(isRight(`inggih, ${one} bu`, accepted)).toBe(true);
      }
    }
  });

  it('take none of them a paste of all accepted texts', () => {
    const paste = keys.flat().join(' ');
    expect(keys.filter((accepted) => isRight(paste, accepted))).toEqual([]);
  });

  it('can never all be right with one answer, whatever it is', () => {
    // Of texts that share no three letters, one answer must contain all but at most one: it is a part
    // of one of them only if it contains no other. Two texts inside it overlap by two letters at most.
    const apart: (readonly string[])[] = [];
    for (const accepted of [...keys].sort((a, b) => shortest(a) - shortest(b))) {
      if (apart.every((other) => !shareLetters(accepted, other))) apart.push(accepted);
    }
    expect(apart.length).toBeGreaterThan(2);
    const overlap = ESSAY_MIN_CONTAINED - 1;
    const needed = apart.reduce((sum, accepted) => sum + shortest(accepted) - overlap, overlap);
    const allowed = Math.min(...apart.map((accepted) => Math.max(...accepted.map(longestEssay))));
    expect(needed).toBeGreaterThan(allowed);
  });

  const shortest = (accepted: readonly string[]) => Math.min(...accepted.map((one) => one.length));
  const parts = (text: string) =>
    Array.from({ length: text.length - ESSAY_MIN_CONTAINED + 1 }, (_none, at) =>
      text.slice(at, at + ESSAY_MIN_CONTAINED),
    );
  function shareLetters(some: readonly string[], others: readonly string[]): boolean {
    const theirs = new Set(others.flatMap(parts));
    return some.flatMap(parts).some((part) => theirs.has(part));
  }
});
