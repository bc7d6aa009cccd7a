import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { call } from './support/api.ts';
import { completeLevel, firstAdmin, registerByApi, signIn } from './support/people.ts';
import { playSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** Opens the panel as the admin of a new installation. */
async function openPanel(page: Page, baseUrl: string) {
  const admin = await firstAdmin(baseUrl);
  await signIn(page, admin);
  await page.goto(`${baseUrl}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  return admin;
}

const section = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Menu Admin' })
    .getByRole('link', { name, exact: true })
    .click();

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('the dashboard counts users, questions and games, and names the best', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const players = await Promise.all(Array.from({ length: 6 }, () => registerByApi(url)));
  for (const [index, player] of players.entries()) {
    await completeLevel(url, player, 'semar', 1, (index + 1) * 200);
  }
  const [first, , , , , best] = players;
  if (!first || !best) throw new Error('nobody registered');
  await playSession(url, first, { count: 2 });
  await openPanel(page, url);

  await expect(page.getByRole('heading', { name: 'Dashboard Admin' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Total Pengguna7');
  await expect(main).toContainText('Total Pertanyaan320');
  await expect(main).toContainText('Total Karakter4');
  await expect(main).toContainText('Total Sesi Game1');

  const today = page.getByRole('region', { name: 'Aktivitas Terbaru' }).getByRole('row').last();
  await expect(today).toContainText('7 main');
  await expect(today).toContainText(/4\.2\d\d poin/);
  const top = page.getByRole('region', { name: 'Top Players' }).getByRole('row');
  // The heading and the best five.
  await expect(top).toHaveCount(6);
  await expect(top.nth(1).getByRole('cell')).toHaveText([
    '1',
    best.user.username,
    '1',
    '1.200',
    '1.200',
  ]);
  const statistics = page.getByRole('region', { name: 'Statistik Pertanyaan per Karakter' });
  const characters = statistics.getByRole('listitem');
  await expect(characters).toHaveCount(4);
  for (const [index, name] of ['Semar', 'Gareng', 'Petruk', 'Bagong'].entries()) {
    await expect(characters.nth(index)).toContainText(`${name}80 pertanyaanrata-rata 10,0 poin`);
  }
  expect(problems).toEqual([]);
});

test('a question is added, found, changed, played and deleted', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const admin = await openPanel(page, url);
  await section(page, 'Manajemen Pertanyaan');
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Pertanyaan',
    'Karakter',
    'Level',
    'Tipe',
    'Aksi',
  ]);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('1–10 dari 320 pertanyaan')).toBeVisible();
  await page.getByRole('button', { name: 'Selanjutnya' }).click();
  await expect(page.getByText('11–20 dari 320 pertanyaan')).toBeVisible();

  await page.getByRole('button', { name: 'Tambah Pertanyaan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Pertanyaan Baru' });
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(field(page, 'Baris pertanyaan')).toHaveAccessibleDescription(/Wajib diisi\./);
  await dialog.getByLabel('Karakter').selectOption('Gareng');
  await dialog.getByLabel('Level').selectOption('Level 1');
  await field(page, 'Baris dialog 1').fill('Gareng: Bapak tindak ngendi?');
  await field(page, 'Baris pertanyaan').fill('Petruk: Bapak _____ zebra.');
  for (const [index, option] of ['tindak', 'lunga', 'mlaku', 'kesah'].entries()) {
    await field(page, `Pilihan ${'ABCD'.charAt(index)}`).fill(option);
  }
  await dialog.getByRole('radio', { name: 'Pilihan A benar' }).check();
  await field(page, 'Penjelasan').fill('Krama inggil.');
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Pertanyaan berhasil ditambahkan.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByPlaceholder('Cari pertanyaan...').fill('zebra');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Petruk: Bapak _____ zebra\..*Gareng.*1.*Pilihan Ganda/);
  await page.getByLabel('Karakter').selectOption('Semar');
  await expect(page.getByText('Tidak ada pertanyaan yang ditemukan.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Filter' }).click();
  await expect(page.getByText('1–10 dari 321 pertanyaan')).toBeVisible();
  await page.getByLabel('Karakter').selectOption('Gareng');
  await page.getByLabel('Level').selectOption('Level 1');
  await expect(page.getByText('1–10 dari 21 pertanyaan')).toBeVisible();
  await page.getByPlaceholder('Cari pertanyaan...').fill('zebra');
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: /^Edit pertanyaan/ }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Pertanyaan' });
  await expect(field(page, 'Baris pertanyaan')).toHaveValue('Petruk: Bapak _____ zebra.');
  await field(page, 'Penjelasan').fill('Krama inggil untuk orang tua.');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Pertanyaan berhasil diperbarui.')).toBeVisible();

  const played = await call(
    url,
    questionsApi.byCharacter,
    { params: { id: 'gareng' }, query: { level: 1 } },
    admin.tokens.accessToken,
  );
  expect(played).toHaveLength(21);
  expect(played.at(-1)).toMatchObject({
    questionLine: 'Petruk: Bapak _____ zebra.',
    explanation: 'Krama inggil untuk orang tua.',
  });

  await page.getByRole('button', { name: /^Hapus pertanyaan/ }).click();
  const asking = page.getByRole('dialog', { name: 'Hapus pertanyaan' });
  await expect(asking).toContainText('Apakah Anda yakin ingin menghapus pertanyaan ini?');
  await asking.getByRole('button', { name: 'Batal' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Hapus pertanyaan/ }).click();
  await asking.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText('Tidak ada pertanyaan yang ditemukan.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the analytics are searched, sorted, paged and exported', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const players = await Promise.all(Array.from({ length: 11 }, () => registerByApi(url)));
  for (const [index, player] of players.entries()) {
    await completeLevel(url, player, 'semar', 1, (index + 1) * 100);
  }
  const admin = await openPanel(page, url);
  await section(page, 'Analytics User');
  const main = page.getByRole('main');
  await expect(main).toContainText('Total User12');
  // Eleven runs of five minutes.
  await expect(main).toContainText('Total Waktu Bermain55m');
  await expect(main).toContainText('Aktif Hari Ini12');

  const names = () => page.getByRole('rowheader').allInnerTexts();
  const byScore = players.map(({ user }) => user.username).reverse();
  await expect.poll(names).toEqual(byScore.slice(0, 10));
  await page.getByRole('button', { name: 'Selanjutnya' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Sebelumnya' }).click();
  await expect(rows(page)).toHaveCount(10);

  await page.getByLabel('Arah urutan').selectOption('Menaik');
  await expect.poll(async () => (await names()).slice(1)).toEqual(byScore.toReversed().slice(0, 9));
  await page.getByLabel('Urutkan menurut').selectOption('Username');
  const alphabet = [admin, ...players].map(({ user }) => user.username).sort();
  await expect.poll(async () => (await names())[0]).toBe(alphabet[0]);
  await page.getByRole('button', { name: /^Skor Total, urutkan/ }).click();
  await expect(page.getByRole('columnheader', { name: /^Skor Total/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  const search = page.getByPlaceholder('Cari username atau email...');
  await search.fill('tidak ada orang ini');
  await expect(page.getByText('Tidak ada user yang ditemukan.')).toBeVisible();
  const wanted = players[3]?.user ?? { username: '?', email: '?' };
  await search.fill(wanted.email);
  await expect.poll(names).toEqual([wanted.username]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('user_analytics.csv');
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain(wanted.email);
  // What is listed is what is exported: a heading and one user.
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('the settings say that they are to come', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  await openPanel(page, url);
  await section(page, 'Pengaturan');
  await expect(page.getByText(/akan segera hadir/)).toBeVisible();
  expect(problems).toEqual([]);
});
