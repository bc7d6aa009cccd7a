import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../.github/workflows');

/** What GitHub's own parser finds wrong in a workflow. */
async function faultsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const messages = context.errors.getErrors().map(({ message }) => message);
  if (!value) return messages;
  const { errors = [] } = await convertWorkflowTemplate(context, value);
  return [...messages, ...errors.map(({ Message: message }) => message)];
}

it.each(readdirSync(FOLDER))('%s is what GitHub understands', async (name) => {
  expect(await faultsOf(name, readFileSync(join(FOLDER, name), 'utf8'))).toEqual([]);
});

it('finds a wrong key, a job that is not there, and an unknown context', async () => {
  const content = readFileSync(join(FOLDER, 'release.yml'), 'utf8');
  for (const [right, wrong] of [
    ['runs-on:', 'runs-onn:'],
    ['needs: test', 'needs: tests'],
    ['${{ matrix.os }}', '${{ matrx.os }}'],
  ] as const) {
    expect(content).toContain(right);
    expect(await faultsOf('release.yml', content.replace(right, wrong)), wrong).not.toEqual([]);
  }
});
