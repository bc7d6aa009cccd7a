import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { download, field, openPanel, press, rows, section } from './support/admin.ts';
import { signedInPlayer } from './support/people.ts';
import { answer, expectQuestion, levelQuestions, serve } from './support/play.ts';
import { expect, test } from './support/test.ts';

/** A student before the first question of Gareng's level 1, and all that will be asked. */
async function startLevel(page: Page, baseUrl: string) {
  await signedInPlayer(page, baseUrl, 'gareng', 1);
  await page.goto('/gameplay');
  const asked = await levelQuestions(page, 'gareng', 1);
  await expectQuestion(page, 1, asked.length);
  return asked;
}

/** Chooses a file in the import, and waits until it has been looked through. */
async function chooseFile(page: Page, name: string, content: string | Uint8Array) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, /^Pilih file/),
  ]);
  await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
}

/** How many questions the list says there are. */
const expectTotal = (page: Page, total: number) =>
  expect(page.getByText(`1–10 dari ${total} pertanyaan`)).toBeVisible();

test('a question is added, found, changed, played and deleted', async ({
  page,
  browser,
  freshProduct: { url },
  problems,
}) => {
  await openPanel(page, url);
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

  const student = await browser.newPage({ baseURL: url });
  const asked = await startLevel(student, url);
  expect(asked).toHaveLength(21);
  const added = asked.at(-1);
  if (!added) throw new Error('nothing is asked');
  await serve(student, () => [added]);
  await student.reload();
  await expect(student.getByText('zebra.')).toBeVisible();
  await answer(student, added, true);
  await expect(student.getByText('Krama inggil untuk orang tua.')).toBeVisible();

  await page.getByRole('button', { name: /^Hapus pertanyaan/ }).click();
  const asking = page.getByRole('dialog', { name: 'Hapus pertanyaan' });
  await expect(asking).toContainText('Apakah Anda yakin ingin menghapus pertanyaan ini?');
  await asking.getByRole('button', { name: 'Batal' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Hapus pertanyaan/ }).click();
  await asking.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText('Tidak ada pertanyaan yang ditemukan.')).toBeVisible();
  // The level that is being played stays as it began; the next one has what there is now.
  expect(await levelQuestions(student, 'gareng', 1)).toHaveLength(21);
  const other = await browser.newPage({ baseURL: url });
  expect(await startLevel(other, url)).toHaveLength(20);
  await other.close();
  await student.close();
  expect(problems).toEqual([]);
});

/** A file as Excel writes it in Indonesian: semicolons, and the encoding of Windows. */
const asExcel = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'), 'latin1');
const HEADINGS =
  'Karakter;Level;Tipe;Percakapan;Baris pertanyaan;Pilihan A;Pilihan B;Pilihan C;Pilihan D;Jawaban benar;Jawaban esai;Penjelasan;Tingkat tutur';
const CHOICE =
  'Petruk;2;Pilihan Ganda;"Petruk: Kowé saka ngendi?\nGareng: Saka omah.";"Petruk: Aku _____; ayo.";mulih;kondur;wangsul;bali;A;;Ngoko.;Ngoko lugu';
const ESSAY = 'Semar;3;Esai;Semar: Le.;Kramane mangan yaiku...;;;;;;nedha / nedhi;Krama.;';

test('a CSV of Excel with errors names rows and cells, and is imported once they are mended', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  await openPanel(page, url);
  await section(page, 'Manajemen Pertanyaan');
  await expectTotal(page, 320);
  await press(page, 'Impor');
  const dialog = page.getByRole('dialog', { name: 'Impor Pertanyaan' });

  const broken = [
    HEADINGS,
    CHOICE.replace('Petruk;2', 'Togog;9').replace('kondur', ''),
    ESSAY,
    ESSAY.toUpperCase(),
  ];
  await chooseFile(page, 'soal.csv', asExcel(broken));
  const first = dialog.getByRole('row').filter({ hasText: 'Baris 2' });
  await expect(first.getByRole('listitem')).toHaveText([
    'Karakter (kolom A): Tulis Semar, Gareng, Petruk atau Bagong.',
    'Level (kolom B): Level harus 1 sampai 4.',
    'Pilihan B (kolom G): Wajib diisi.',
  ]);
  await expect(dialog.getByRole('row', { name: /Baris 3 Baru/ })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Baris 4' })).toContainText(
    'sama dengan Baris 3',
  );
  await press(page, 'Batal');
  await expect(dialog).toHaveCount(0);
  await expectTotal(page, 320);

  await press(page, 'Impor');
  await chooseFile(page, 'soal.csv', asExcel([HEADINGS, CHOICE, ESSAY]));
  await expect(dialog.getByText('Baru (2)')).toBeVisible();
  await press(page, 'Impor 2 soal');
  await expect(page.getByText('2 pertanyaan berhasil ditambahkan.')).toBeVisible();
  await expectTotal(page, 322);
  await page.getByPlaceholder('Cari pertanyaan...').fill('Aku _____; ayo.');
  await expect(rows(page)).toHaveCount(1);
  await press(page, /^Edit pertanyaan/);
  await expect(field(page, 'Baris dialog 1')).toHaveValue('Petruk: Kowé saka ngendi?');
  await expect(field(page, 'Baris dialog 2')).toHaveValue('Gareng: Saka omah.');
  await expect(page.getByRole('radio', { name: 'Pilihan A benar' })).toBeChecked();
  await expect(page.getByLabel('Tingkat tutur')).toHaveValue('ngoko lugu');
  expect(problems).toEqual([]);
});

test('the template is filled in and imported; the export comes back as nothing new', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  await openPanel(page, url);
  await section(page, 'Manajemen Pertanyaan');
  await press(page, 'Impor');
  const dialog = page.getByRole('dialog', { name: 'Impor Pertanyaan' });
  const template = await download(page, 'Unduh templat');
  expect(template.name).toBe('templat_pertanyaan.xlsx');
  const { sheets } = await readXlsx(template.content);
  expect(sheets.map(({ name }) => name)).toEqual(['Soal', 'Petunjuk']);
  const [headings = [], choice = [], essay = []] = sheets[0]?.rows ?? [];
  const mine = choice.map((cell, at) =>
    headings[at] === 'Baris pertanyaan' ? 'Petruk: Bapak _____ zebra.' : cell,
  );

  await chooseFile(
    page,
    'soal kelas 7.xlsx',
    await writeXlsx({ sheets: [{ name: 'Soal', rows: [headings, choice, essay, mine] }] }),
  );
  await expect(dialog.getByText('contoh dari templat')).toHaveCount(2);
  await press(page, 'Impor 1 soal');
  await expect(page.getByText('1 pertanyaan berhasil ditambahkan.')).toBeVisible();
  await expectTotal(page, 321);

  const exported = await download(page, 'Ekspor JSON');
  await press(page, 'Impor');
  await chooseFile(page, exported.name, exported.content);
  await expect(dialog.getByText('Sudah ada (321)')).toBeVisible();
  await expect(dialog.getByText('Baru (0)')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Impor', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Batal' }).click();

  const workbook = await download(page, 'Ekspor XLSX');
  await press(page, 'Impor');
  await chooseFile(page, workbook.name, workbook.content);
  await expect(dialog.getByText('Sudah ada (321)')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a question is copied, the newest stands first, and a deleted one comes back', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  await openPanel(page, url);
  await section(page, 'Manajemen Pertanyaan');
  await page.getByRole('button', { name: 'Salin pertanyaan 101' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Pertanyaan Baru' });
  await field(page, 'Baris dialog 1').fill('Gareng: Iki salinan zebra.');
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Pertanyaan berhasil ditambahkan.')).toBeVisible();
  await expectTotal(page, 321);

  await page.getByLabel('Urutan').selectOption('Terbaru dulu');
  await expect(rows(page).first().getByRole('cell').first()).toHaveText('10001');
  await page.getByPlaceholder('Cari pertanyaan...').fill('ZEBRA');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText('Ditemukan di percakapan:')).toBeVisible();
  await expect(rows(page).locator('mark')).toHaveText('zebra');

  await page.getByRole('button', { name: 'Hapus pertanyaan 10001' }).click();
  await page
    .getByRole('dialog', { name: 'Hapus pertanyaan' })
    .getByRole('button', { name: 'Hapus' })
    .click();
  await expect(page.getByText('Tidak ada pertanyaan yang ditemukan.')).toBeVisible();

  await section(page, 'Catatan Admin');
  const back = page.getByRole('button', { name: 'Kembalikan soal 10001' });
  await back.press('Enter');
  await expect(page.getByText('Pertanyaan berhasil dikembalikan.')).toBeVisible();
  await expect(back).toHaveCount(0);
  await expect(rows(page).first()).toContainText('Mengembalikan soal 10001.');
  await section(page, 'Manajemen Pertanyaan');
  await expectTotal(page, 321);
  expect(problems).toEqual([]);
});
