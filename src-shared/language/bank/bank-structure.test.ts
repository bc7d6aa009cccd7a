import { describe, expect, it } from 'vitest';
import type { BankQuestion } from './bank-question.ts';
import { cellFaults } from './cell-structure.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { optionFaults } from './option-faults.ts';
import { structureFaults } from './question-structure.ts';
import { readBank } from './read-bank.ts';
import { bankReport } from './report.ts';
import { buildQuestion } from '../testing/build-question.ts';

const { annotation } = buildQuestion();

const faultsOf = (overrides: Partial<BankQuestion>) =>
  structureFaults(buildQuestion(overrides)).map(({ what }) => what);

describe('form of a question', () => {
  it('accepts a sound question', () => {
    expect(structureFaults(buildQuestion())).toEqual([]);
    expect(optionFaults(buildQuestion())).toEqual([]);
  });

  it.each<[string, Partial<BankQuestion>, string]>([
    ['a foreign id', { id: 101 }, 'id out of range for Petruk level 1'],
    ['two blanks', { questionLine: 'Petruk: _____ apa _____?' }, '2 blanks in the question line'],
    ['a stray hint', { hint: 'Pikirkan.' }, 'only 103, 203 and 301 carry a hint'],
    ['a double option', { options: ['pira', 'Pira', 'piye', 'sapa'] }, 'an option appears twice'],
    [
      'another right index',
      { correctAnswer: 0 },
      'distractors: null stands not exactly at the right option',
    ],
    [
      'a topic of another character',
      { annotation: { ...annotation, topic: 'keluarga' } },
      'Petruk has no topic "keluarga"',
    ],
    [
      'a competence of the other phase',
      { annotation: { ...annotation, competences: ['C.KS.1', 'D.KS.1'] } },
      'D.KS.1: of the other phase',
    ],
    ['a form of essays', { annotation: { ...annotation, form: 'W1' } }, 'W1 is of another type'],
    [
      'a scene for the right option',
      { annotation: { ...annotation, swap: ['never', 'never', 'never', 'never'] } },
      'swap: one scene for each wrong option, null at the right one',
    ],
    ['a nameless line', { conversation: ['Gong.', 'Petruk: Ya.'] }, 'line 1 has no speaker'],
  ])('reports %s', (_, overrides, fault) => {
    expect(faultsOf(overrides)).toContain(fault);
  });

  it('refuses a variant of the right answer as distractor', () => {
    const options = ['menapa', 'punapa', 'apa', 'napa'];
    const [found] = optionFaults(buildQuestion({ options, correctAnswer: 0 }));
    expect(found?.what).toContain('punapa');
  });
});

describe('cells and the whole bank', () => {
  it('counts the questions of a cell and its answer positions', () => {
    const cell = [2101, 2102, 2103, 2104].map((id) => buildQuestion({ id }));
    const found = cellFaults(cell).map(({ what }) => what);
    expect(found).toContain('4 questions');
    expect(found).toContain('answer positions 0, 4, 0, 0');
    expect(found).toContain('the right answer stands four times running at one place');
  });

  it('finds near-duplicates unless an exception keeps them', () => {
    const [first, second] = [buildQuestion(), buildQuestion({ id: 2102 })];
    expect(nearDuplicates([first, second])).toHaveLength(1);
    const exceptions = [{ rule: 'near-duplicate', word: '2102', reason: 'Sengaja diulang.' }];
    const kept = { ...first, annotation: { ...first.annotation, exceptions } };
    expect(nearDuplicates([kept, second])).toEqual([]);
  });

  it('turns unreadable files and questions into faults', () => {
    const file = { name: 'petruk/1.json', character: 'petruk', level: 1 };
    expect(readBank([{ ...file, json: '{' }]).faults[0]?.what).toContain('no JSON');
    const json = JSON.stringify({ Petruk: { 1: [buildQuestion(), { id: 2102 }] } });
    const { questions, faults } = readBank([{ ...file, json }]);
    expect(questions).toHaveLength(1);
    expect(faults[0]?.where).toBe('petruk/1.json 2102');
  });

  it('reports counts, findings and failure', () => {
    const { lines, failed } = bankReport([buildQuestion({ correctAnswer: 2 })], []);
    expect(failed).toBe(true);
    expect(lines).toContain('Questions: 1 (multiple choice 1, essay 0)');
    expect(lines).toContain('Checker findings not explained: 1');
    expect(lines.at(-1)).toMatch(/petruk\/1\.json 2101 line 3 "pinten" wrong-frame: .* -> pira/);
  });
});
