import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import { newClassroom, type Classroom } from './support/classroom.ts';
import { signIn, type SignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function openClass(page: Page, url: string, admin: SignedIn, { class: { _id } }: Classroom) {
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=daftar-kelas&id=${_id}`);
  await expect(page.getByRole('region', { name: 'Daftar siswa' })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a code, an archive and a PIN change only after a question that says what they cost', async ({
  page,
  freshProduct: { url },
}) => {
  const { admin, room, card } = await newClassroom(url, 2);
  await openClass(page, url, admin, room);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(new URL(request.url()).pathname);
  });

  await button(page, 'Pengaturan kelas').click();
  await button(page, 'Ganti kode').click();
  const code = page.getByRole('dialog', { name: 'Ganti kode kelas' });
  await expect(code).toContainText('masih berlaku 7 hari');
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  await button(page, 'Arsipkan kelas').click();
  const archive = page.getByRole('dialog', { name: 'Arsipkan kelas' });
  await expect(archive).toContainText('2 siswanya');
  await archive.getByRole('button', { name: 'Batal' }).click();
  await button(page, 'Batal').click();

  await button(page, `PIN baru untuk ${card.name}`).click();
  const pin = page.getByRole('dialog', { name: 'PIN baru' });
  await expect(pin).toContainText('tidak berlaku lagi');
  await pin.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByText(room.class.code, { exact: true })).toBeVisible();
  expect(writes.filter((path) => path.includes('/admin/'))).toEqual([]);

  await button(page, 'Pengaturan kelas').click();
  await button(page, 'Ganti kode').click();
  await code.getByRole('button', { name: 'Ganti kode' }).click();
  await expect(
    page.getByText(/^Kode kelas sekarang .* masih berlaku 7 hari lagi\.$/),
  ).toBeVisible();
  expect((await page.request.get(`${url}/api/class-login/${room.class.code}`)).status()).toBe(200);
});

test('new PINs are not lost by closing: they are printed, saved, or given up on purpose', async ({
  page,
  freshProduct: { url },
}) => {
  const { admin, room } = await newClassroom(url, 12);
  await openClass(page, url, admin, room);
  const make = async () => {
    await button(page, 'PIN & Kartu Masuk').click();
    await button(page, 'Buat 12 PIN baru').click();
    return page.getByRole('dialog', { name: /^Kartu masuk/ });
  };
  const cards = await make();
  await expect(cards).toContainText('hanya ditampilkan sekarang');
  await button(page, 'Tutup').click();
  await expect(cards.getByText(/^PIN belum dicetak atau disimpan/)).toBeVisible();
  await button(page, 'Kembali').click();
  await page.keyboard.press('Escape');
  await expect(cards).toBeVisible();

  await button(page, 'Daftar').click();
  await expect(cards.getByRole('row')).toHaveCount(13);
  const pins = await cards.getByRole('row').locator('td').last().innerText();
  expect(pins).toMatch(/^\d{4}$/);
  const download = page.waitForEvent('download');
  await button(page, 'Simpan Excel').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^PIN Kelas 5B \d{4}-\d\d-\d\d\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await file.path()));
  expect(sheets[0]?.rows.at(-1)?.[2]).toBe(pins);
  await button(page, 'Tutup').click();
  await expect(cards).toBeHidden();

  await expect(await make()).toBeVisible();
  await button(page, 'Tutup').click();
  await button(page, 'Tutup tanpa mencetak').click();
  await expect(cards).toBeHidden();
});

test('corrections to a list are not lost by Escape, and the keyboard stays in the dialog', async ({
  page,
  freshProduct: { url },
}) => {
  const { admin, room } = await newClassroom(url, 2);
  await openClass(page, url, admin, room);
  await button(page, 'Tambah Siswa').click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Siswa' });
  await page.getByLabel('Tempel daftar nama').fill('7\tLaras\t0012345678\nX\nJumlah siswa: 2');
  await button(page, 'Periksa').press('Enter');
  await expect(dialog.getByText('1 baru · 1 salah')).toBeFocused();
  await expect(dialog.getByText(/dilewati: Jumlah siswa: 2/)).toBeVisible();
  await expect(dialog.getByLabel('NIS/NISN di baris 1')).toHaveValue('0012345678');
  await dialog.getByLabel('Nama di baris 2').fill('Xena');
  await page.keyboard.press('Escape');
  const asks = page.getByRole('dialog', { name: 'Buang daftar ini?' });
  await expect(asks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  await expect(dialog.getByLabel('Nama di baris 2')).toHaveValue('Xena');
  await button(page, 'Masukkan 2 siswa').click();
  await expect(page.getByText('2 siswa ditambahkan.')).toBeVisible();
  const third = page.getByRole('region', { name: 'Daftar siswa' }).getByRole('row').nth(3);
  await expect(third).toContainText('Laras');
  await expect(third).toContainText('0012345678');
});

test('a workbook with a sheet for each class offers all of them, this class first', async ({
  page,
  freshProduct: { url },
}) => {
  const { admin, room } = await newClassroom(url, 2);
  await openClass(page, url, admin, room);
  const names = (...list: string[]) => [['Nama'], ...list.map((name) => [name])];
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Petunjuk', rows: [] },
      { name: '5A', rows: names('Wulan', 'Yudi') },
      { name: '5B', rows: names('Laras', 'Xena', 'Zaki') },
    ],
  });
  await button(page, 'Tambah Siswa').click();
  await page
    .getByLabel('Pilih berkas Excel atau CSV')
    .setInputFiles({ name: 'a.xlsx', mimeType: XLSX_TYPE, buffer: Buffer.from(workbook) });
  await expect(page.getByText('3 baru', { exact: true })).toBeVisible();
  await page.getByLabel('Lembar').selectOption('Lembar 5A (2 siswa)');
  await expect(page.getByText('2 baru', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nama di baris 1')).toHaveValue('Wulan');
});
