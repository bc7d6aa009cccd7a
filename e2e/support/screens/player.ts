import { expect, type Page } from '@playwright/test';
import type { MyClassRanking } from '#shared/contracts/class-ranking.contract.ts';
import { completeLevel } from '../people.ts';
import { playSession } from '../sessions.ts';
import { type Visit, type Screen, heading, press } from './screen.ts';
import { classRanks } from './classes.ts';

/** Writes a complete question in the question manager. */
async function writeQuestion({ page }: Visit) {
  const fill = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text);
  await press(page, 'Tambah Pertanyaan');
  await fill('Baris dialog 1', 'Bagong: Kang, Bapak arep menyang ngendi?');
  await fill('Baris pertanyaan', 'Petruk: Bapak _____ dhateng kantor.');
  for (const [index, option] of ['tindak', 'lunga', 'mlaku', 'kesah'].entries()) {
    await fill(`Pilihan ${'ABCD'.charAt(index)}`, option);
  }
  await page.getByRole('radio', { name: 'Pilihan A benar' }).check();
  await fill('Penjelasan', 'Untuk orang tua dipakai krama inggil: tindak.');
}

/** The boards of a class of twenty-four, in which the player is the fourteenth. */
async function showClassRanking(page: Page, me: string, state: 'shown' | 'hidden') {
  const ranking = classRanks(state === 'shown' ? 24 : 0, me);
  const data: MyClassRanking = {
    state,
    className: 'Kelas 5B',
    ranking,
    me: ranking[13] ?? null,
    memberCount: 26,
  };
  await page.route('**/api/classes/mine/leaderboard?*', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await page.reload();
  await press(page, 'Kelasku');
}

/** What a player sees beside their game. */
export const PLAYER: readonly Screen[] = [
  {
    name: 'ranking',
    path: '/leaderboard',
    ready: async ({ page, player, baseUrl }) => {
      await completeLevel(baseUrl, player, 'petruk', 1);
      await page.reload();
      await expect(page.getByText('(kamu)').first()).toBeVisible();
    },
  },
  {
    name: 'ranking-class',
    path: '/leaderboard',
    ready: async ({ page, player }) => {
      await showClassRanking(page, player.user._id, 'shown');
      await expect(page.getByText('(kamu)').first()).toBeVisible();
    },
  },
  {
    name: 'ranking-class-hidden',
    path: '/leaderboard',
    ready: async ({ page, player }) => {
      await showClassRanking(page, player.user._id, 'hidden');
      await expect(page.getByText('Peringkat kelasmu sedang disembunyikan')).toBeVisible();
    },
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    ready: async ({ page, player, baseUrl }) => {
      await playSession(baseUrl, player, { count: 10 });
      await playSession(baseUrl, player, { count: 10, characterId: 'semar', answered: 4 });
      await playSession(baseUrl, player, { count: 10, isRight: (index) => index % 3 > 0 });
      await playSession(baseUrl, player, { count: 10, characterId: 'gareng', answered: 3 });
      await page.reload();
      for (const word of ['Selesai', 'Ditinggalkan', 'Sedang berjalan']) {
        await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
      }
    },
  },
  {
    name: 'dashboard-empty',
    path: '/dashboard',
    ready: ({ page }) => expect(page.getByText('Belum ada sesi permainan')).toBeVisible(),
  },
  { name: 'tutorial', path: '/tutorial', ready: heading('Cara Main') },
  {
    name: 'admin-refused',
    path: '/admin',
    ready: ({ page }) => expect(page.getByText('Halaman ini khusus admin')).toBeVisible(),
  },
  {
    name: 'questions-empty',
    path: '/question-manager',
    ready: ({ page }) => expect(page.getByText('Belum Ada Pertanyaan')).toBeVisible(),
  },
  { name: 'questions', path: '/question-manager', ready: writeQuestion },
  {
    name: 'questions-refused',
    path: '/question-manager',
    ready: async ({ page }) => {
      await press(page, 'Tambah Pertanyaan');
      await press(page, 'Translate ID');
      await press(page, 'Simpan ke JSON');
      await expect(page.getByText(/^1 soal belum lengkap/)).toBeVisible();
    },
  },
  {
    name: 'questions-delete',
    path: '/question-manager',
    ready: async (visit) => {
      await writeQuestion(visit);
      await press(visit.page, 'Hapus soal 10001');
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'questions-saved',
    path: '/question-manager',
    ready: async (visit) => {
      await writeQuestion(visit);
      await press(visit.page, 'Simpan ke JSON');
      await heading('Berhasil!')(visit);
    },
  },
];
