import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, 'compiled-code.ts')).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punakawan-compiled-'));
  mkdirSync(join(folder, 'chunks'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keepDir = () => join(folder, 'kept');
const chunk = () => join(folder, 'chunks', 'part-1a2b.cjs');
const build = (answer: string) =>
  writeFileSync(chunk(), `module.exports = () => require('node:path').basename('${answer}');`);

/** What a process answers that loads the built file, calls it, and keeps what was compiled. */
function start(): string {
  const program = `
    import { createRequire } from 'node:module';
    import { keepCompiledCode } from ${JSON.stringify(MODULE)};
    const compiled = keepCompiledCode(${JSON.stringify(join(folder, 'chunks'))}, ${JSON.stringify(keepDir())});
    const answer = createRequire(import.meta.url)(${JSON.stringify(chunk())})();
    compiled.save();
    console.log(answer);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  }).trim();
}

function kept(): { file: string; written: number } {
  const [name, ...others] = readdirSync(keepDir());
  expect(others).toEqual([]);
  const file = join(keepDir(), String(name));
  return { file, written: statSync(file).mtimeMs };
}

describe('what has been compiled', () => {
  it('is kept at the first start, and taken as it is at the next', () => {
    build('pertama');
    expect(start()).toBe('pertama');
    const first = kept();
    expect(start()).toBe('pertama');
    expect(kept()).toEqual(first);
  });

  it('gives way to a file that was built anew', () => {
    build('pertama');
    start();
    build('kedua');
    // The same length and name, a later time.
    build('ketiga!');
    utimesSync(chunk(), new Date(), new Date(Date.now() + 5_000));
    expect(start()).toBe('ketiga!');
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['changed in one byte', (bytes: Buffer) => Buffer.from(bytes).fill(7, 200, 201)],
  ])('is compiled and kept anew when it is %s', (_how, damage) => {
    build('pertama');
    start();
    const { file } = kept();
    const sound = readFileSync(file);
    writeFileSync(file, damage(sound));
    expect(start()).toBe('pertama');
    expect(readFileSync(file).length).toBe(sound.length);
  });

  it('is done without where nothing can be kept', () => {
    build('pertama');
    // A file where the folder should be; also root cannot write below it.
    writeFileSync(keepDir(), '');
    chmodSync(keepDir(), 0o400);
    expect(start()).toBe('pertama');
    expect(start()).toBe('pertama');
  });

  it('of old versions does not pile up', () => {
    mkdirSync(keepDir());
    for (let n = 0; n < 60; n++) {
      const file = join(keepDir(), `old-${n}.cjs-1-1`);
      writeFileSync(file, '');
      utimesSync(file, new Date(), new Date(1_700_000_000_000 + n));
    }
    build('pertama');
    start();
    const names = readdirSync(keepDir());
    expect(names).toHaveLength(40);
    expect(names.some((name) => name.startsWith('part-1a2b.cjs'))).toBe(true);
    expect(names).not.toContain('old-0.cjs-1-1');
  });
});
