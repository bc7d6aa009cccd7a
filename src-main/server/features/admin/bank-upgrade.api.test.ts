import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { makeQuestion } from '../../testing/game-factories.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let dir: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'punakawan-bank-'));
  writeBank('Versi satu.');
  api = await testApi({ bankDir: dir });
});
afterEach(async () => {
  await api.close();
  rmSync(dir, { recursive: true, force: true });
});

function writeBank(explanation: string): void {
  mkdirSync(dir, { recursive: true });
  const entries = [101, 102, 103].map((id) => makeQuestion(id, { content: { explanation } }));
  writeFileSync(join(dir, 'semar.json'), JSON.stringify({ Semar: { 1: entries } }));
}

describe('a later version of the built-in bank', () => {
  it('corrects what nobody touched, but neither overwrites an edit nor revives a deleted question', async () => {
    const admin = await api.admin();
    const body = {
      characterId: 'semar',
      question: 'Suntingan guru?',
      questionType: 'essay' as const,
      correctAnswerText: 'ya',
      explanation: 'Versi guru.',
    };
    await admin.call(adminApi.updateQuestion, { params: { id: '101' }, body });
    await admin.call(adminApi.deleteQuestion, { params: { id: '102' } });
    writeBank('Versi dua.');
    await api.restart();
    const { data } = await admin.call(questionsApi.list, { query: {} });
    expect(data.map(({ _id, explanation }) => [_id, explanation])).toEqual([
      ['101', 'Versi guru.'],
      ['103', 'Versi dua.'],
    ]);
  });
});
