import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToOthers, type RunProgram } from './private-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punakawan-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mode = (...path: string[]) => statSync(join(folder, ...path)).mode & 0o777;
function leave(name: string, withMode = 0o644) {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), withMode);
}

describe('closing a data folder by modes', () => {
  it('closes the folder and what is ours in it, whatever it was before', async () => {
    chmodSync(folder, 0o755);
    for (const dir of ['backups', 'karantina', 'karantina/2026', 'logs']) {
      mkdirSync(join(folder, dir));
      chmodSync(join(folder, dir), 0o777);
    }
    const files = [
      'punakawan.sqlite',
      'punakawan.sqlite-wal',
      'punakawan.sqlite-shm',
      'secrets.json',
      'backups/punakawan-x-manual.sqlite',
      'karantina/2026/punakawan.sqlite',
      'logs/punakawan.log',
    ];
    for (const name of files) leave(name, 0o666);
    expect(await closeToOthers(folder)).toBe(true);
    for (const name of files) expect(mode(name), name).toBe(0o600);
    for (const dir of ['.', 'backups', 'karantina', 'karantina/2026', 'logs']) {
      expect(mode(dir), dir).toBe(0o700);
    }
  });

  it('leaves what is not ours and what a link leads to', async () => {
    leave('tugas.docx', 0o664);
    const elsewhere = mkdtempSync(join(tmpdir(), 'punakawan-else-'));
    chmodSync(elsewhere, 0o755);
    symlinkSync(elsewhere, join(folder, 'logs'));
    try {
      expect(await closeToOthers(folder)).toBe(true);
      expect(mode('tugas.docx')).toBe(0o664);
      expect(statSync(elsewhere).mode & 0o777).toBe(0o755);
      expect(mode('.')).toBe(0o700);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });

  it('says no for the root of the system, and for a folder that is not there', async () => {
    expect(await closeToOthers('/')).toBe(false);
    expect(await closeToOthers(join(folder, 'tidak ada'))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says no for a folder of another account, and leaves it', async () => {
    chmodSync(folder, 0o755);
    const uid = statSync(folder).uid + 1;
    expect(await closeToOthers(folder, { uid })).toBe(false);
    expect(mode('.')).toBe(0o755);
  });
});

describe('closing a data folder by its access list', () => {
  const SID = 'S-1-5-21-1004336348-1177238915-682003330-1001';
  const OWN_LIST = String.raw`D:\Punakawan PC\guru:(OI)(CI)(F)
             NT AUTHORITY\SYSTEM:(OI)(CI)(F)
             BUILTIN\Administrators:(OI)(CI)(F)

Successfully processed 1 files; Failed processing 0 files
`;
  /** Windows' programs: what they were asked, and what they answer. */
  function windows(shown: string, fail?: (args: readonly string[]) => boolean) {
    const asked: string[] = [];
    const run: RunProgram = (file, args) => {
      const name = /(\w+)\.exe$/.exec(file)?.[1] ?? '';
      expect(file).toMatch(/^C:\\Windows\\System32\\/);
      asked.push([name, ...args].join(' '));
      if (fail?.(args)) return Promise.reject(new Error('Access is denied.'));
      if (name === 'whoami') return Promise.resolve(`"pc\\guru","${SID}"\r\n`);
      return Promise.resolve(args.length === 1 ? shown : '');
    };
    const outside = {
      platform: 'win32' as const,
      env: { SystemRoot: String.raw`C:\Windows` },
      run,
    };
    return { outside, asked };
  }

  it('gives it to the user, SYSTEM and administrators alone, and so what lies in it', async () => {
    leave('punakawan.sqlite');
    const { outside, asked } = windows(OWN_LIST);
    expect(await closeToOthers(folder, outside)).toBe(true);
    const [who, reset, close, children, show] = asked;
    expect(who).toBe('whoami /user /fo csv /nh');
    expect(reset).toMatch(/^icacls \S+ \/reset \/q$/);
    expect(close).toContain(
      `/inheritance:r /grant:r *${SID}:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-544:(OI)(CI)F`,
    );
    expect(children).toMatch(/^icacls \S+\\\* \/reset \/t \/c \/l \/q$/);
    expect(show).toMatch(/^icacls \S+$/);
    expect(asked).toHaveLength(5);
  });

  it('asks nothing about what lies in an empty folder', async () => {
    const { outside, asked } = windows(OWN_LIST);
    expect(await closeToOthers(folder, outside)).toBe(true);
    expect(asked.filter((line) => line.includes('/t'))).toEqual([]);
  });

  it.each([
    ['a drive without access lists', 'E:\\ No permissions are set. All users have full control.\n'],
    ['a list that still comes from above', OWN_LIST.replaceAll('(OI)', '(I)(OI)')],
    ['a list with somebody else', `${OWN_LIST}   BUILTIN\\Users:(OI)(CI)(RX)\n`],
  ])('says no for %s', async (_what, shown) => {
    expect(await closeToOthers(folder, windows(shown).outside)).toBe(false);
  });

  it('says no where Windows refuses, and for a whole drive', async () => {
    const refusing = windows(OWN_LIST, (args) => args.includes('/reset'));
    expect(await closeToOthers(folder, refusing.outside)).toBe(false);
    const { outside, asked } = windows(OWN_LIST);
    expect(await closeToOthers('D:\\', outside)).toBe(false);
    expect(asked).toEqual([]);
  });
});
