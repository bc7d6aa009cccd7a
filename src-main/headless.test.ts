import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { healthApi } from '#shared/contracts/health.contract.ts';
import { HELP, OptionsError, readHeadlessOptions } from './headless-options.ts';
import { DATABASE_FILE } from './server/db/open-database.ts';
import { createClient } from './server/testing/test-api.ts';

let dataDir: string;
let running: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'punakawan-headless-'));
});
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  running = [];
  rmSync(dataDir, { recursive: true, force: true });
});

function launch(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'headless.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    exited,
    output: () => output,
    /** Resolves to the printed line that fits. */
    printed: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) resolve(match[1] ?? match[0]);
        };
        child.stdout.on('data', look);
        look();
        void exited.then(() => reject(new Error(`ended: ${output}`)));
      }),
  };
}

const ADDRESS = /siap di (http:\/\/127\.0\.0\.1:\d+)\n/;

describe('npm run serve', () => {
  it('prints its address and the setup code, serves, and ends cleanly on SIGTERM', async () => {
    const server = launch('--port', '0', '--data', dataDir);
    const url = await server.printed(ADDRESS);
    await server.printed(/kode setup[^)]*: ([A-Z0-9]{4}-[A-Z0-9]{4})/);
    const client = createClient(() => url);
    expect((await client.call(healthApi.health)).data.status).toBe('ok');

    const body = { username: 'Ratri', email: 'ratri@sekolah.id', password: 'rahasia-sekali' };
    await client.call(authApi.register, { body });
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(existsSync(join(dataDir, `${DATABASE_FILE}-wal`))).toBe(false);
    const log = readFileSync(join(dataDir, 'logs', 'punakawan.log'), 'utf8');
    expect(log).toContain('"route":"/auth/register"');
    expect(log).not.toContain('rahasia-sekali');

    const again = launch('--port', '0', '--data', dataDir);
    const secondUrl = await again.printed(ADDRESS);
    const later = createClient(() => secondUrl);
    const { data } = await later.call(authApi.login, { body });
    expect(data.user.username).toBe('Ratri');
    again.child.kill('SIGINT');
    expect(await again.exited).toBe(0);
  });

  it('ends with a sentence when the port that was asked for is taken', async () => {
    const taken = launch('--port', '0', '--data', `${dataDir}/other`);
    const url = new URL(await taken.printed(ADDRESS));
    const next = launch('--port', url.port, '--data', dataDir);
    expect(await next.exited).toBe(1);
    expect(next.output()).toBe(
      `Port ${url.port} sudah dipakai program lain. Tutup program itu, atau pilih port lain.\n`,
    );
  });

  it('explains itself and what is wrong with its options', async () => {
    const help = launch('--help');
    expect(await help.exited).toBe(0);
    expect(help.output()).toBe(HELP);
    const wrong = launch('--port', 'empat');
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toContain('--port: harus berupa angka');
  });
});

describe('options', () => {
  it('come from the command line, then the environment, then the defaults', () => {
    const env = { PUNAKAWAN_PORT: '5000', PUNAKAWAN_HOST: '0.0.0.0', PUNAKAWAN_DATA: '/data' };
    expect(readHeadlessOptions(['--port', '6000'], env)).toEqual({
      port: 6000,
      host: '0.0.0.0',
      data: '/data',
      log: false,
      help: false,
    });
    expect(readHeadlessOptions([], { XDG_CONFIG_HOME: '/c', APPDATA: '/c' })).toMatchObject({
      port: undefined,
      host: '127.0.0.1',
      data: expect.stringMatching(/Punakawan.data$/),
    });
  });

  it.each([[['--prot', '1']], [['--port', '70000']], [['extra']], [['--host', '']]])(
    'refuse %j',
    (args) => {
      expect(() => readHeadlessOptions(args, {})).toThrow(OptionsError);
    },
  );
});
