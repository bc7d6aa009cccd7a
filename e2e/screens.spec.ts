import type { Page } from '@playwright/test';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { CHARACTERS } from '#shared/constants/characters.ts';
import { call } from './support/api.ts';
import { completeLevel, registerByApi, signedInPlayer, signIn } from './support/people.ts';
import { expectQuestion, remembered } from './support/play.ts';
import { playSession, startSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const SELECT = '**/api/progress/character/select';
const LEVELS = '**/api/progress/levels/*';

const level = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Level ${number}`) });

test('the bar leads everywhere, and says who plays with how many points', async ({
  page,
  product,
  problems,
}) => {
  const player = await registerByApi(product.url);
  await completeLevel(product.url, player, 'semar', 1, 1_700);
  await signIn(page, player);
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('img', { name: 'Punakawan' })).toBeVisible();
  await expect(bar).toContainText(player.user.username);
  await expect(bar).toContainText('Skor total 1.700');
  await expect(bar.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  for (const [name, address] of [
    ['Beranda', '/dashboard'],
    ['Papan Peringkat', '/leaderboard'],
    ['Cara Main', '/tutorial'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toContainText(/©|Hak cipta/);
  expect(problems).toEqual([]);
});

test('the home page greets and leads to the game, the tutorial and the ranking', async ({
  page,
  product,
  problems,
}) => {
  const { user } = await signedInPlayer(page, product.url);
  await page.goto('/');
  await expect(
    page.getByRole('heading', {
      name: new RegExp(`^Sugeng (enjing|siang|sonten|dalu), ${user.username}!$`),
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Putar', exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const [name, address] of [
    ['Main', '/main'],
    ['Cara main', '/tutorial'],
    ['Papan peringkat', '/leaderboard'],
  ] as const) {
    await page.goto('/');
    await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(address);
  }
  expect(problems).toEqual([]);
});

test('the wheel turns three seconds, lands on a character, and the server learns it', async ({
  page,
  product,
  problems,
}) => {
  await page.clock.install();
  const player = await signedInPlayer(page, product.url);
  await page.goto('/main');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Putar', exact: true }).click();
  const busy = page.getByRole('button', { name: 'Memutar...' });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Mulai dengan/ })).toHaveCount(0);
  const told = page.waitForResponse(SELECT);
  await page.clock.fastForward(3_000);
  await expect(busy).toHaveCount(0);
  const start = page.getByRole('button', { name: /^Mulai dengan/ });
  const name = (await start.innerText()).replace('Mulai dengan ', '');
  const landed = CHARACTERS.find((character) => character.name === name);
  if (!landed) throw new Error(`the wheel landed on ${name}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(landed.description)).toBeVisible();
  await expect(page.getByRole('img', { name: `Kode QR ${name}` })).toBeVisible();

  // Where the wheel has come to rest, before anybody goes on.
  expect((await told).ok()).toBe(true);
  await start.click();
  await expect(page).toHaveURL('/level-selection');
  const progress = await call(product.url, progressApi.all, {}, player.tokens.accessToken);
  expect(progress.selectedCharacter).toBe(landed._id);
  const { id, image, description } = landed;
  expect(await remembered(page, 'selectedCharacter')).toEqual({ id, name, image, description });
  expect(problems).toEqual([]);
});

test('a character can be picked, also when the server cannot be told', async ({
  page,
  product,
}) => {
  await signedInPlayer(page, product.url);
  await page.route(SELECT, (route) => route.abort('connectionrefused'));
  await page.goto('/main');
  await page.getByRole('button', { name: 'Pilih Bagong' }).click();
  await page.getByRole('button', { name: 'Mulai dengan Bagong' }).click();
  await expect(page).toHaveURL('/level-selection');
  await expect(page.getByText('Bagong', { exact: true })).toBeVisible();
  expect(await remembered(page, 'selectedCharacter')).toMatchObject({ id: 4, name: 'Bagong' });
});

test('levels open one after the other, and show what was reached', async ({
  page,
  product,
  problems,
}) => {
  const player = await signedInPlayer(page, product.url, 'gareng');
  await page.goto('/level-selection');
  await expect(level(page, 1)).not.toContainText('Terkunci');
  await expect(level(page, 1)).not.toContainText('percobaan');
  for (const number of [2, 3, 4]) {
    await expect(level(page, number)).toContainText('Terkunci');
    await expect(level(page, number)).toContainText(`Selesaikan Level ${number - 1} dulu`);
    await level(page, number).click({ force: true });
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL('/level-selection');

  // On another computer, meanwhile; coming back to this window shows it.
  await completeLevel(product.url, player, 'gareng', 1, 1_200);
  await completeLevel(product.url, player, 'gareng', 1, 1_500);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(level(page, 1)).toContainText('Skor 1.500');
  await expect(level(page, 1)).toContainText('2 percobaan');
  await expect(level(page, 2)).not.toContainText('Terkunci');
  await expect(level(page, 3)).toContainText('Terkunci');

  await completeLevel(product.url, player, 'gareng', 2, 1_400);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(level(page, 3)).not.toContainText('Terkunci');
  await level(page, 3).click();
  await expectQuestion(page, 1, 20);
  await expect(page.getByText('Level 3', { exact: true })).toBeVisible();
  expect(await remembered(page, 'selectedLevel')).toBe(3);
  await page.getByRole('link', { name: 'Pilih level' }).click();
  await page.getByRole('button', { name: 'Tinggalkan' }).click();
  await page.getByRole('link', { name: 'Ganti karakter' }).click();
  await expect(page).toHaveURL('/main');
  expect(problems).toEqual([]);
});

test('levels that cannot be loaded are the first one open and the others locked', async ({
  page,
  product,
}) => {
  const player = await registerByApi(product.url);
  await completeLevel(product.url, player, 'gareng', 1);
  await signIn(page, player, 'gareng');
  await page.route(LEVELS, (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, message: 'x', code: 'INTERNAL', requestId: 'x' },
    }),
  );
  await page.goto('/level-selection');
  await expect(level(page, 1)).not.toContainText('Terkunci');
  for (const number of [2, 3, 4]) await expect(level(page, number)).toContainText('Terkunci');
  await page.unroute(LEVELS);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(level(page, 2)).not.toContainText('Terkunci');
});

test('the level screen needs a character, a user and a token', async ({ page, product }) => {
  await signedInPlayer(page, product.url);
  await page.goto('/level-selection');
  await expect(page).toHaveURL('/main');
  // Signed out behind the page's back.
  await page.getByRole('button', { name: 'Pilih Semar' }).click();
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.getByRole('button', { name: 'Mulai dengan Semar' }).click();
  await expect(page).toHaveURL('/login');
});

test('the dashboard of a new player', async ({ page, product, problems }) => {
  const { user } = await signedInPlayer(page, product.url);
  await page.goto('/dashboard');
  await expect(
    page.getByRole('heading', { name: `Sugeng rawuh, ${user.username}!` }),
  ).toBeVisible();
  await expect(page.getByText('Belum ada sesi permainan')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ringkasan' })).toHaveText(
    /Skor total0.*Permainan0.*Skor tertinggi0.*Level1/s,
  );
  expect(problems).toEqual([]);
});

test('the dashboard shows totals and the five newest sessions, and opens them', async ({
  page,
  product,
  problems,
}) => {
  const player = await registerByApi(product.url);
  await completeLevel(product.url, player, 'semar', 1, 1_400);
  const sessions = [];
  for (let index = 0; index < 4; index++) {
    sessions.push(await playSession(product.url, player, { count: 2 }));
  }
  await playSession(product.url, player, { count: 4, characterId: 'gareng', answered: 1 });
  await startSession(product.url, player, 3, 'semar');
  const total = 1_400 + sessions.reduce((sum, { score }) => sum + score, 0);
  await signIn(page, player);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Ringkasan' })).toHaveText(
    new RegExp(
      `Skor total${total.toLocaleString('id-ID')}.*Permainan5.*Skor tertinggi1.400.*Level2`,
      's',
    ),
  );

  const rows = page.getByRole('region', { name: 'Sesi permainan terakhir' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText('0 dari 3 soal');
  await expect(rows.nth(0)).toContainText('Sedang berjalan');
  await expect(rows.nth(1)).toContainText('1 dari 4 soal');
  await expect(rows.nth(1)).toContainText('Ditinggalkan');
  const newest = sessions.at(-1);
  if (!newest) throw new Error('no session');
  await expect(rows.nth(2)).toContainText(`${newest.score} poin`);
  await expect(rows.nth(2)).toContainText('2 dari 2 soal');
  await expect(rows.nth(2)).toContainText('Selesai');
  await expect(rows.nth(2).locator('time')).toHaveAttribute('datetime', newest.createdAt);
  await expect(rows.nth(2).locator('time')).toHaveText(
    /^\d{1,2} (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) 20\d\d/,
  );
  await rows.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(`/game/${newest._id}`);
  await expect(page.getByRole('heading', { name: 'Luar Biasa!' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the leaderboard: empty, the ten best, and the own place below them', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const people = await Promise.all(Array.from({ length: 12 }, () => registerByApi(url)));
  const me = people[0];
  if (!me) throw new Error('nobody registered');
  await signIn(page, me);
  await page.goto(`${url}/leaderboard`);
  const ownRank = page.getByRole('paragraph').filter({ hasText: 'Peringkatmu' });
  await expect(
    page.getByText('Belum ada data permainan. Mulai bermain untuk muncul di leaderboard!'),
  ).toBeVisible();
  await expect(ownRank).toHaveText('Peringkatmu—');

  for (const [index, person] of people.entries()) {
    await completeLevel(url, person, 'semar', 1, (index + 1) * 100);
  }
  await page.reload();
  // Heading, ten rows, and the own one.
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(12);
  const names = people.map(({ user }) => user.username).reverse();
  for (const [index, name] of names.slice(0, 10).entries()) {
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText([
      String(index + 1),
      name,
      // 1,400 points are what a level of twenty needs.
      '0',
      ((12 - index) * 100).toLocaleString('id-ID'),
    ]);
  }
  await expect(rows.nth(11)).toContainText('12');
  await expect(rows.nth(11)).toContainText(`${me.user.username} (kamu)`);
  await expect(rows.nth(11)).toContainText('100');
  await expect(ownRank).toHaveText('Peringkatmu—');
  await expect(page.getByRole('main')).toContainText('Skor tertinggi1.200');
  await expect(page.getByRole('main')).toContainText('Pemain12+');
  await expect(page.getByRole('main')).toContainText('Rata-rata skor650');
  // Crown, medal, award: three icons on the podium and three in the table.
  for (const rank of [1, 2, 3]) await expect(rows.nth(rank).locator('svg')).toHaveCount(1);
  await expect(rows.nth(4).locator('svg')).toHaveCount(0);

  // Among the ten, the own row is marked and stands nowhere else.
  await completeLevel(url, me, 'semar', 1, 2_000);
  await page.reload();
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(1)).toContainText(`${me.user.username} (kamu)`);
  await expect(rows.nth(1).getByRole('cell').nth(2)).toHaveText('1');
  expect(problems).toEqual([]);
});

test('the tutorial explains three steps and the points', async ({ page, product, problems }) => {
  await signedInPlayer(page, product.url);
  await page.goto('/tutorial');
  for (const step of ['1. Pilih karakter', '2. Jawab pertanyaan', '3. Kumpulkan poin']) {
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  }
  await expect(page.getByText('+10 poin')).toBeVisible();
  await expect(page.getByText('bonus waktu sampai +5')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Tips/ })).toBeVisible();
  await page.getByRole('link', { name: 'Mulai Bermain' }).click();
  await expect(page).toHaveURL('/main');
  expect(problems).toEqual([]);
});

test('the test page shows the theme', async ({ page, problems }) => {
  await page.goto('/test');
  for (const section of ['Tombol', 'Isian', 'Huruf', 'Kartu', 'Warna', 'Pilihan jawaban']) {
    await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('/admin tells a player that it is for admins', async ({ page, product, problems }) => {
  await signedInPlayer(page, product.url);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) calls.push(request.url());
  });
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Halaman ini khusus admin')).toBeVisible();
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
});
