import type { Locator } from '@playwright/test';
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
  // Until the marks of the week have come, those of before stay, and cannot be printed.
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeEnabled();
  await expect(row(best)).toContainText('90');
  await press(page, 'Pilih tanggal');
  await expect(page.getByLabel('Dari tanggal')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await page.getByLabel('Sampai tanggal').fill('2020-01-01');
  await expect(page.getByText('Tanggal akhir mendahului tanggal awal.')).toBeVisible({
    timeout: 2000,
  });
  await page.getByLabel('Dari tanggal').fill('2019-12-01');
  await expect(page.getByText(/^Belum ada siswa yang/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('the report is read, printed and left with the keyboard alone', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const { admin, room } = await newClassroom(url, 3);
  await playInClass(url, room);
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=daftar-kelas&id=${room.class._id}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Presses Tab until it is there: a field for a date takes several, one for each of its parts. */
  const tabTo = async (target: Locator, { backwards = false, steps = 1 } = {}) => {
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused();
    await expect(target).not.toHaveCSS('outline-style', 'none');
  };

  await page.getByRole('link', { name: 'Laporan' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Laporan Kelas 5B' })).toBeVisible();
  await expect(button('Cetak')).toBeEnabled();
  const back = page.getByRole('link', { name: 'Kembali ke kelas' });
  await tabTo(back, { steps: 40 });
  await tabTo(button('Cetak'));
  await tabTo(button('Unduh Excel'));
  for (const period of ['Semua waktu', 'Bulan ini', 'Minggu ini']) await tabTo(button(period));
  await page.keyboard.press('Space');
  await expect(button('Minggu ini')).toHaveAttribute('aria-pressed', 'true');
  // The marks of the week have come.
  await expect(button('Cetak')).toBeEnabled();
  await tabTo(button('Pilih tanggal'));
  await page.keyboard.press('Enter');
  await expect(button('Pilih tanggal')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('Pilih tanggal')).toBeFocused();
  await tabTo(page.getByLabel('Dari tanggal'));
  await tabTo(page.getByLabel('Sampai tanggal'), { steps: 5 });
  // Its three parts, in whatever order: the first day of this year, and of the one before.
  const parts = ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  for (const key of parts) await page.keyboard.press(key);
  const refusal = page.getByText('Tanggal akhir mendahului tanggal awal.');
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(refusal).toBeHidden();

  const [first] = [...room.cards].sort((a, b) => a.name.localeCompare(b.name, 'id'));
  const details = button(`Rincian ${first?.name}`);
  await expect(details).toBeVisible();
  await tabTo(page.getByRole('region', { name: 'Nilai siswa' }), { steps: 5 });
  await tabTo(details);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waktu bermain', { exact: true })).toBeVisible();
  await expect(details).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Waktu bermain', { exact: true })).toBeHidden();

  await tabTo(button('Cetak'), { backwards: true, steps: 20 });
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Cetak laporan Kelas 5B' });
  await expect(preview).toBeFocused();
  await tabTo(preview.getByRole('button', { name: 'Cetak' }));
  await tabTo(preview.getByRole('button', { name: 'Tutup' }));
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(button('Cetak')).toBeFocused();

  await tabTo(back, { backwards: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kelas 5B', exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
