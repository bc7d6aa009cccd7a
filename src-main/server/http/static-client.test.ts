import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../testing/test-api.ts';

let clientDir: string;
let api: TestApi;

const page = '<!doctype html><title>Punakawan</title>'.padEnd(2_000);
const script = 'export const name = "Petruk";'.padEnd(2_000);

beforeEach(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'punakawan-client-'));
  mkdirSync(join(clientDir, 'assets'));
  for (const [file, text] of [
    ['index.html', page],
    ['assets/game-1a2b.js', script],
  ] as const) {
    writeFileSync(join(clientDir, file), text);
    writeFileSync(join(clientDir, `${file}.gz`), gzipSync(text));
  }
  api = await testApi({ clientDir });
});
afterEach(async () => {
  await api.close();
  rmSync(clientDir, { recursive: true, force: true });
});

const get = (path: string, encoding = 'gzip, deflate, br') =>
  fetch(api.server.url + path, { headers: { 'Accept-Encoding': encoding } });

describe('the page', () => {
  it.each(['/', '/leaderboard', '/game/12', '/admin/soal'])('answers %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(page);
  });

  it.each([
    ['gzip', 'gzip'],
    ['br, gzip', 'gzip'],
    ['identity', null],
  ])('is sent as the browser can read it: %s', async (accepted, sent) => {
    const response = await get('/assets/game-1a2b.js', accepted);
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(script);
  });

  it('keeps for ever what carries a hash in its name or behind it', async () => {
    writeFileSync(join(clientDir, 'petruk.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cacheOf('/petruk.svg?v=93aec129')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/petruk.svg')).toBe('no-cache');
    expect(await cacheOf('/leaderboard?v=93aec129')).toBe('no-cache');
  });

  it('sends the headers of a document with documents only', async () => {
    const document = (await get('/')).headers;
    expect(document.get('content-security-policy')).toContain("default-src 'self'");
    expect(document.get('x-frame-options')).toBe('DENY');
    const file = (await get('/assets/game-1a2b.js')).headers;
    expect(file.get('content-security-policy')).toBeNull();
    expect(file.get('x-content-type-options')).toBe('nosniff');
    expect(file.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it.each(['/assets/absent.js', '/../package.json', '/%2e%2e/secrets.json'])(
    'does not answer %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    },
  );

  it('survives a file that has gone since the folder was read', async () => {
    await get('/');
    rmSync(join(clientDir, 'assets/game-1a2b.js.gz'));
    const response = await get('/assets/game-1a2b.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await response.json()) as object).toMatchObject({ code: 'NOT_FOUND' });
    expect((await get('/')).status).toBe(200);
  });

  it('is only read: other methods find nothing there', async () => {
    const response = await fetch(`${api.server.url}/leaderboard`, { method: 'POST' });
    expect(response.status).toBe(404);
  });
});
