import { statSync } from 'node:fs';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { call } from './support/api.ts';
import { firstAdmin, registerByApi, signIn } from './support/people.ts';
import { expect, newPerson, test } from './support/test.ts';

test('data are backed up, checked, restored, and brought back again', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  await page.clock.install();
  const person = newPerson();
  const admin = await firstAdmin(url, person);
  await registerByApi(url, { ...newPerson(), username: 'Ani' });
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=data`);
  await expect(page.getByRole('heading', { name: 'Data & Cadangan' })).toBeVisible();
  await expect(page.getByText('Folder data')).toBeVisible();
  await page.getByRole('button', { name: 'Cadangkan sekarang' }).click();
  await expect(page.getByText('Cadangan berhasil dibuat.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Dibuat admin' });
  await expect(row).toContainText('Lolos saat dibuat');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Unduh/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^punakawan-.*-manual\.sqlite$/);
  expect(statSync(await download.path()).size).toBeGreaterThan(100_000);

  await registerByApi(url, { ...newPerson(), username: 'Budi' });
  await row.getByRole('button', { name: /^Pulihkan/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pulihkan data' });
  const users = dialog.getByRole('row').filter({ hasText: 'Pengguna' });
  await expect(users.getByRole('cell')).toHaveText(['2', '3']);
  await expect(dialog).toContainText('tidak ada lagi');
  const confirm = dialog.getByRole('button', { name: 'Pulihkan', exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Ketik PULIHKAN').fill('pulihkan');
  await confirm.click();
  await expect(dialog).toContainText('Data berhasil dipulihkan.');
  // Nobody is signed in any more; the page must not ask, and find that out, while they still read.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.fastForward('10:00');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.clock.fastForward('10:00');
  await page.evaluate(() => fetch('/api/health'));
  expect(asked).toEqual([`${url}/api/health`]);
  await expect(dialog).toContainText('Data berhasil dipulihkan.');
  page.removeAllListeners('request');
  await dialog.getByRole('button', { name: 'Masuk lagi' }).click();
  await expect(page).toHaveURL(/\/login/);

  const signInByHand = async () => {
    await page.getByLabel('Email atau nama pengguna').fill(person.username);
    await page.getByLabel('Kata sandi', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
  };
  await signInByHand();
  await page.goto(`${url}/admin?menu=data`);
  await page.getByRole('button', { name: 'Kembalikan seperti sebelum dipulihkan' }).click();
  await expect(users.getByRole('cell')).toHaveText(['3', '2']);
  await dialog.getByLabel('Ketik PULIHKAN').fill('PULIHKAN');
  await confirm.click();
  await dialog.getByRole('button', { name: 'Masuk lagi' }).click();
  await signInByHand();
  await page.goto(`${url}/admin?menu=pengguna`);
  await expect(page.getByRole('link', { name: /Budi/ }).first()).toBeVisible();
  expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
});

test('a file that is no backup is refused, and a copy is deleted only after a question', async ({
  page,
  freshProduct: { url },
}) => {
  const admin = await firstAdmin(url);
  const { name } = await call(url, maintenanceApi.backUp, {}, admin.tokens.accessToken);
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=data`);
  await page.getByRole('button', { name: 'Pulihkan dari berkas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pulihkan data' });
  await dialog.getByLabel('Alamat lengkap berkas').fill('/tidak/ada.sqlite');
  await dialog.getByRole('button', { name: 'Periksa berkas' }).click();
  await expect(dialog.getByText('Berkas cadangan tidak ditemukan.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Pulihkan', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const row = page.getByRole('row').filter({ hasText: 'Dibuat admin' });
  await row.getByRole('button', { name: /^Hapus/ }).click();
  const asking = page.getByRole('dialog', { name: 'Hapus cadangan?' });
  await asking.getByRole('button', { name: 'Batal' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Hapus/ }).click();
  await asking.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(row).toHaveCount(0);
  const { backups } = await call(url, maintenanceApi.state, {}, admin.tokens.accessToken);
  expect(backups.map((backup) => backup.name)).not.toContain(name);
});

test('from another machine the screen says where it is done', async ({
  page,
  freshProduct: { url },
}) => {
  await signIn(page, await firstAdmin(url));
  await page.route('**/api/admin/maintenance', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, message: 'x', code: 'LOCAL_ONLY', requestId: 'x' },
    }),
  );
  await page.goto(`${url}/admin?menu=data`);
  await expect(page.getByText('Hanya dari komputer server')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cadangkan sekarang' })).toHaveCount(0);
});

test('what happened to the data is said on the dashboard until it was read', async ({
  page,
  freshProduct: { url },
}) => {
  await signIn(page, await firstAdmin(url));
  const message = 'Data Punakawan rusak dan sudah diganti dengan cadangan terbaru yang baik.';
  let isRead = false;
  await page.route('**/api/admin/maintenance/notices', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: isRead ? [] : [{ code: 'DATA_RESTORED', message, needsReading: true }],
      },
    }),
  );
  await page.route('**/api/admin/maintenance/notices/read', (route) => {
    isRead = true;
    return route.fulfill({ json: { success: true, data: null } });
  });
  await page.goto(`${url}/admin`);
  await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('link', { name: 'Buka Data & Cadangan' }).click();
  await expect(page).toHaveURL(/menu=data/);
  await page.getByRole('button', { name: 'Saya mengerti' }).click();
  await expect(page.getByText(message)).toHaveCount(0);
});

test('the desktop window moves the data folder, and starts again for it', async ({
  page,
  freshProduct: { url },
}) => {
  const admin = await firstAdmin(url);
  await signIn(page, admin);
  const state = await call(url, maintenanceApi.state, {}, admin.tokens.accessToken);
  expect(state.canMove).toBe(false);
  await page.addInitScript(() => {
    const nothing = () => Promise.resolve(null);
    Object.assign(window, {
      desktop: {
        toggleFullScreen: () => Promise.resolve(false),
        pickBackupFile: nothing,
        pickDataFolder: () => Promise.resolve('D:\\Punakawan'),
        restart: () => {
          document.title = 'dimulai ulang';
          return nothing();
        },
      },
    });
  });
  await page.route('**/api/admin/maintenance', (route) =>
    route.fulfill({ json: { success: true, data: { ...state, canMove: true } } }),
  );
  await page.route('**/api/admin/maintenance/move', (route) =>
    route.fulfill({ json: { success: true, data: null } }),
  );
  await page.goto(`${url}/admin?menu=data`);
  await page.getByRole('button', { name: 'Pindahkan folder data' }).click();
  const asking = page.getByRole('dialog', { name: 'Pindahkan folder data?' });
  await expect(asking).toContainText('D:\\Punakawan');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/admin/maintenance/move'),
    asking.getByRole('button', { name: 'Pindahkan dan mulai ulang' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ folder: 'D:\\Punakawan' });
  await expect(page).toHaveTitle('dimulai ulang');
});
