import { describe, expect, it } from 'vitest';
import { groupQuestions } from './export-bank.ts';
import { questionOf, sameFields } from './question-fields.ts';
import { readQuestionsFile } from './read-file.ts';
import { sampleEssay, sampleFields } from './samples.testing.ts';

const entry = (change: object = {}) => ({ ...questionOf(10_003, sampleFields()), ...change });
const read = (value: unknown) => readQuestionsFile(JSON.stringify(value));
const faultsOf = (value: unknown) => {
  const reading = read(value);
  return 'faults' in reading
    ? reading.faults.map(({ name, field }) => (field === '' ? name : `${name}: ${field}`))
    : [];
};

describe('a file that is read', () => {
  it('gives back what was saved', () => {
    const fields = [sampleFields(), sampleEssay()];
    const questions = fields.flatMap((one, n) => questionOf(10_001 + n, one) ?? []);
    const reading = read(groupQuestions(questions));
    const found = 'questions' in reading ? reading.questions : [];
    expect(found.map(({ id }) => id)).toEqual([10_001, 10_002]);
    expect(sameFields(found[0]?.fields ?? sampleEssay(), sampleFields())).toBe(true);
    expect(found[1]?.fields).toMatchObject({ type: 'essay', answerText: { text: 'kesah' } });
  });

  it.each([
    ['a flat list', [entry()]],
    ['a payload', [{ ...entry(), characterId: 3, character: undefined, question: 'x' }]],
    [
      'what lacks something',
      [entry({ explanation: undefined, options: ['a', 2], correctAnswer: 9 })],
    ],
    ['no type and no options', [entry({ type: undefined, options: [], correctAnswerText: 'x' })]],
  ])('takes %s', (_name, value) => {
    expect(read(value)).toMatchObject({ questions: [{ id: 10_003 }] });
  });

  it('keeps every word of an incomplete question', () => {
    const reading = read([entry({ explanation: null, options: ['a', 2], correctAnswer: 'B' })]);
    const [question] = 'questions' in reading ? reading.questions : [];
    expect(question?.fields).toMatchObject({ explanation: '', correctAnswer: -1 });
    expect(question?.fields.options.map(({ text }) => text)).toEqual(['a', '2', '', '']);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['{', ['Berkas']],
    ['[]', ['Berkas']],
    ['7', ['Berkas']],
    ['{"Pak Lurah":{}}', ['Pak Lurah']],
    ['{"Semar":{"5":[]}}', ['Semar, level 5']],
  ])('%s', (text, names) => {
    const reading = readQuestionsFile(text);
    expect('faults' in reading && reading.faults.map(({ name }) => name)).toEqual(names);
  });

  it.each<[string, unknown, string]>([
    ['no question', 7, 'Semar, level 1, soal ke-1'],
    ['an unknown character', entry({ character: 'Togog' }), 'Soal 10003: Karakter'],
    ['an unknown type', entry({ type: 'mcq' }), 'Soal 10003: Tipe'],
    ['five options', entry({ options: ['a', 'b', 'c', 'd', 'e'] }), 'Soal 10003: Pilihan jawaban'],
    ['an option that is no text', entry({ options: ['a', {}, 'c', 'd'] }), 'Soal 10003: Pilihan B'],
    [
      'a translation that is longer',
      entry({ translation: { conversation: ['a', 'b', 'c'] } }),
      'Soal 10003: Terjemahan percakapan',
    ],
  ])('names %s', (_name, value, fault) => {
    expect(faultsOf({ Semar: { 1: [value] } })).toEqual([fault]);
  });
});
