import { describe, expect, it } from 'vitest';
import { isBuiltIn } from '#shared/contracts/question.ts';
import { levelOfBank, loadWholeBank } from './bundled-bank.ts';

const entry = (id: number, change: object = {}) => ({
  id,
  character: 'Semar',
  level: 1,
  conversation: ['Petruk: Apa?'],
  questionLine: 'Semar: _____',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 1,
  explanation: 'b',
  hint: 'Elinga.',
  ...change,
});

describe('levelOfBank', () => {
  it('gives the questions of the asked level', () => {
    const file = { Semar: { '1': [entry(103), entry(104)], '2': [entry(201, { level: 2 })] } };
    const questions = levelOfBank(file, 'semar', 1);
    expect(questions.map((q) => [q.id, q.type])).toEqual([
      [103, 'multiple_choice'],
      [104, 'multiple_choice'],
    ]);
  });

  it('keeps hints where the specification offers them only', () => {
    const questions = levelOfBank({ Semar: { '1': [entry(103), entry(104)] } }, 'semar', 1);
    expect(questions.map((q) => q.hint)).toEqual(['Elinga.', undefined]);
  });

  it('takes an entry without type and options for an essay', () => {
    const essay = entry(105, {
      options: [],
      correctAnswer: undefined,
      correctAnswerText: 'tindak',
    });
    expect(levelOfBank({ Semar: { '1': [essay] } }, 'semar', 1)[0]?.type).toBe('essay');
  });

  it.each([[null], ['<html>'], [{}], [{ Semar: { '1': [entry(103, { correctAnswer: 9 })] } }]])(
    'gives none for %j',
    (file) => {
      expect(levelOfBank(file, 'semar', 1)).toEqual([]);
    },
  );
});

it('loads every level of every character', async () => {
  const bank = await loadWholeBank();
  expect(new Set(bank.map(({ character, level }) => `${character} ${level}`)).size).toBe(16);
  expect(bank.every(({ id }) => isBuiltIn(id))).toBe(true);
});
