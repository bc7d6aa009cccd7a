import type { Locator } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { NO_SCHOOL, schoolApi } from '#shared/contracts/school.contract.ts';
import { call } from './support/api.ts';
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
  await expect(page.getByText('Belum ada jawaban')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unduh Excel' })).toBeDisabled();

  await playInClass(url, room);
  await page.reload();
  const [best, weak, both, absent] = room.cards.map(({ name }) => name);
  const row = (name = '') =>
    page
      .getByRole('region', { name: 'Nilai siswa' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row(best)).toContainText('90%');
  await expect(row(weak)).toContainText('50%');
  // 20 of a level and 7 in a session, of 30.
  await expect(row(both)).toContainText('90%');
  await expect(row(absent)).toContainText('Belum cukup');
  const summary = page.getByRole('region', { name: 'Ringkasan kelas' });
  await expect(summary).toContainText('Rata-rata latihan77');
  await expect(summary).toContainText('3 dari 4');
  await expect(page.getByText('Latihan tidak masuk nilai.')).toBeVisible();

  const school = { ...NO_SCHOOL, name: 'SD Negeri 2 Karangsari', practiceAsMark: true };
  await call(url, schoolApi.update, { body: school }, admin.tokens.accessToken);
  await page.reload();
  await expect(row(best)).toContainText(/90\s*Tuntas/);
  await expect(row(weak)).toContainText(/50\s*Belum tuntas/);
  await expect(summary).toContainText('Tuntas, KKM 752 dari 3');

  await page.getByRole('button', { name: `Rincian ${both}` }).click();
  const definition = (term: string) =>
    page.getByText(term, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(definition('Latihan: benar dari semua soal')).toHaveText('27 dari 30 benar');
  const listed = page.getByRole('region', { name: 'Jawaban' }).getByRole('listitem');
  await expect(listed).toHaveCount(20);
  await expect(page.getByText('1–20 dari 30 jawaban')).toBeVisible();
  await press(page, 'Yang salah saja');
  await expect(listed).toHaveCount(3);
  await expect(listed.first()).toContainText(/Salah.*Jawaban siswa.*Jawaban yang benar.*Tantangan/);

  const file = await download(page, 'Unduh Excel');
  expect(file.name).toMatch(/^nilai_Kelas-5B_\d{4}-\d\d-\d\d\.xlsx$/);
  const { sheets } = await readXlsx(file.content);
  const cells = sheets[0]?.rows ?? [];
  const headings = cells.find((row) => row[0] === 'No') ?? [];
  const marks = cells
    .slice(cells.indexOf(headings) + 1)
    .map((row) => ['Nama', 'Nilai', 'Keterangan'].map((name) => row[headings.indexOf(name)]));
  expect(new Set(marks)).toEqual(
    new Set([
      [best, 90, 'Tuntas'],
      [weak, 50, 'Belum tuntas'],
      [both, 90, 'Tuntas'],
      [absent, null, 'Belum cukup'],
      ['Rata-rata', 77, null],
    ]),
  );

  await press(page, 'Cetak');
  const preview = page.getByRole('dialog', { name: 'Cetak laporan Kelas 5B' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeHidden();
  await expect(preview.getByRole('row')).toHaveCount(room.cards.length + 3);
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

  const [first] = room.cards;
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

test('thirty-six pupils stand on one sheet, and Ctrl+P prints it instead of the page', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const { admin, room } = await newClassroom(url, 36);
  await playInClass(url, room);
  const school = {
    ...NO_SCHOOL,
    name: 'SD Negeri 2 Karangsari',
    address: 'Jalan Merapi 14, Karangsari',
    place: 'Karangsari',
    headName: 'Drs. Suparman, M.Pd.',
    headNumber: '19680412 199203 1 005',
    teacherName: 'Sri Wahyuni, S.Pd.',
    practiceAsMark: true,
  };
  await call(url, schoolApi.update, { body: school }, admin.tokens.accessToken);
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=daftar-kelas&id=${room.class._id}&bagian=laporan`);
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeEnabled();
  // What the browser does before it prints, by Ctrl+P or its menu, without anybody pressing a button.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const sheet = page.getByRole('dialog', { name: 'Cetak laporan Kelas 5B' });
  await expect(sheet.getByText('SD Negeri 2 Karangsari')).toBeVisible();
  await expect(sheet.getByText('Drs. Suparman, M.Pd.')).toBeVisible();
  await expect(sheet.getByText(/^Karangsari, \d/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a school says its name and KKM once, in the settings', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const { admin } = await newClassroom(url, 1);
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=pengaturan`);
  await expect(page.getByText('Fitur pengaturan akan segera hadir.')).toBeVisible();
  await page.getByLabel('Nama sekolah').fill('SD Negeri 2 Karangsari');
  await page.getByLabel('KKM').fill('');
  await page.getByLabel('KKM').press('Enter');
  await expect(page.getByText('KKM harus bilangan bulat 0 sampai 100.')).toBeVisible();
  await page.getByLabel('KKM').fill('70');
  await page.getByLabel('Pakai latihan sebagai nilai').check();
  await press(page, 'Simpan');
  await expect(page.getByText('Data sekolah disimpan.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nama sekolah')).toHaveValue('SD Negeri 2 Karangsari');
  await expect(page.getByLabel('Pakai latihan sebagai nilai')).toBeChecked();
  expect(problems).toEqual([]);
});
