import { describe, expect, it } from 'vitest';
import { isChoiceCorrect, isEssayCorrect, normalizeEssay } from './grading.ts';

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
