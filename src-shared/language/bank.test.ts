import { describe, expect, it } from 'vitest';
import { bankFiles } from '../../scripts/bank-files.ts';
import { readBank } from './bank/read-bank.ts';
import { checkQuestion } from './check-question.ts';

const files = bankFiles();

describe.skipIf(files.length === 0)('question bank', () => {
  it.each(files)('$name holds no finding without an exception', (file) => {
    const { questions, faults } = readBank([file]);
    const findings = questions
      .flatMap((question) => checkQuestion(question))
      .map(({ id, word, rule, reason }) => `${id} "${word}" ${rule}: ${reason}`);
    expect(faults).toEqual([]);
    expect(findings).toEqual([]);
  });
});
