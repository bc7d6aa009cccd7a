import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const DOCUMENTS = ['CONTRIBUTING.md', 'docs/architecture.md'];
const ENDING = /\.(ts|tsx|mjs|json|md|css|yml)$/;

/** Every file of the repository; what was just written counts before it is committed. */
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).stdout.split('\n');

/** What a document names in backticks and looks like a file, or a folder from the root. */
function namedPaths(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) => ENDING.test(path) || /^(src-\w+|scripts|config|e2e|bench|prove)\//.test(path),
    );
}

/** A path from the root, or the end of one: documents say `db/schema.ts` of the server's. */
const exists = (path: string): boolean =>
  existsSync(join(ROOT, path)) || files.some((file) => file.endsWith(`/${path}`));

/** Named by way of example, or written by the product while it runs. */
const EXAMPLES = /000N|NamePage|Name\.module|^pertanyaan\.json$|^data-folder\.json$/;

it.each(DOCUMENTS)('%s names files that exist', (document) => {
  const paths = namedPaths(document).filter((path) => !EXAMPLES.test(path));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

it.each(DOCUMENTS)('%s closes what it makes bold', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8').replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
  const odd = text.split(/\n(?=- |\d+\. |\n)/).filter((part) => part.split('**').length % 2 === 0);
  expect(odd).toEqual([]);
});
