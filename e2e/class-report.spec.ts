import { readXlsx } from 'hucre/xlsx';
import { REPORT_WORKBOOK } from '#shared/constants/classroom.ts';
import { download, press } from './support/admin.ts';
import { newClassroom, playInClass } from './support/classroom.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a report shows what each pupil has reached, on the screen, on paper and in Excel', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const { admin, room } = await newClassroom(url, 4);
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=daftar-kelas&id=${room.class._id}`);
  await page.getByRole('link', { name: 'Laporan' }).click();
  await expect(page.getByText('Belum ada nilai')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unduh Excel' })).toBeDisabled();

  await playInClass(url, room);
  await page.reload();
  const [best, weak, both, absent] = room.cards.map(({ name }) => name);
  const row = (name = '') =>
    page
      .getByRole('region', { name: 'Nilai siswa' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row(best)).toContainText(/90\s*Tuntas/);
  await expect(row(weak)).toContainText(/50\s*Belum tuntas/);
  // 20 of a level and 7 in a session, of 30.
  await expect(row(both)).toContainText(/90\s*Tuntas/);
  await expect(row(absent)).toContainText('Belum ada nilai');
  const summary = page.getByRole('region', { name: 'Ringkasan kelas' });
  await expect(summary).toContainText('Rata-rata kelas77');
  await expect(summary).toContainText('Tuntas: 2 dari 367%');
  await expect(summary).toContainText('3 dari 4');

  await page.getByRole('button', { name: `Rincian ${both}` }).click();
  const definition = (term: string) =>
    page.getByText(term, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(definition('Tantangan, semua soal')).toHaveText('7 dari 10 benar');
  await expect(definition('Hasil terbaik setiap level')).toHaveText('20 dari 20 benar');

  const file = await download(page, 'Unduh Excel');
  expect(file.name).toBe(REPORT_WORKBOOK);
  const { sheets } = await readXlsx(file.content);
  const marks = (sheets[0]?.rows ?? []).slice(6).map((cells) => [cells[2], cells[6], cells[7]]);
  expect(new Set(marks)).toEqual(
    new Set([
      [best, 90, 'Tuntas'],
      [weak, 50, 'Belum tuntas'],
      [both, 90, 'Tuntas'],
      [absent, null, 'Belum ada nilai'],
    ]),
  );

  await press(page, 'Cetak');
  const preview = page.getByRole('dialog', { name: 'Cetak laporan Kelas 5B' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeHidden();
  await expect(preview.getByRole('row')).toHaveCount(room.cards.length + 1);
  await page.emulateMedia({ media: null });
  await expect(preview).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(preview.getByRole('button', { name: 'Cetak' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeFocused();

  await press(page, 'Minggu ini');
  await expect(row(best)).toContainText('90');
  await press(page, 'Pilih tanggal');
  await expect(page.getByLabel('Dari tanggal')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await page.getByLabel('Sampai tanggal').fill('2020-01-01');
  await expect(page.getByText('Tanggal akhir mendahului tanggal awal.')).toBeVisible();
  await page.getByLabel('Dari tanggal').fill('2019-12-01');
  await expect(page.getByText(/^Belum ada siswa yang/)).toBeVisible();
  expect(problems).toEqual([]);
});
