import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import type { ClassRank } from '#shared/contracts/class-ranking.contract.ts';
import type { Candidate, SchoolClass } from '#shared/contracts/classes.contract.ts';
import type { BoardEvent, BoardTile } from '#shared/contracts/admin-live.contract.ts';
import { makeClassroom, playInClass, pupilNames, tokenOf } from '../classroom.ts';
import { type Visit, type Screen, heading, press, firstRow } from './screen.ts';

/** Pupils in the order of their scores. */
export const classRanks = (count: number, me?: string): ClassRank[] =>
  pupilNames(count).map((name, index) => ({
    rank: index + 1,
    _id: index === 13 && me !== undefined ? me : `1${index}`,
    name,
    number: null,
    score: 9_400 - index * 310,
  }));

/** Where an event is told and the stream stays open, which the answer of a route cannot; gone with the page. */
async function streamOnce(page: Page, event: BoardEvent): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  page.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** The board of thirty-six pupils in every state. */
async function showBoard({ page, baseUrl }: Visit, view: string) {
  const now = '2026-07-20T02:12:00.000Z';
  const tiles: BoardTile[] = pupilNames(36).map((name, index) => ({
    _id: String(index + 1),
    name,
    number: String(index + 1),
    presence: index % 9 === 8 ? 'gone' : index % 7 === 6 ? 'idle' : 'online',
    where: index % 5 === 4 ? 'menu' : 'level',
    characterId: index % 5 === 4 ? null : 'petruk',
    level: index % 5 === 4 ? null : 1,
    sessionId: null,
    question: index % 5 === 4 ? null : (index % 20) + 1,
    of: index % 5 === 4 ? null : 20,
    right: index % 12,
    wrong: index % 4,
    questionSince: null,
    isStuck: index === 10,
    isPinGuessed: index === 17,
  }));
  const subject: SchoolClass = {
    _id: '1',
    name: 'Kelas 5B',
    code: 'K4WN9',
    kkm: 75,
    rankingVisible: true,
    pausedAt: null,
    archivedAt: null,
    createdAt: now,
    memberCount: tiles.length,
    withoutPinCount: 0,
  };
  const snapshot: BoardEvent = { type: 'snapshot', now, class: subject, tiles };
  const stream = await streamOnce(page, snapshot);
  await page.route('**/api/admin/classes/1/board', (route) => route.continue({ url: stream }));
  await page.route('**/api/live', () => undefined);
  await page.goto(`${baseUrl}/admin/kelas/1/pantau${view}`);
  await expect(page.getByRole('list', { name: 'Papan Pantau' }).getByRole('listitem')).toHaveCount(
    36,
  );
}

/** The page of a class in the admin panel. */
async function openClass({ page, baseUrl }: Visit, pupils: number) {
  const room = await makeClassroom(baseUrl, await tokenOf(page), pupilNames(pupils));
  await page.goto(`${baseUrl}/admin?menu=daftar-kelas&id=${room.class._id}`);
  return room;
}

/** The report of a class of which three have played. */
async function openReport(visit: Visit) {
  const room = await openClass(visit, 12);
  await playInClass(visit.baseUrl, room);
  await visit.page.getByRole('link', { name: 'Laporan' }).click();
  await expect(visit.page.getByText('Rata-rata latihan')).toBeVisible();
}

/** What a teacher sees of their classes. */
export const CLASSES: readonly Screen[] = [
  {
    name: 'admin-classes-empty',
    path: '/admin?menu=daftar-kelas',
    ready: async ({ page }) => {
      await page.route('**/api/admin/classes', (route) =>
        route.fulfill({ json: { success: true, data: [] } }),
      );
      await page.reload();
      await expect(page.getByText('Belum ada kelas')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-classes',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openClass(visit, 3);
      await visit.page.goto(`${visit.baseUrl}/admin?menu=daftar-kelas`);
      // Other screens of this server may have made classes of the same name.
      await expect(visit.page.getByRole('link', { name: 'Kelas 5B' }).first()).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-class',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openClass(visit, 12);
      await heading('Kelas 5B')(visit);
    },
    who: 'admin',
  },
  {
    name: 'admin-class-settings',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openClass(visit, 3);
      await press(visit.page, 'Pengaturan kelas');
      await heading('Pengaturan Kelas')(visit);
    },
    who: 'admin',
  },
  {
    name: 'admin-class-ranking',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openClass(visit, 3);
      await visit.page.route('**/api/admin/classes/*/leaderboard?*', (route) =>
        route.fulfill({
          json: { success: true, data: { ranking: classRanks(24), memberCount: 26 } },
        }),
      );
      await press(visit.page, 'Peringkat');
      await heading('Peringkat Kelas 5B')(visit);
      await expect(visit.page.getByText('9.400')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-roster',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      const { page } = visit;
      await openClass(visit, 3);
      await press(page, 'Tambah Siswa');
      await page.getByLabel('Tempel daftar nama').fill(`1\tSekar Arum Kinanthi\n9\t\n10\tDimas`);
      await press(page, 'Periksa');
      await expect(page.getByText('1 baru · 1 sudah ada · 1 salah')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-add-account',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      const { page } = visit;
      await openClass(visit, 3);
      const data: Candidate[] = [
        { _id: '8', username: 'Sekar Arum', email: 'sekar@sekolah.id', className: 'Kelas 5A' },
        { _id: '9', username: 'Sekar Melati', email: 'melati@sekolah.id', className: null },
      ];
      await page.route('**/api/admin/classes/*/candidates?*', (route) =>
        route.fulfill({ json: { success: true, data } }),
      );
      await press(page, 'Tambah Siswa');
      await press(page, 'Siswa yang sudah punya akun');
      await page.getByRole('searchbox').last().fill('sekar');
      await page.getByRole('radio', { name: /Sekar Melati/ }).check();
      await expect(page.getByLabel('Nama di kelas')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-move-member',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      const { page, baseUrl } = visit;
      await makeClassroom(baseUrl, await tokenOf(page), [], 'Kelas 6A');
      await openClass(visit, 3);
      await firstRow(page, /^Pindahkan .* ke kelas lain$/);
      await page.getByRole('combobox', { name: /^Pindahkan/ }).selectOption({ index: 1 });
    },
    who: 'admin',
  },
  {
    name: 'admin-new-pin',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openClass(visit, 3);
      await firstRow(visit.page, /^PIN baru untuk/);
      await press(visit.page, 'Buat PIN baru');
      await expect(visit.page.getByText(/^PIN untuk/)).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-class-report',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openReport(visit);
      await firstRow(visit.page, /^Rincian/);
      await expect(visit.page.getByText('Waktu bermain')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-class-report-empty',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openClass(visit, 3);
      await visit.page.getByRole('link', { name: 'Laporan' }).click();
      await press(visit.page, 'Pilih tanggal');
      await expect(visit.page.getByText('Belum ada jawaban')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-class-report-sheet',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openReport(visit);
      await press(visit.page, 'Cetak');
      await expect(visit.page.getByRole('dialog', { name: /^Cetak laporan/ })).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-login-list',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      const { page } = visit;
      await openClass(visit, 36);
      await press(page, 'PIN & Kartu Masuk');
      await press(page, 'Buat 36 PIN baru');
      await press(page, 'Daftar');
      await press(page, 'Tutup');
      await expect(page.getByText('PIN belum dicetak atau disimpan')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-new-code',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      await openClass(visit, 3);
      await press(visit.page, 'Pengaturan kelas');
      await press(visit.page, 'Ganti kode');
      await heading('Ganti kode kelas')(visit);
    },
    who: 'admin',
  },
  {
    name: 'class-board',
    path: '/admin',
    ready: (visit) => showBoard(visit, ''),
    who: 'admin',
  },
  {
    name: 'class-board-projector',
    path: '/admin',
    ready: (visit) => showBoard(visit, '?layar=proyektor'),
    who: 'admin',
  },
  {
    name: 'admin-login-cards',
    path: '/admin?menu=daftar-kelas',
    ready: async (visit) => {
      const { page } = visit;
      await openClass(visit, 12);
      await press(page, 'PIN & Kartu Masuk');
      await press(page, 'Buat 12 PIN baru');
      await expect(page.getByRole('dialog', { name: /^Kartu masuk/ })).toBeVisible();
    },
    who: 'admin',
  },
];
