import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import { comeIn, newClassroom, tapPin } from './support/classroom.ts';
import { busyTwice } from './support/busy.ts';
import { firstAdmin, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const LIST = [
  '1\tSekar Arum',
  '2\tBagas Pratama',
  '3\t',
  '4\tDimas',
  '5\tX',
  '2\tBagas Pratama',
  '7\t=Laras()',
  '8\tAl',
].join('\n');

/** The same pupils, as Excel saves a sheet in Indonesia. */
const MENDED =
  'SD Negeri 2;\r\nNo;Nama Siswa\r\n1;Sekar Arum\r\n2;Bagas Pratama\r\n3;Laras\r\n4;Dimas\r\n5;Xena\r\n7;Wulan\r\n8;Al\r\n';

/** ... as CSV, and as a workbook. */
async function rosterFiles() {
  const rows = MENDED.trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  const workbook = await writeXlsx({ sheets: [{ name: 'Kelas', rows }] });
  return [
    { name: 'kelas.csv', mimeType: 'text/csv', buffer: Buffer.from(MENDED) },
    { name: 'kelas.xlsx', mimeType: XLSX_TYPE, buffer: Buffer.from(workbook) },
  ];
}

/** The rows of the list that is being imported, each with what is said about it. */
const rosterRow = (page: Page, row: number) => page.getByRole('dialog').getByRole('row').nth(row);

const nameField = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Nama di baris ${row}`, exact: true });

test('a pasted list is checked, mended and imported; the same list again changes nothing', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  await signIn(page, await firstAdmin(url));
  await page.goto(`${url}/admin?menu=daftar-kelas`);
  await page.getByRole('button', { name: 'Kelas Baru' }).click();
  await page.getByLabel('Nama kelas').fill('Kelas 5B');
  await page.getByRole('button', { name: 'Buat Kelas' }).click();
  await expect(page.getByRole('heading', { name: 'Kelas 5B' })).toBeVisible();

  await page.getByRole('button', { name: 'Tambah Siswa' }).click();
  await page.getByLabel('Tempel daftar nama').fill(LIST);
  await page.getByRole('button', { name: 'Periksa' }).click();
  await expect(page.getByText('4 baru · 1 ganda · 3 salah', { exact: true })).toBeVisible();
  await expect(rosterRow(page, 3)).toContainText('Nama siswa belum diisi.');
  await expect(rosterRow(page, 5)).toContainText('Nama siswa harus 2 sampai 50 karakter.');
  await expect(rosterRow(page, 6)).toContainText('Ganda');
  await expect(rosterRow(page, 7)).toContainText('tidak boleh diawali tanda');

  await nameField(page, 3).fill('Laras');
  await nameField(page, 5).fill('Xena');
  await nameField(page, 7).fill('Wulan');
  await expect(page.getByText('7 baru · 1 ganda', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Masukkan 7 siswa' }).click();
  await expect(page.getByText('7 siswa ditambahkan.')).toBeVisible();
  const members = page.getByRole('region', { name: 'Daftar siswa' }).getByRole('rowheader');
  const names = ['Al', 'Bagas Pratama', 'Dimas', 'Laras', 'Sekar Arum', 'Wulan', 'Xena'];
  await expect.poll(async () => (await members.allInnerTexts()).sort()).toEqual(names);

  // The same list again, now as files with headings.
  for (const file of await rosterFiles()) {
    await page.getByRole('button', { name: 'Tambah Siswa' }).click();
    await page.getByLabel('Pilih berkas Excel atau CSV').setInputFiles(file);
    await expect(page.getByText('7 sudah ada', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tidak ada yang baru' })).toBeDisabled();
    await page.getByRole('button', { name: 'Tutup', exact: true }).click();
    await expect.poll(async () => (await members.allInnerTexts()).sort()).toEqual(names);
  }

  await page.getByRole('button', { name: 'PIN & Kartu Masuk' }).click();
  await page.getByRole('button', { name: 'Buat 7 PIN baru' }).click();
  const preview = page.getByRole('dialog', { name: 'Kartu masuk Kelas 5B' });
  await expect(preview.getByRole('article')).toHaveCount(7);
  for (const name of names) await expect(preview.getByRole('heading', { name })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeHidden();
  await expect(preview.getByRole('article').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a pupil comes in with the code, their name and their PIN, and hands the PC on', async ({
  page,
  freshProduct: { url },
}) => {
  const { room, card, door } = await newClassroom(url, 20);
  await page.goto(`${url}/login`);
  await page.getByRole('link', { name: 'Masuk dengan kode kelas' }).click();
  const code = page.getByLabel('Kode kelas');
  await code.fill('abc');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(code).toHaveAccessibleDescription(/huruf/);
  await code.fill(room.class.code.toLowerCase());
  await page.keyboard.press('Enter');

  await page.getByRole('searchbox').fill(card.name.slice(0, 4));
  await page.getByRole('button', { name: card.name }).click();
  await tapPin(page, card.pin === '0000' ? '1111' : '0000');
  await expect(page.getByRole('alert')).toContainText('PIN belum cocok');
  await page.keyboard.type(card.pin);
  await expect(page).toHaveURL(`${url}/`);

  await page.getByRole('button', { name: /^Bukan .*\? Ganti siswa$/ }).click();
  await expect(page).toHaveURL(door);
  await expect(page.getByRole('heading', { name: 'Kamu yang mana?' })).toBeVisible();

  await page.goto(`${url}/kelas/${room.class.code === 'AAAAA' ? 'BBBBB' : 'AAAAA'}`);
  await expect(page.getByText('Kelasnya tidak ditemukan')).toBeVisible();
});

test('a pupil at the bell waits for their turn, and their PIN is sent again by itself', async ({
  page,
  freshProduct: { url },
}) => {
  const { room, card, door } = await newClassroom(url, 2);
  const bodies = await busyTwice(page, `**/api/class-login/${room.class.code}`, async () => {
    await expect(page.getByRole('status').getByText('Antre sebentar')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
  await comeIn(page, door, card);
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies).size).toBe(1);
});

test('a PC that is left alone asks, and then signs its pupil out', async ({
  page,
  freshProduct: { url },
}) => {
  const { card, door } = await newClassroom(url, 2);
  await page.clock.install();
  // The clock of idling is loaded after the page, together with the channel.
  const live = page.waitForRequest((request) => request.url().endsWith('/api/live'));
  await comeIn(page, door, card);
  await live;
  const asks = page.getByRole('dialog', { name: 'Masih di sini?' });
  await page.clock.runFor(9.5 * 60_000);
  await expect(asks).toBeVisible();
  await page.getByRole('button', { name: 'Masih di sini' }).click();
  await expect(asks).toBeHidden();
  await page.clock.runFor(8 * 60_000);
  await expect(asks).toBeHidden();
  await page.clock.runFor(3 * 60_000);
  await expect(page).toHaveURL(door);
});
