import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { maintenanceTexts } from '#shared/texts/maintenance.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
afterEach(() => api.close());

/** Every file and folder of the data, with its mode; the bank that tests put beside them left out. */
function modes(dir: string): Map<string, number> {
  const found = new Map([[dir, statSync(dir).mode & 0o777]]);
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (path.startsWith(join(dir, 'bank'))) continue;
    found.set(path, statSync(path).mode & 0o777);
  }
  return found;
}
function expectClosed(dir: string) {
  const open = [...modes(dir)].filter(([, mode]) => (mode & 0o077) !== 0);
  expect(open).toEqual([]);
}

describe('the data folder', () => {
  it('is closed to other accounts, with all that a run leaves in it', async () => {
    api = await emptyBankApi();
    const admin = await api.admin();
    const { name } = (await admin.call(maintenanceApi.backUp)).data;
    expectClosed(api.dataDir);
    await admin.call(maintenanceApi.restore, { body: { name } });
    await api.player();
    expectClosed(api.dataDir);
  });

  it('is closed at the next start when somebody had opened it', async () => {
    api = await emptyBankApi();
    const admin = await api.admin();
    await admin.call(maintenanceApi.backUp);
    mkdirSync(join(api.dataDir, 'logs'), { recursive: true });
    writeFileSync(join(api.dataDir, 'logs', 'punakawan.log'), '');
    for (const path of modes(api.dataDir).keys()) {
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    }
    await api.restart();
    expectClosed(api.dataDir);
  });

  it('is warned about, in words, where it cannot be closed', async () => {
    api = await emptyBankApi({ closeToOthers: () => Promise.resolve(false) });
    const admin = await api.admin();
    const notices = (await admin.call(maintenanceApi.notices)).data;
    expect(notices).toContainEqual({
      code: 'DATA_OPEN',
      message: maintenanceTexts.dataOpen,
      needsReading: false,
    });
  });
});
