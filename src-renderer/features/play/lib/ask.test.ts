import { describe, expect, it } from 'vitest';
import { playTexts } from '../texts.ts';
import { askOf, solutionOf } from './ask.ts';
import { toCardQuestion, type Verdict } from './card-question.ts';

describe('askOf', () => {
  it.each([
    ['multiple_choice', 'Gareng: Wetengku _____.', playTexts.askChoice, 'id'],
    ['multiple_choice', 'Gareng: Kowe ngapa?', playTexts.askChoicePlain, 'id'],
    ['multiple_choice', 'Apa tegese "luwe"?', 'Apa tegese "luwe"?', 'jv'],
    ['essay', 'Bapak lagi _____. (Isinen nganggo krama)', 'Isinen nganggo krama', 'jv'],
    ['essay', 'Bapak lagi _____.', playTexts.askEssay, 'id'],
    ['essay', 'Gareng: Terusna!', playTexts.askEssayPlain, 'id'],
  ] as const)('%s %j', (type, text, expected, lang) => {
    expect(askOf(type, { text, lang: 'jv' })).toEqual({ text: expected, lang });
  });
});

describe('solutionOf', () => {
  const card = toCardQuestion(
    {
      conversation: [],
      options: ['sare', 'turu'],
      translation: { conversation: [], questionLine: '_', options: ['tidur [sare]'] },
    },
    { key: '1', type: 'multiple_choice', questionLine: '_____' },
  );
  const verdict = (correctIndex: number | null, correctText: string): Verdict => ({
    outcome: 'wrong',
    correctIndex,
    correctText,
    explanation: '',
  });

  it.each([
    [0, 'sare', false, 'sare'],
    [0, 'sare', true, 'tidur'],
    [1, 'turu', true, 'turu'],
    [null, 'siram / adus', false, 'siram'],
  ] as const)('option %s, key %j, translated %s', (index, text, translated, expected) => {
    expect(solutionOf(card, verdict(index, text), translated)).toBe(expected);
  });
});
