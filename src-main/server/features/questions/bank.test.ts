import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { testApi } from '../../testing/test-api.ts';
import { BankError } from './bank-files.ts';
import { loadBank } from './bank.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'punakawan-bank-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const entry = {
  id: 101,
  character: 'Semar',
  level: 1,
  type: 'multiple_choice',
  conversation: ['Petruk: Saiki jam pira?'],
  questionLine: 'Semar: Jam _____.',
  options: ['siji', 'loro', 'telu', 'papat'],
  correctAnswer: 2,
  correctAnswerText: '',
  explanation: 'Telu berarti tiga.',
};

function write(entries: object[], name = 'semar/1.json') {
  mkdirSync(join(dir, 'semar'), { recursive: true });
  writeFileSync(join(dir, name), JSON.stringify({ Semar: { 1: entries } }));
}

describe('loading the built-in bank', () => {
  it('fills in a missing type: essay without options, else multiple choice', () => {
    const { type: _type, ...untyped } = entry;
    const essay = { ...untyped, id: 102, options: [], correctAnswerText: 'telu' };
    write([untyped, essay]);
    expect(loadBank(dir).map(({ id, type }) => [id, type])).toEqual([
      [101, 'multiple_choice'],
      [102, 'essay'],
    ]);
  });

  it.each<[string, object, RegExp]>([
    ['no right index', { correctAnswer: undefined }, /semar.1\.json: id 101, correctAnswer/],
    ['an index outside', { correctAnswer: 4 }, /id 101, correctAnswer/],
    ['three options', { options: ['a', 'b', 'c'] }, /id 101, options/],
    ['an empty line', { conversation: ['  '] }, /id 101, conversation\.0/],
    ['no explanation', { explanation: '' }, /id 101, explanation/],
    ['a strange character', { character: 'Togog' }, /id 101, character/],
    ['a wrong place', { level: 2 }, /id 101 tidak pada tempatnya/],
    ['a hint that is not offered', { hint: 'Pikirkan.' }, /id 101, hint/],
    ['an id of the editor', { id: 10_001 }, /id 10001 bukan id bawaan/],
  ])('stops at %s and names file, id and field', (_what, change, message) => {
    write([{ ...entry, ...change }]);
    expect(() => loadBank(dir)).toThrow(BankError);
    expect(() => loadBank(dir)).toThrow(message);
  });

  it('stops at an id that stands twice, at broken JSON and at a missing folder', () => {
    write([entry]);
    write([entry], 'semar/copy.json');
    expect(() => loadBank(dir)).toThrow('id 101 sudah ada di');
    writeFileSync(join(dir, 'semar/copy.json'), '{');
    expect(() => loadBank(dir)).toThrow('copy.json');
    expect(() => loadBank(join(dir, 'absent'))).toThrow('tidak ditemukan');
  });
});

describe('a later version of the bank', () => {
  it('adds and corrects built-in questions at the next start', async () => {
    write([entry]);
    const api = await testApi({ bankDir: dir });
    try {
      const player = await api.player();
      write([
        { ...entry, explanation: 'Telu: tiga.' },
        { ...entry, id: 102 },
      ]);
      await api.restart();
      const { data } = await player.call(questionsApi.byCharacter, {
        params: { id: 'Semar' },
        query: { level: 1 },
      });
      expect(data.map(({ id, explanation }) => [id, explanation])).toEqual([
        [101, 'Telu: tiga.'],
        [102, entry.explanation],
      ]);
    } finally {
      await api.close();
    }
  });
});
