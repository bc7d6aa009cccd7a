import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

it('no package runs anything while it is installed', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages)
    .filter(([path]) => path !== '')
    // npm compiles what has a binding.gyp, although the lockfile calls that no script.
    .filter(
      ([path, { hasInstallScript }]) =>
        hasInstallScript === true || existsSync(join(ROOT, path, 'binding.gyp')),
    )
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(withScript.length).toBeGreaterThan(0);
  expect(Object.fromEntries([...new Set(withScript)].sort().map((name) => [name, false]))).toEqual(
    allowScripts,
  );
});
