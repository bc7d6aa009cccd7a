import { expect } from '@playwright/test';
import { ERROR_MESSAGE, ERROR_STATUS } from '#shared/errors.ts';
import { pupilNames, tapPin } from '../classroom.ts';
import { type Visit, type Screen, heading, press } from './screen.ts';

/** The door of a class of thirty-six at which every PIN is wrong; nobody has to be enrolled for it. */
async function openDoor({ page }: Visit) {
  const members = pupilNames(36).map((name, index) => ({
    _id: String(index + 1),
    name,
    number: null,
  }));
  await page.route('**/api/class-login/*', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, data: { name: 'Kelas 5B', members } } })
      : route.fulfill({
          status: ERROR_STATUS.PIN_WRONG,
          json: {
            success: false,
            message: ERROR_MESSAGE.PIN_WRONG,
            code: 'PIN_WRONG',
            requestId: 'r1',
          },
        }),
  );
  await page.goto('/kelas/K4WN9');
}

/** What somebody sees who is not signed in. */
export const DOORS: readonly Screen[] = [
  { name: 'login', path: '/login', ready: heading('Sugeng rawuh!'), who: 'visitor' },
  {
    name: 'login-refused',
    path: '/login',
    ready: async ({ page }) => {
      await page.getByLabel('Email atau nama pengguna').fill('ratri');
      await page.getByLabel('Kata sandi', { exact: true }).fill('bukan rahasia');
      await press(page, 'Masuk');
      await expect(page.getByText('Email, nama pengguna, atau kata sandi salah.')).toBeVisible();
    },
    who: 'visitor',
  },
  {
    name: 'class-code',
    path: '/kelas',
    ready: heading('Masuk dengan kode kelas'),
    who: 'visitor',
  },
  {
    name: 'class-door',
    path: '/kelas',
    ready: async (visit) => {
      await openDoor(visit);
      await heading('Kamu yang mana?')(visit);
    },
    who: 'visitor',
  },
  {
    name: 'class-pin',
    path: '/kelas',
    ready: async (visit) => {
      await openDoor(visit);
      await visit.page.getByRole('button', { name: 'Sekar Arum Kinanthi' }).click();
      await tapPin(visit.page, '1234');
      await expect(visit.page.getByRole('alert')).toBeVisible();
    },
    who: 'visitor',
  },
  { name: 'register', path: '/register', ready: heading('Ayo gabung!'), who: 'visitor' },
  {
    name: 'register-refused',
    path: '/register',
    ready: async ({ page }) => {
      await press(page, 'Daftar');
      await expect(page.getByText('Wajib diisi.')).toHaveCount(4);
    },
    who: 'visitor',
  },
  { name: 'guide', path: '/bantuan', ready: heading('Panduan Guru'), who: 'visitor' },
  { name: 'theme', path: '/test', ready: heading('Tema Punakawan'), who: 'visitor' },
  { name: 'setup', path: '/admin-setup', ready: heading('Setup Admin Pertama'), who: 'visitor' },
  {
    name: 'setup-refused',
    path: '/admin-setup',
    ready: async ({ page }) => {
      await press(page, 'Buat Admin');
      await expect(page.getByText('Semua field harus diisi')).toBeVisible();
    },
    who: 'visitor',
  },
];
