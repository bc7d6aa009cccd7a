import type { Browser, Page } from '@playwright/test';
import { allEndpoints } from '#shared/contracts/all-endpoints.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { API_PREFIX } from '#shared/constants/limits.ts';
import { ERROR_MESSAGE, ERROR_STATUS } from '#shared/errors.ts';
import { call } from './support/api.ts';
import { field, openPanel, press, rows, section } from './support/admin.ts';
import { completeLevel, registerByApi, signIn, type SignedIn } from './support/people.ts';
import { schoolPerson } from './support/school.ts';
import { playSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** A page of another computer on which somebody has signed in. */
async function pageOf(browser: Browser, baseURL: string, person: SignedIn): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('banner')).toContainText(person.user.username);
  return page;
}

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Email atau nama pengguna').fill(login);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

/** Opens the page of one user from the list. */
async function openUser(page: Page, username: string): Promise<void> {
  await section(page, 'Pengguna');
  await page.getByRole('link', { name: username, exact: true }).click();
  await expect(page.getByRole('heading', { name: username, level: 2 })).toBeVisible();
}

/** Says yes in the dialog with this title. */
const confirm = (page: Page, title: string, button: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: button }).click();

const says = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('a forgotten password is made anew, shown once, and opens the account', async ({
  page,
  browser,
  freshProduct: { url },
  problems,
}) => {
  const ratri = await registerByApi(url, schoolPerson('Ratri'));
  await openPanel(page, url);
  const student = await pageOf(browser, url, ratri);
  await section(page, 'Pengguna');
  await press(page, 'Atur ulang kata sandi Ratri');
  await confirm(page, 'Reset kata sandi', 'Buat kata sandi baru');
  const shown = page.getByRole('dialog', { name: 'Kata sandi baru' });
  const password = await shown.getByRole('textbox', { name: /Ratri/ }).inputValue();
  expect(password.length).toBeGreaterThanOrEqual(6);
  await shown.getByRole('button', { name: 'Sudah dicatat' }).click();
  await expect(shown).toHaveCount(0);
  // Nowhere any more, neither on the page nor in the log.
  await section(page, 'Catatan Admin');
  await says(page, 'Mengatur ulang kata sandi Ratri.');
  expect(await page.content()).not.toContain(password);

  // The old sign-in has ended, the old password is none any more.
  await expect(student).toHaveURL('/login');
  await logIn(student, 'Ratri', 'rahasia');
  await says(student, ERROR_MESSAGE.INVALID_CREDENTIALS);
  await logIn(student, 'Ratri', password);
  await expect(student.getByRole('banner')).toContainText('Ratri');
  await student.close();
  expect(problems).toEqual([]);
});

test('a teacher becomes an admin and stops being one; the last admin stays', async ({
  page,
  browser,
  freshProduct: { url },
  problems,
}) => {
  const sri = await registerByApi(url, schoolPerson('Bu Sri'));
  const admin = await openPanel(page, url);
  const colleague = await pageOf(browser, url, sri);
  await expect(colleague.getByRole('link', { name: 'Admin' })).toHaveCount(0);

  await openUser(page, 'Bu Sri');
  await press(page, 'Jadikan admin');
  await confirm(page, 'Jadikan admin', 'Jadikan admin');
  await expect(page.getByRole('button', { name: 'Cabut hak admin' })).toBeVisible();
  // A right that changes ends every sign-in: the new one begins with the password.
  await colleague.reload();
  await expect(colleague).toHaveURL(/\/login$/);
  await logIn(colleague, 'Bu Sri', 'rahasia');
  await colleague.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(colleague.getByRole('heading', { name: 'Dashboard Admin' })).toBeVisible();

  await press(page, 'Cabut hak admin');
  await confirm(page, 'Cabut hak admin', 'Cabut hak admin');
  await expect(page.getByRole('button', { name: 'Jadikan admin' })).toBeVisible();
  await colleague.reload();
  await expect(colleague).toHaveURL(/\/login$/);
  await logIn(colleague, 'Bu Sri', 'rahasia');
  await expect(colleague.getByRole('banner')).toContainText('Bu Sri');
  await colleague.goto('/admin');
  await says(colleague, 'Halaman ini khusus admin');
  await colleague.close();

  // On their own page there is nothing to press, and the call that would do it is refused.
  await openUser(page, admin.user.username);
  await says(page, 'Ini akun Anda sendiri.');
  for (const name of ['Cabut hak admin', 'Nonaktifkan', 'Hapus pengguna']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  const params = { id: admin.user._id };
  const { accessToken } = admin.tokens;
  const lastOne = ERROR_MESSAGE.LAST_ADMIN;
  await expect(
    call(url, adminUsersApi.setRole, { params, body: { role: 'player' } }, accessToken),
  ).rejects.toThrow(lastOne);
  await expect(
    call(url, adminUsersApi.setActive, { params, body: { active: false } }, accessToken),
  ).rejects.toThrow(lastOne);
  const confirmed = { params, body: { confirmation: admin.user.username } };
  await expect(call(url, adminUsersApi.remove, confirmed, accessToken)).rejects.toThrow(lastOne);
  expect(problems).toEqual([]);
});

test('who is deactivated is out at once and told so, until they are let in again', async ({
  page,
  browser,
  freshProduct: { url },
  problems,
}) => {
  const ratri = await registerByApi(url, schoolPerson('Ratri'));
  await openPanel(page, url);
  const student = await pageOf(browser, url, ratri);
  await openUser(page, 'Ratri');
  await press(page, 'Nonaktifkan');
  await confirm(page, 'Nonaktifkan pengguna', 'Nonaktifkan');
  await expect(page.getByRole('button', { name: 'Aktifkan lagi' })).toBeVisible();

  await expect(student).toHaveURL('/login');
  await logIn(student, 'Ratri', 'rahasia');
  await says(student, 'Akun ini sedang dinonaktifkan. Tanyakan pada gurumu.');

  await press(page, 'Aktifkan lagi');
  await confirm(page, 'Aktifkan pengguna', 'Aktifkan lagi');
  await expect(page.getByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
  await logIn(student, 'Ratri', 'rahasia');
  await expect(student).toHaveURL('/dashboard');
  await student.close();
  expect(problems).toEqual([]);
});

test('the page of a user tells how they play; they are deleted once their name is typed', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const ratri = await registerByApi(url, schoolPerson('Ratri'));
  await completeLevel(url, ratri, 'petruk', 1, 1_700);
  await playSession(url, ratri, { count: 3, isRight: (index) => index > 0 });
  await openPanel(page, url);
  await openUser(page, 'Ratri');
  const main = page.getByRole('main');
  await expect(main).toContainText('Skor Tertinggi1.700');
  await expect(main).toContainText('Permainan2');
  await expect(page.getByRole('row').last()).toContainText(/Petruk.*2.*3.*Selesai/);
  await expect(main).toContainText(/[123] benar dari [123]/);

  await press(page, 'Hapus pengguna');
  const dialog = page.getByRole('dialog', { name: 'Hapus pengguna' });
  await expect(dialog).toContainText('Ratri dan semua datanya akan hilang untuk selamanya:');
  await expect(dialog).toContainText(/Sesi permainan\s*1/);
  await expect(dialog).toContainText(/Jawaban\s*3/);
  const forever = dialog.getByRole('button', { name: 'Hapus selamanya' });
  const typed = field(page, 'Ketik "Ratri" untuk melanjutkan');
  await typed.fill('ratr');
  await expect(forever).toBeDisabled();
  await typed.fill('Ratri');
  await forever.click();
  await says(page, 'Pengguna Ratri dan semua datanya berhasil dihapus.');
  await expect(page.getByRole('link', { name: 'Ratri', exact: true })).toHaveCount(0);

  await section(page, 'Catatan Admin');
  await expect(rows(page).first()).toContainText(
    'Menghapus pengguna Ratri beserta 1 sesi, 3 jawaban, dan 1 permainan level.',
  );
  expect(problems).toEqual([]);
});

test('a user without an email is added with a password to write down, and renamed', async ({
  page,
  freshProduct: { url },
}) => {
  await registerByApi(url, schoolPerson('Bagas'));
  await openPanel(page, url);
  await section(page, 'Pengguna');
  await press(page, 'Tambah Pengguna');
  const dialog = page.getByRole('dialog', { name: 'Tambah Pengguna' });
  const add = dialog.getByRole('button', { name: 'Tambah', exact: true });
  await field(page, 'Nama pengguna').fill('bagas');
  await add.click();
  // The server's refusal stands at its field.
  await expect(field(page, 'Nama pengguna')).toHaveAccessibleDescription(
    new RegExp(ERROR_MESSAGE.USERNAME_TAKEN),
  );
  await field(page, 'Nama pengguna').fill('Laras');
  await add.click();
  await expect(page.getByRole('textbox', { name: /Laras/ })).not.toHaveValue('');
  await press(page, 'Sudah dicatat');
  await press(page, 'Edit Laras');
  await field(page, 'Nama pengguna').fill('Laras Ayu');
  // As on a phone: Back closes what lies on top, and asks when something would be lost.
  await page.goBack();
  await confirm(page, 'Buang perubahan?', 'Lanjut mengisi');
  await press(page, 'Simpan');
  await expect(page.getByRole('link', { name: 'Laras Ayu', exact: true })).toBeVisible();

  await section(page, 'Catatan Admin');
  await expect(rows(page).first()).toContainText(
    'Mengubah nama pengguna dari Laras menjadi Laras Ayu.',
  );
  await page.getByPlaceholder('Cari nama admin atau tindakan...').fill('membuat pengguna');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Membuat pengguna Laras.');
});

test('a player at /admin sees the notice, and every admin call refuses them', async ({
  page,
  product: { url },
}) => {
  const player = await registerByApi(url);
  await signIn(page, player);
  await page.goto('/admin');
  await says(page, 'Halaman ini khusus admin');
  await expect(page.getByRole('navigation', { name: 'Menu Admin' })).toHaveCount(0);

  const forAdmins = allEndpoints.filter(({ endpoint }) => endpoint.access === 'admin');
  expect(forAdmins.length).toBeGreaterThan(20);
  for (const { name, endpoint } of forAdmins) {
    const path = endpoint.path.replace(/:\w+/g, '1');
    const answer = await page.request.fetch(`${API_PREFIX}${path}`, {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${player.tokens.accessToken}` },
      ...(endpoint.method === 'GET' ? {} : { data: {} }),
    });
    const { code, message } = (await answer.json()) as { code: string; message: string };
    expect([name, answer.status(), code, message]).toEqual([
      name,
      ERROR_STATUS.FORBIDDEN,
      'FORBIDDEN',
      ERROR_MESSAGE.FORBIDDEN,
    ]);
  }
});
