import type { Page } from '@playwright/test';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { call } from './support/api.ts';
import { busyTwice } from './support/busy.ts';
import { registerByApi, signedInPlayer, signIn } from './support/people.ts';
import { expectQuestion, remembered } from './support/play.ts';
import { expect, newPerson, test } from './support/test.ts';

/** Every address that is for players; the session number belongs to nobody. */
const PLAYER_ROUTES = [
  '/',
  '/main',
  '/dashboard',
  '/tutorial',
  '/leaderboard',
  '/game/1',
  '/level-selection',
  '/gameplay',
  '/question-manager',
  '/admin',
];
const STORED = [
  'accessToken',
  'refreshToken',
  'user',
  'selectedCharacter',
  'selectedLevel',
  'lastGameData',
];

const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), STORED);

const password = (page: Page) => page.getByLabel('Kata sandi', { exact: true });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Masuk', exact: true });

async function fillLogin(page: Page, name: string, secret: string) {
  await page.getByLabel('Email atau nama pengguna').fill(name);
  await password(page).fill(secret);
}

async function logIn(page: Page, name: string, secret: string) {
  await fillLogin(page, name, secret);
  await loginButton(page).click();
}

/** By the link below the login form; its fields are there until the other screen has come. */
async function toRegistration(page: Page) {
  await page.getByRole('link', { name: 'Daftar' }).last().click();
  await expect(page.getByRole('heading', { name: 'Ayo gabung!' })).toBeVisible();
}

/** The sentence under a field, as a screen reader gets it. */
const expectRemark = (page: Page, label: string, remark: string) =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(remark);

test('a visitor is sent to /login from every screen for players', async ({ page, problems }) => {
  for (const path of PLAYER_ROUTES) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(loginButton(page)).toBeVisible();
  }
  await page.goto('/tidak/ada');
  await expect(page).toHaveURL('/login');
  expect(problems).toEqual([]);
});

test('/test and /admin-setup need no login', async ({ page, product, problems }) => {
  for (const path of ['/test', '/admin-setup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await signedInPlayer(page, product.url);
  for (const path of ['/test', '/admin-setup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(problems).toEqual([]);
});

test('a player is sent to / from /login, /register and addresses that do not exist', async ({
  page,
  product,
  problems,
}) => {
  await signedInPlayer(page, product.url);
  for (const path of ['/login', '/register', '/tidak/ada']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await expect(page.getByRole('heading', { name: /^Sugeng / })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('after signing in a player comes to where they were going, otherwise to /', async ({
  page,
  product,
  problems,
}) => {
  const person = newPerson();
  await registerByApi(product.url, person);
  await page.goto('/tutorial?dari=guru');
  await expect(page).toHaveURL('/login');
  // By the email address, whatever its case.
  await logIn(page, person.email.toUpperCase(), person.password);
  await expect(page).toHaveURL('/tutorial?dari=guru');
  expect(await storedKeys(page)).toEqual(['accessToken', 'refreshToken', 'user']);
  expect(await remembered(page, 'user')).toMatchObject({
    username: person.username,
    totalScore: 0,
    gamesPlayed: 0,
    highestScore: 0,
    level: 1,
  });

  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken') ?? '');
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL('/login');
  expect(await storedKeys(page)).toEqual([]);
  // The server has ended the session, too.
  await expect(async () => {
    await expect(call(product.url, authApi.refresh, { body: { refreshToken } })).rejects.toThrow();
  }).toPass();

  // By the name; and not to where the player before was.
  await logIn(page, person.username, person.password);
  await expect(page).toHaveURL('/');
  expect(problems).toEqual([]);
});

test('a failed login says why', async ({ page, product }) => {
  const person = newPerson();
  await registerByApi(product.url, person);
  await page.goto('/login');
  await loginButton(page).click();
  await expectRemark(page, 'Email atau nama pengguna', 'Wajib diisi.');
  await expectRemark(page, 'Kata sandi', 'Wajib diisi.');

  await logIn(page, person.email, 'bukan rahasia');
  await expect(page.getByText('Email, nama pengguna, atau kata sandi salah.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email atau nama pengguna')).toHaveValue(person.email);

  await page.route('**/api/auth/login', (route) => route.abort('connectionrefused'));
  await loginButton(page).click();
  await expect(page.getByText('Gagal masuk', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Tidak dapat terhubung ke server/)).toBeVisible();
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await loginButton(page).click();
  await expect(page.getByText('Gagal masuk', { exact: true })).toBeVisible();
  await expect(page.getByText('Bad Gateway')).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([]);
});

test('a login is sent once, and the password can be looked at', async ({ page, product }) => {
  const person = newPerson();
  await registerByApi(product.url, person);
  let sent = 0;
  let answerNow = () => {};
  const asked = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route('**/api/auth/login', async (route) => {
    sent++;
    await asked;
    await route.continue();
  });
  await page.goto('/login');
  await fillLogin(page, person.email, person.password);
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sembunyikan kata sandi' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');

  await loginButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Masuk...' })).toBeDisabled();
  answerNow();
  await expect(page).toHaveURL('/');
  expect(sent).toBe(1);
});

test('registration says what is wrong, and leads to the dashboard', async ({ page, product }) => {
  const [known, person] = [newPerson(), newPerson()];
  await registerByApi(product.url, known);
  await page.goto('/login');
  await toRegistration(page);
  await expect(page).toHaveURL('/register');
  const submit = page.getByRole('button', { name: 'Daftar', exact: true });
  const confirmation = page.getByLabel('Ulangi kata sandi');
  await submit.click();
  for (const label of ['Nama pengguna', 'Email', 'Kata sandi', 'Ulangi kata sandi']) {
    await expectRemark(page, label, 'Wajib diisi.');
  }

  await page.getByLabel('Nama pengguna').fill(known.username);
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await page.getByLabel('Email').fill('ratri');
  await password(page).fill('12345');
  await confirmation.fill('12345');
  await submit.click();
  await expectRemark(page, 'Email', 'Alamat email belum benar.');
  await expectRemark(page, 'Kata sandi', 'Password must be at least 6 characters long');

  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
  await confirmation.fill(`${person.password}!`);
  await submit.click();
  await expectRemark(page, 'Ulangi kata sandi', 'Passwords do not match');

  await confirmation.fill(person.password);
  await submit.click();
  const taken = 'Nama pengguna sudah dipakai. Pilih nama lain.';
  await expect(page.getByText(taken).first()).toBeVisible();
  await expectRemark(page, 'Nama pengguna', taken);

  await page.getByLabel('Nama pengguna').fill(person.username);
  await page.route('**/api/auth/register', (route) => route.abort('connectionrefused'));
  await submit.click();
  await expect(page.getByText('Gagal mendaftar', { exact: true })).toBeVisible();
  await page.unroute('**/api/auth/register');

  await submit.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(
    page.getByRole('heading', { name: `Sugeng rawuh, ${person.username}!` }),
  ).toBeVisible();
  expect(await storedKeys(page)).toEqual(['accessToken', 'refreshToken', 'user']);
});

test('from registration to the dashboard, also for who wanted to go elsewhere', async ({
  page,
  problems,
}) => {
  const person = newPerson();
  await page.goto('/leaderboard');
  await toRegistration(page);
  await page.getByLabel('Nama pengguna').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
  await page.getByLabel('Ulangi kata sandi').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  expect(problems).toEqual([]);
});

test('who is no longer known to the server starts again at /login, with nothing left', async ({
  page,
  product,
}) => {
  const person = newPerson();
  const { user } = await registerByApi(product.url, person);
  await signIn(
    page,
    { user, tokens: { accessToken: 'bukan.token.lagi', refreshToken: 'sudah dicabut' } },
    'semar',
    1,
  );
  await page.goto('/level-selection');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Sesi masuk sudah berakhir. Silakan masuk lagi.')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await logIn(page, person.email, person.password);
  // The character was forgotten with the rest.
  await expect(page).toHaveURL('/main');
});

test('an access token that has run out is refreshed once, and nobody notices', async ({
  page,
  product,
}) => {
  const { user, tokens } = await registerByApi(product.url);
  await signIn(page, { user, tokens: { ...tokens, accessToken: 'sudah.habis.waktunya' } });
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Belum ada sesi permainan')).toBeVisible();
  expect(refreshes).toHaveLength(1);
  const stored = await page.evaluate(() => localStorage.getItem('refreshToken'));
  expect(stored).not.toBe(tokens.refreshToken);
});

test('a login that a busy server puts off waits for its turn by itself', async ({
  page,
  product,
}) => {
  const person = newPerson();
  await call(product.url, authApi.register, { body: person });
  const bodies = await busyTwice(page, '**/api/auth/login', async () => {
    await expect(page.getByRole('status').getByText('Antre sebentar')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/');
  expect(bodies).toHaveLength(3);
});

test("a 'too many requests' is no reason to sign out or to refresh", async ({ page, product }) => {
  await signedInPlayer(page, product.url, 'semar', 1);
  await page.route('**/api/questions/**', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '30' },
      json: { success: false, message: 'x', code: 'TOO_MANY_REQUESTS', requestId: 'x' },
    }),
  );
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
  });
  await page.goto('/gameplay');
  await expectQuestion(page, 1, 20);
  expect(refreshes).toEqual([]);
  expect(await storedKeys(page)).toContain('accessToken');
});

test('the first admin is made once, and the login screen then stops offering it', async ({
  page,
  freshProduct,
}) => {
  const admin = newPerson();
  await page.clock.install();
  await page.goto(`${freshProduct.url}/login`);
  await page.getByRole('link', { name: 'Buat admin pertama' }).click();
  await expect(page.getByRole('heading', { name: 'Setup Admin Pertama' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login di sini' })).toHaveAttribute('href', '/login');
  const submit = page.getByRole('button', { name: 'Buat Admin', exact: true });
  const fields = {
    username: page.getByLabel('Username'),
    email: page.getByLabel('Email'),
    password: password(page),
    confirmation: page.getByLabel('Konfirmasi'),
  };
  for (const field of Object.values(fields)) await expect(field).toHaveAttribute('required', '');

  await submit.click();
  await expect(page.getByText('Semua field harus diisi')).toBeVisible();
  await fields.username.fill(admin.username);
  await fields.email.fill(admin.email);
  await fields.password.fill('12345');
  await fields.confirmation.fill('123456');
  await submit.click();
  await expect(page.getByText('Password dan konfirmasi password tidak cocok')).toBeVisible();
  await fields.confirmation.fill('12345');
  await submit.click();
  await expect(page.getByText('Password minimal 6 karakter')).toBeVisible();

  await fields.password.fill(admin.password);
  await fields.confirmation.fill(admin.password);
  const address = '**/api/admin/setup-first-admin';
  await page.route(address, (route) => route.abort('connectionrefused'));
  await submit.click();
  await expect(page.getByText('Terjadi kesalahan koneksi')).toBeVisible();
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ status: 500, body: 'rusak' }));
  await submit.click();
  await expect(page.getByText('Gagal membuat admin')).toBeVisible();
  await page.unroute(address);

  let answerNow = () => {};
  const asked = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route(address, async (route) => {
    await asked;
    await route.continue();
  });
  await submit.click();
  await expect(page.getByRole('button', { name: 'Membuat Admin...' })).toBeDisabled();
  answerNow();
  await expect(page.getByText('Admin pertama berhasil dibuat. Silakan masuk.')).toBeVisible();
  await expect(page).toHaveURL(`${freshProduct.url}/admin-setup`);
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL(`${freshProduct.url}/login`);
  await expect(page.getByRole('link', { name: 'Buat admin pertama' })).toHaveCount(0);

  await logIn(page, admin.email, admin.password);
  await expect(page.getByRole('link', { name: 'Admin' }).first()).toBeVisible();
  await page.goto(`${freshProduct.url}/admin-setup`);
  await expect(page.getByText(/^Admin sudah ada/)).toBeVisible();
  await expect(submit).toHaveCount(0);
});
