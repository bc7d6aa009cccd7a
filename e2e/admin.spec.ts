import { readFileSync } from 'node:fs';
import { openPanel, rows, section } from './support/admin.ts';
import { completeLevel, registerByApi } from './support/people.ts';
import { playSession } from './support/sessions.ts';
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
