import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import {
  adminApi,
  type AnalyticsSortField,
  type SortOrder,
} from '#shared/contracts/admin.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { analyticsHeadings } from '#shared/texts/admin.ts';
import { download, openPanel, press, rows, section } from './support/admin.ts';
import { call } from './support/api.ts';
import { completeLevel, registerByApi, type SignedIn } from './support/people.ts';
import { playSession, startSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

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

/** A row of the analytics as the API has it, in what the table and the files show of it. */
type Row = Awaited<ReturnType<typeof analyticsOf>>[number];

const analyticsOf = (
  baseUrl: string,
  { tokens }: SignedIn,
  query: { sortBy?: AnalyticsSortField; sortOrder?: SortOrder; page?: number } = {},
) => call(baseUrl, adminApi.userAnalytics, { query }, tokens.accessToken);

const namesOf = (users: readonly Row[]) => users.map(({ username }) => username);

test('the analytics are sorted by every field both ways, searched, paged and exported', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const players = await Promise.all(Array.from({ length: 11 }, () => registerByApi(url)));
  for (const [index, player] of players.entries()) {
    await completeLevel(url, player, 'semar', 1, (index + 1) * 100);
  }
  // Whom the fields put into different orders.
  for (const player of players.slice(3, 5)) await completeLevel(url, player, 'petruk', 1, 100);
  const admin = await openPanel(page, url);
  await section(page, 'Analytics User');
  const main = page.getByRole('main');
  await expect(main).toContainText('Total User12');
  // Thirteen runs of five minutes.
  await expect(main).toContainText('Total Waktu Bermain1j 5m');
  await expect(main).toContainText('Aktif Hari Ini12');

  const names = () => page.getByRole('rowheader').allInnerTexts();
  const byScore = await analyticsOf(url, admin);
  await expect.poll(names).toEqual(namesOf(byScore));
  await press(page, 'Selanjutnya');
  await expect(rows(page)).toHaveCount(2);
  await press(page, 'Sebelumnya');
  await expect(rows(page)).toHaveCount(10);

  for (const [heading, sortBy] of [
    ['Username', 'username'],
    ['Waktu Bermain', 'totalPlayTime'],
    ['Permainan', 'gamesPlayed'],
    ['Skor Tertinggi', 'highestScore'],
    ['Login Terakhir', 'lastLogin'],
    ['Skor Total', 'totalScore'],
  ] as const) {
    await page.getByLabel('Urutkan menurut').selectOption(heading);
    for (const [direction, sortOrder] of [
      ['Menaik', 'asc'],
      ['Menurun', 'desc'],
    ] as const) {
      await page.getByLabel('Arah urutan').selectOption(direction);
      const expected = await analyticsOf(url, admin, { sortBy, sortOrder });
      await expect.poll(names, `${sortBy} ${sortOrder}`).toEqual(namesOf(expected));
      const values = expected.map((user) => user[sortBy] ?? '');
      const rising = values.toSorted((a, b) =>
        typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'id'),
      );
      expect(values).toEqual(sortOrder === 'asc' ? rising : rising.toReversed());
    }
    await expect(page.getByRole('columnheader', { name: heading })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  }
  await press(page, /^Skor Total, urutkan/);
  await expect(page.getByRole('columnheader', { name: 'Skor Total' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  const search = page.getByPlaceholder('Cari username atau email...');
  await search.fill('tidak ada orang ini');
  await expect(page.getByText('Tidak ada user yang ditemukan.')).toBeVisible();
  const wanted = players[3]?.user ?? { username: '?', email: '?' };
  await search.fill(wanted.email);
  await expect.poll(names).toEqual([wanted.username]);

  // What is listed is what is exported, to the last cell.
  const expected = [
    Object.values(analyticsHeadings),
    [wanted.username, wanted.email, '500', '10', '', '2', '400', '1'],
  ];
  const withoutTime = (table: unknown[][]) =>
    table.map((row) => row.map((cell, at) => (at === 4 && row !== table[0] ? '' : String(cell))));
  const csv = await download(page, 'Export CSV');
  expect(csv.name).toBe('user_analytics.csv');
  expect(withoutTime(parseCsv(csv.content.toString('utf8')))).toEqual(expected);
  const xlsx = await download(page, 'Export XLSX');
  expect(xlsx.name).toBe('user_analytics.xlsx');
  const { sheets } = await readXlsx(xlsx.content);
  expect(withoutTime(sheets[0]?.rows ?? [])).toEqual(expected);
  expect(problems).toEqual([]);
});

test('the analysis puts the bad question on top, and behind it the hardly answered', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const admin = await openPanel(page, url);
  const { accessToken } = admin.tokens;
  // Nothing else is drawn for Bagong than what follows.
  const builtIn = await call(
    url,
    questionsApi.list,
    { query: { characterId: 'bagong', level: 1, limit: 100 } },
    accessToken,
  );
  for (const { _id } of builtIn) {
    await call(url, adminApi.deleteQuestion, { params: { id: _id } }, accessToken);
  }
  const add = async (animal: string) => {
    const body = {
      characterId: 'bagong',
      question: `Bagong: Iki _____, yaiku ${animal}.`,
      questionType: 'multiple_choice' as const,
      options: ['apa', 'sapa', 'pira', 'endi'],
      correctAnswer: 0,
      explanation: 'Apa.',
    };
    return (await call(url, adminApi.createQuestion, { body }, accessToken))._id;
  };
  const play = async (count: number, right: ReadonlySet<string>) => {
    const pupil = await registerByApi(url);
    const { _id: sessionId, questions } = await startSession(url, pupil, count, 'bagong');
    for (const { _id: questionId, options } of questions) {
      const selectedAnswer = options.indexOf(right.has(questionId) ? 'apa' : 'sapa');
      const body = { sessionId, questionId, timeSpent: 3, selectedAnswer };
      await call(url, gameApi.answer, { body }, pupil.tokens.accessToken);
    }
  };
  const [good, bad] = [await add('gajah'), await add('kancil')];
  for (let round = 0; round < 5; round++) await play(2, new Set([good]));
  const hardly = await add('macan');
  await play(3, new Set([good]));

  await section(page, 'Analisis Soal');
  const lines = page.getByRole('rowgroup').last().getByRole('row');
  await expect(lines.nth(0)).toContainText(new RegExp(`^${bad}.*Perlu diperiksa60%`));
  await expect(lines.nth(1)).toContainText(new RegExp(`^${good}.*6100%`));
  await expect(lines.nth(2)).toContainText(new RegExp(`^${hardly}.*Baru 1 jawaban10%`));
  await expect(lines.nth(3)).toContainText('belum dijawab');

  await press(page, `Rincian jawaban soal ${bad}`);
  await expect(
    page.getByText('Pilihan salah lebih sering dipilih daripada yang benar'),
  ).toBeVisible();
  await page.getByLabel('Karakter').selectOption('Semar');
  await expect(page.getByText('1–10 dari 80 soal')).toBeVisible();
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
