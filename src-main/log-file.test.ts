import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileLogger } from './log-file.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'punakawan-log-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

const messages = (): unknown[] => {
  const file = join(dataDir, 'logs/punakawan.log');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
};

describe('the log of the data folder', () => {
  it('has all lines when it is closed', async () => {
    const { log, close } = createFileLogger(dataDir, 'nothing');
    for (const word of ['siji', 'loro', 'telu']) log.info(word);
    await close();
    expect(messages()).toEqual(['siji', 'loro', 'telu']);
  });

  it('has what went wrong at once, with all that came before it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { log, close } = createFileLogger(dataDir, 'nothing');
    log.info('siji');
    log.error('loro');
    while (messages().length === 0) await setImmediate();
    expect(messages()).toEqual(['siji', 'loro']);
    await close();
  });
});
