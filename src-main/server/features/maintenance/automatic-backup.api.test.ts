import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BACKUP_DAYS, LOW_DISK_BYTES } from '#shared/constants/limits.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { maintenanceTexts } from '#shared/texts/maintenance.ts';
import { BACKUP_DIR } from '../../db/backup-files.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { eventually } from '../../../testing/eventually.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let api: TestApi;
let free: number;
let failure: Error | undefined;
beforeEach(async () => {
  free = 10 ** 12;
  failure = undefined;
  const freeBytes = () => (failure ? Promise.reject(failure) : Promise.resolve(free));
  api = await emptyBankApi({ freeBytes, backupCheckMs: 10 });
});
afterEach(() => api.close());

/** When the complete copies of a kind were made, the newest first, read from the folder itself. */
function copies(kind = 'otomatis'): string[] {
  const dir = join(api.dataDir, BACKUP_DIR);
  return (existsSync(dir) ? readdirSync(dir) : [])
    .filter((name) => name.endsWith(`-${kind}.sqlite`))
    .map((name) => name.slice('punakawan-'.length, 'punakawan-2026-08-17T02-00'.length))
    .sort()
    .toReversed();
}
const copiesBecome = (...expected: string[]) =>
  eventually(() => expect(copies()).toEqual(expected));
/** The server has asked itself several times meanwhile whether a copy is due. */
const nothingIsMade = async (...expected: string[]) => {
  for (let n = 0; n < 3; n++) await api.server.context.backups.makeIfDue();
  expect(copies()).toEqual(expected);
};

it('is made at first, then hourly when something was written; of a day the newest stays', async () => {
  await copiesBecome('2026-08-17T02-00');
  await api.player();
  api.clock.advance(HOUR - 1);
  await nothingIsMade('2026-08-17T02-00');
  api.clock.advance(1);
  await copiesBecome('2026-08-17T03-00');
  api.clock.advance(5 * HOUR);
  await nothingIsMade('2026-08-17T03-00');
  await api.player();
  await copiesBecome('2026-08-17T08-00');
});

it('is not made again by a restart within the hour, which clears up after a power cut', async () => {
  await copiesBecome('2026-08-17T02-00');
  const halves = [
    join(api.dataDir, BACKUP_DIR, 'punakawan-2026-08-17T01-00-00-000Z-otomatis.sqlite.tmp'),
    join(api.dataDir, 'pulih-0a1b2c.tmp'),
    join(api.dataDir, 'pulih-0a1b2c.tmp-wal'),
  ];
  for (const half of halves) writeFileSync(half, 'separuh');
  api.clock.advance(HOUR / 2);
  await api.restart();
  expect(halves.filter((half) => existsSync(half))).toEqual([]);
  await api.player();
  await nothingIsMade('2026-08-17T02-00');
});

it('keeps the last 14 days, and what a person made for ever', async () => {
  await copiesBecome('2026-08-17T02-00');
  const dir = join(api.dataDir, BACKUP_DIR);
  for (const label of ['otomatis', 'manual']) {
    for (let day = 1; day < BACKUP_DAYS + 3; day++) {
      const stamp = new Date(api.clock.now() - day * DAY).toISOString().replace(/[:.]/g, '-');
      writeFileSync(join(dir, `punakawan-${stamp}-${label}.sqlite`), 'lama');
    }
  }
  writeFileSync(join(dir, 'catatan guru.txt'), 'bukan cadangan');
  await api.player();
  api.clock.advance(DAY);
  await eventually(() => {
    expect(copies()).toHaveLength(BACKUP_DAYS);
    expect(copies()[0]).toBe('2026-08-18T02-00');
  });
  expect(copies().at(-1)).toBe('2026-08-05T02-00');
  expect(copies('manual')).toHaveLength(BACKUP_DAYS + 2);
  expect(readdirSync(dir)).toContain('catatan guru.txt');
});

it('does not take a copy that a wrong clock has dated for a fresh one', async () => {
  await copiesBecome('2026-08-17T02-00');
  api.clock.setWall(Date.UTC(2031, 0, 1));
  await api.player();
  await copiesBecome('2031-01-01T00-00', '2026-08-17T02-00');
  api.clock.setWall(Date.UTC(2026, 7, 18));
  await api.player();
  await copiesBecome('2031-01-01T00-00', '2026-08-18T00-00', '2026-08-17T02-00');
  api.clock.setWall(Date.UTC(2009, 0, 1));
  await api.player();
  await eventually(() => expect(copies()).toContain('2009-01-01T00-00'));
});

it('pauses while the disk is nearly full, says so, and goes on once there is room', async () => {
  await copiesBecome('2026-08-17T02-00');
  free = LOW_DISK_BYTES - 1;
  api.clock.advance(HOUR);
  const admin = await api.admin();
  const state = async () => (await admin.call(maintenanceApi.state)).data;
  await nothingIsMade('2026-08-17T02-00');
  expect(await state()).toMatchObject({
    freeBytes: free,
    isDiskLow: true,
    notices: [{ code: 'DISK_LOW', message: maintenanceTexts.diskLow }],
  });
  // With a little room a person still may; with none nobody takes it from those who play.
  await admin.call(maintenanceApi.backUp);
  free = 1_000_000;
  expect(await admin.refuse(maintenanceApi.backUp)).toMatchObject({ code: 'DISK_FULL' });
  free = LOW_DISK_BYTES;
  await copiesBecome('2026-08-17T03-00');
  expect(await state()).toMatchObject({ isDiskLow: false, notices: [] });
});

it('outlives a disk that cannot even be looked at, and is made once it can', async () => {
  await copiesBecome('2026-08-17T02-00');
  failure = new Error('EIO');
  await api.player();
  api.clock.advance(HOUR);
  await nothingIsMade('2026-08-17T02-00');
  expect(api.server.context.backups.hasFailed).toBe(true);
  failure = undefined;
  await copiesBecome('2026-08-17T03-00');
  await eventually(() => expect(api.server.context.backups.hasFailed).toBe(false));
});

it('is made at once after a restore: older copies are of what was given up', async () => {
  await copiesBecome('2026-08-17T02-00');
  const admin = await api.admin();
  const { name } = (await admin.call(maintenanceApi.backUp)).data;
  api.clock.advance(60_000);
  await admin.call(maintenanceApi.restore, { body: { name } });
  // Of a day the newest stays.
  await copiesBecome('2026-08-17T02-01');
});
