import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { BankFile } from '#shared/contracts/bank.ts';
import { type PlayQuestion } from '#shared/contracts/question.ts';
import { CHARACTERS } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { call } from './support/api.ts';
import { firstAdmin, registerByApi, signedInPlayer, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PATH = '/question-manager';

/** A question as a teacher writes it. */
const WRITTEN = {
  lines: ['Gareng: Bapak arep menyang ngendi?', 'Bagong: Bapak badhe dhateng kantor.'],
  questionLine: 'Gareng: Bapak _____ numpak bis.',
  options: ['tindak', 'lunga', 'mlaku', 'kesah'],
  explanation: 'Untuk orang tua dipakai krama inggil: tindak.',
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The dialogue lines and their translations, as they stand in the form. */
async function dialogue(page: Page): Promise<string[][]> {
  const values = (name: RegExp) =>
    page
      .getByRole('textbox', { name })
      .evaluateAll((fields) => fields.map((one) => (one as HTMLTextAreaElement).value));
  const lines = await values(/^Baris dialog \d+$/);
  const translations = await values(/^Terjemahan baris dialog \d+$/);
  return lines.map((line, index) => [line, translations[index] ?? '?']);
}

/** Adds a question to the chosen character and level, and fills everything that is required. */
async function write(page: Page) {
  await button(page, 'Tambah Pertanyaan').click();
  const [first = '', second = ''] = WRITTEN.lines;
  await field(page, 'Baris dialog 1').fill(first);
  await field(page, 'Baris dialog 1').press('Enter');
  await page.keyboard.type(second);
  await field(page, 'Baris pertanyaan').fill(WRITTEN.questionLine);
  for (const [index, option] of WRITTEN.options.entries()) {
    await field(page, `Pilihan ${'ABCD'.charAt(index)}`).fill(option);
  }
  await page.getByRole('radio', { name: 'Pilihan A benar' }).check();
  await field(page, 'Penjelasan').fill(WRITTEN.explanation);
}

/** Presses 'Simpan ke JSON' and waits for the file. */
async function save(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Simpan ke JSON').click(),
  ]);
  return download;
}

/** The browser asks before it leaves unsaved work; whoever reloads wants to. */
const leaveAnyway = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

test('a question is written, downloaded with the built-in ones, deleted and opened again', async ({
  page,
  product,
  problems,
}) => {
  await signedInPlayer(page, product.url);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Manajemen Pertanyaan' })).toBeVisible();
  await page.getByRole('radio', { name: 'Gareng' }).check();
  await page.getByRole('radio', { name: 'Level 2' }).check();
  await expect(page.getByText('Belum Ada Pertanyaan')).toBeVisible();
  await write(page);
  // Only admins save to the server.
  await expect(button(page, 'Simpan ke server')).toHaveCount(0);

  const download = await save(page);
  expect(download.suggestedFilename()).toBe('pertanyaan.json');
  await expect(page.getByRole('heading', { name: 'Berhasil!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kembali ke Menu Utama' })).toHaveAttribute(
    'href',
    '/',
  );

  const file = await download.path();
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, PlayQuestion[]>
  >;
  expect(BankFile.safeParse(saved).success).toBe(true);
  expect(Object.keys(saved)).toEqual(['Semar', 'Gareng', 'Petruk', 'Bagong']);
  for (const { _id, id: number, name } of CHARACTERS) {
    expect(Object.keys(saved[name] ?? {})).toEqual(['1', '2', '3', '4']);
    for (const level of LEVELS) {
      const questions = saved[name]?.[level] ?? [];
      const builtIn = Array.from(
        { length: 20 },
        (_, n) => (number - 1) * 1000 + level * 100 + n + 1,
      );
      const own = _id === 'gareng' && level === 2 ? [10_001] : [];
      expect(questions.map(({ id }) => id)).toEqual([...builtIn, ...own]);
    }
  }
  expect(saved['Gareng']?.['2']?.at(-1)).toEqual({
    id: 10_001,
    character: 'Gareng',
    level: 2,
    type: 'multiple_choice',
    conversation: WRITTEN.lines,
    questionLine: WRITTEN.questionLine,
    options: WRITTEN.options,
    correctAnswer: 0,
    correctAnswerText: '',
    explanation: WRITTEN.explanation,
  });

  await button(page, 'Tambah Pertanyaan Lagi').click();
  await expect(page.getByRole('heading', { name: 'Gareng, level 2' })).toBeVisible();
  await button(page, 'Hapus soal 10001').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Apakah Anda yakin ingin menghapus pertanyaan ini?');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(dialog).toHaveCount(0);
  await button(page, 'Hapus soal 10001').click();
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText('Belum Ada Pertanyaan')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/^1 soal dimuat dari berkas/)).toBeVisible();
  await expect(field(page, 'Baris pertanyaan')).toHaveValue(WRITTEN.questionLine);
  expect((await dialogue(page)).map(([line]) => line)).toEqual(WRITTEN.lines);
  await expect(page.getByRole('radio', { name: 'Pilihan A benar' })).toBeChecked();
  expect(problems).toEqual([]);
});

test('Enter splits a dialogue line and keeps the translation in step, Shift+Enter does not', async ({
  page,
  product,
  problems,
}) => {
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.goto(PATH);
  await button(page, 'Tambah Pertanyaan').click();
  await expect(page.getByRole('button', { name: /^Hapus baris dialog/ })).toHaveCount(0);
  const first = field(page, 'Baris dialog 1');
  await first.fill('Petruk: Sugeng enjing, Rama.');
  await button(page, 'Translate ID').click();
  await field(page, 'Terjemahan baris dialog 1').fill('Petruk: Selamat pagi, Ayah.');

  await first.press('Enter');
  await page.keyboard.type('Semar: Sugeng enjing, Le.');
  await field(page, 'Terjemahan baris dialog 2').fill('Semar: Selamat pagi, Nak.');
  await first.press('Home');
  for (let step = 0; step < 'Petruk: '.length; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await dialogue(page)).toEqual([
    ['Petruk: ', 'Petruk: Selamat pagi, Ayah.'],
    ['Sugeng enjing, Rama.', ''],
    ['Semar: Sugeng enjing, Le.', 'Semar: Selamat pagi, Nak.'],
  ]);

  await page.keyboard.press('Shift+Enter');
  expect(await dialogue(page)).toHaveLength(3);
  await button(page, 'Hapus baris dialog 2').click();
  expect(await dialogue(page)).toEqual([
    ['Petruk: ', 'Petruk: Selamat pagi, Ayah.'],
    ['Semar: Sugeng enjing, Le.', 'Semar: Selamat pagi, Nak.'],
  ]);
  await button(page, 'Hapus baris dialog 1').click();
  await expect(page.getByRole('button', { name: /^Hapus baris dialog/ })).toHaveCount(0);
  expect(await dialogue(page)).toEqual([
    ['Semar: Sugeng enjing, Le.', 'Semar: Selamat pagi, Nak.'],
  ]);
  expect(problems).toEqual([]);
});

test('a question that lacks something is not saved, and what it lacks is marked', async ({
  page,
  product,
}) => {
  await signedInPlayer(page, product.url, 'petruk', 1);
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.goto(PATH);
  await button(page, 'Tambah Pertanyaan').click();
  await button(page, 'Simpan ke JSON').click();
  await expect(page.getByText(/^1 soal belum lengkap/)).toBeVisible();
  const required = [
    'Baris dialog 1',
    'Baris pertanyaan',
    'Pilihan A',
    'Pilihan B',
    'Pilihan C',
    'Pilihan D',
    'Penjelasan',
  ];
  for (const name of required) {
    await expect(field(page, name)).toHaveAccessibleDescription(/Wajib diisi\./);
  }
  await expect(page.getByText('Pilih jawaban yang benar.')).toBeVisible();
  await expect(field(page, 'Hint (opsional)')).not.toHaveAttribute('aria-invalid', 'true');

  // An essay asks for its text instead of the options.
  await page.getByRole('radio', { name: 'Essay' }).check();
  await expect(field(page, 'Pilihan A')).toHaveCount(0);
  await expect(field(page, 'Jawaban yang benar')).toHaveAccessibleDescription(/Wajib diisi\./);
  await field(page, 'Baris dialog 1').fill('Petruk: Aku luwe.');
  await field(page, 'Baris pertanyaan').fill('Semar: Ayo padha _____!');
  await field(page, 'Jawaban yang benar').fill('mangan');
  await field(page, 'Penjelasan').fill('Ngoko untuk makan.');
  expect(downloads).toBe(0);
  const download = await save(page);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    Petruk: { 1: PlayQuestion[] };
  };
  expect(saved.Petruk[1].at(-1)).toMatchObject({
    type: 'essay',
    options: [],
    correctAnswerText: 'mangan',
  });
});

test('unfinished work is there again after a reload, for who wrote it', async ({
  page,
  product,
}) => {
  leaveAnyway(page);
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.goto(PATH);
  await button(page, 'Tambah Pertanyaan').click();
  await field(page, 'Baris pertanyaan').fill('Semar: Ayo padha _____!');
  await page.reload();
  const card = page.getByRole('button', { name: /^Soal 10001/ });
  await expect(card).toContainText('Semar: Ayo padha _____!');
  await expect(page.getByText('1 soal baru', { exact: true }).first()).toBeVisible();
  await card.click();
  await expect(field(page, 'Baris pertanyaan')).toHaveValue('Semar: Ayo padha _____!');

  // The next one at this PC begins with an empty list.
  const other = await registerByApi(product.url);
  await page.evaluate(({ user, tokens }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('accessToken', tokens.accessToken);
    localStorage.setItem('refreshToken', tokens.refreshToken);
  }, other);
  await page.goto(PATH);
  await expect(page.getByText('Belum Ada Pertanyaan')).toBeVisible();
});

test("'Kembali' asks while there is unsaved work, and leads to the menu", async ({
  page,
  product,
  problems,
}) => {
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.goto(PATH);
  await button(page, 'Tambah Pertanyaan').click();
  await page.getByRole('link', { name: 'Kembali' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Kembali' }).click();
  await dialog.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(PATH);
  await button(page, 'Hapus soal 10001').click();
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(page).toHaveURL('/');
  expect(problems).toEqual([]);
});

test('the built-in questions of the chosen level are there to be read', async ({
  page,
  product,
  problems,
}) => {
  await signedInPlayer(page, product.url, 'semar', 1);
  await page.goto(PATH);
  const folded = page.getByRole('heading', { name: 'Soal bawaan Semar level 1' });
  await expect(page.getByText('101', { exact: true })).toHaveCount(0);
  await folded.click();
  await expect(page.getByText('20 soal', { exact: true })).toBeVisible();
  await page.getByText('101', { exact: true }).click();
  await expect(page.getByText('Penjelasan:').first()).toBeVisible();
  await expect(page.getByText('Jawaban benar').first()).toBeVisible();

  // It stays open, and follows the choice.
  await page.getByRole('radio', { name: 'Level 4' }).check();
  await expect(page.getByText('401', { exact: true })).toBeVisible();
  await expect(page.getByText('101', { exact: true })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a broken file changes nothing and says what is wrong', async ({ page, product }) => {
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.goto(PATH);
  const picker = page.locator('input[type=file]');
  const open = (text: string) =>
    picker.setInputFiles({
      name: 'pertanyaan.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await open('bukan json');
  await expect(page.getByText('Isi berkas ini bukan JSON.')).toBeVisible();
  await open(JSON.stringify({ Petruk: { 7: [{ id: 1 }] } }));
  await expect(page.getByText(/^Berkas belum dimuat/)).toBeVisible();
  await expect(page.getByText('Belum Ada Pertanyaan')).toBeVisible();
});

test('an admin also saves to the server, with the defaults of the editor', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const admin = await firstAdmin(url);
  await signIn(page, admin, 'bagong', 3);
  await page.goto(`${url}${PATH}`);
  await write(page);
  await button(page, 'Simpan ke server').click();
  await expect(page.getByText('1 pertanyaan berhasil ditambahkan.')).toBeVisible();
  const found = await call(
    url,
    questionsApi.list,
    { query: { search: WRITTEN.questionLine } },
    admin.tokens.accessToken,
  );
  expect(found).toMatchObject([
    {
      characterId: 'bagong',
      level: 3,
      question: WRITTEN.questionLine,
      options: WRITTEN.options,
      correctAnswer: 0,
      difficulty: 'medium',
      category: 'general',
      points: 10,
    },
  ]);
  expect(problems).toEqual([]);
});
