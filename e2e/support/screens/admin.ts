import { expect, type Page } from '@playwright/test';
import type {
  BackupCheck,
  BackupKind,
  MaintenanceState,
} from '#shared/contracts/maintenance.contract.ts';
import type { SharingState } from '#shared/contracts/sharing.contract.ts';
import { makeClassroom, pupilNames, tokenOf } from '../classroom.ts';
import { type Visit, type Screen, heading, press, firstRow } from './screen.ts';

/** An open class, without opening anything to the network that the tests run in. */
async function shareWithClass(page: Page) {
  const address = 'http://192.168.1.20:4137';
  const lastSeenAt = '2026-07-20T02:12:00.000Z';
  const state: SharingState = {
    control: 'switch',
    isOpen: true,
    openedAt: lastSeenAt,
    joinUrl: address,
    qrPayload: address,
    localNameUrl: 'http://punakawan.local:4137',
    addresses: [
      { address: '192.168.1.20', url: address, adapter: 'Wi-Fi', kind: 'lan', state: 'open' },
    ],
    students: ['Ajeng', 'Bagas', 'Sekar Arum'].map((username, index) => ({
      _id: String(index + 1),
      username,
      lastSeenAt,
    })),
    notices: [],
  };
  await page.route('**/api/admin/sharing?*', (route) =>
    route.fulfill({ json: { success: true, data: state } }),
  );
  await page.route('**/api/admin/sharing', (route) =>
    route.fulfill({ json: { success: true, data: state } }),
  );
  await page.reload();
}

/** A sheet with a question that is right, one that is wrong, and one that stands there twice. */
const QUESTION_SHEET = Buffer.from(
  [
    'Karakter;Level;Percakapan;Baris pertanyaan;Pilihan A;Pilihan B;Pilihan C;Pilihan D;Jawaban benar;Penjelasan;Catatan',
    'Petruk;2;Petruk: Bapak tindak ngendi?;Gareng: Bapak _____ dhateng kantor.;tindak;lunga;mlaku;kesah;A;Krama inggil.;',
    'Togog;5;Petruk: Simbah saweg punapa?;Gareng: Simbah _____ ing kamar.;sare;;turu;tilem;E;;',
    'Petruk;2;Petruk: Bapak tindak ngendi?;Gareng: Bapak ____ dhateng kantor;tindak;lunga;mlaku;kesah;A;Krama inggil.;',
  ].join('\r\n'),
);

/** The copies of some days, and a restore that has just been: a test's server has none of them. */
async function showData({ page }: Visit) {
  const at = (daysAgo: number, hour: number) =>
    new Date(Date.UTC(2026, 6, 20 - daysAgo, hour, 12)).toISOString();
  const copies: readonly (readonly [BackupKind, daysAgo: number, hour: number])[] = [
    ['automatic', 0, 2],
    ['before-restore', 0, 1],
    ['manual', 1, 6],
    ['automatic', 1, 5],
    ['automatic', 3, 7],
    ['before-upgrade', 4, 0],
  ];
  const backups = copies.map(([kind, daysAgo, hour]) => ({
    name: `punakawan-${daysAgo}-${hour}.sqlite`,
    kind,
    createdAt: at(daysAgo, hour),
    bytes: 2_471_000 - daysAgo * 81_000,
  }));
  const state: MaintenanceState = {
    dataDir: 'C:\\Users\\Guru\\AppData\\Roaming\\Punakawan\\data',
    backupDir: 'C:\\Users\\Guru\\AppData\\Roaming\\Punakawan\\data\\backups',
    databaseBytes: 2_480_000,
    freeBytes: 48_200_000_000,
    isDiskLow: false,
    keptDays: 14,
    lastBackupAt: at(0, 2),
    backups,
    notices: [],
    wayBack: backups[1] ?? null,
    canMove: true,
    previousDir: null,
  };
  const check: BackupCheck = {
    lastActivityAt: at(0, 1),
    users: 31,
    questions: 320,
    finishedRuns: 412,
    isOlderVersion: false,
    present: { lastActivityAt: at(0, 2), users: 32, questions: 321, finishedRuns: 428 },
  };
  await page.route('**/api/admin/maintenance', (route) =>
    route.fulfill({ json: { success: true, data: state } }),
  );
  await page.route('**/api/admin/maintenance/notices', (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  );
  await page.route('**/api/admin/maintenance/check', (route) =>
    route.fulfill({ json: { success: true, data: check } }),
  );
  await page.reload();
}

/** The admin panel, but for the classes. */
export const ADMIN: readonly Screen[] = [
  {
    name: 'admin',
    path: '/admin',
    ready: async ({ page }) => {
      await expect(page.getByText('Total Pengguna')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Ketepatan jawaban Petruk/ })).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-questions',
    path: '/admin?menu=pertanyaan',
    ready: ({ page }) => expect(page.getByText('1–10 dari 320 pertanyaan')).toBeVisible(),
    who: 'admin',
  },
  {
    name: 'admin-question',
    path: '/admin?menu=pertanyaan',
    ready: async (visit) => {
      await firstRow(visit.page, /^Edit pertanyaan/);
      await heading('Edit Pertanyaan')(visit);
    },
    who: 'admin',
  },
  {
    name: 'admin-question-refused',
    path: '/admin?menu=pertanyaan',
    ready: async ({ page }) => {
      await press(page, 'Tambah Pertanyaan');
      await press(page, 'Simpan');
      await expect(page.getByText(/^Periksa \d+ isian yang ditandai/)).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-question-delete',
    path: '/admin?menu=pertanyaan',
    ready: async (visit) => {
      await firstRow(visit.page, /^Hapus pertanyaan/);
      await heading('Hapus pertanyaan')(visit);
    },
    who: 'admin',
  },
  {
    name: 'admin-import',
    path: '/admin?menu=pertanyaan',
    ready: async (visit) => {
      await press(visit.page, 'Impor');
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-import-checked',
    path: '/admin?menu=pertanyaan',
    ready: async ({ page }) => {
      await press(page, 'Impor');
      await page
        .getByLabel('Pilih file', { exact: true })
        .setInputFiles({ name: 'soal kelas 7.csv', mimeType: 'text/csv', buffer: QUESTION_SHEET });
      await expect(page.getByText('Sudah ada (1)')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-analytics',
    path: '/admin?menu=analytics',
    ready: ({ page }) => expect(page.getByText(/^1–\d+ dari \d+ user/)).toBeVisible(),
    who: 'admin',
  },
  {
    name: 'admin-users',
    path: '/admin?menu=pengguna',
    ready: ({ page }) => expect(page.getByText(/^1–\d+ dari \d+ pengguna/)).toBeVisible(),
    who: 'admin',
  },
  {
    name: 'admin-user',
    path: '/admin?menu=pengguna',
    ready: async ({ page }) => {
      await firstRow(page, /Bagas/, 'link');
      await expect(page.getByText('Progres Level')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-user-new',
    path: '/admin?menu=pengguna',
    ready: async (visit) => {
      await press(visit.page, 'Tambah Pengguna');
      await heading('Tambah Pengguna')(visit);
    },
    who: 'admin',
  },
  {
    name: 'admin-analysis',
    path: '/admin?menu=analisis',
    ready: ({ page }) => expect(page.getByText(/^1–\d+ dari \d+ soal/)).toBeVisible(),
    who: 'admin',
  },
  {
    name: 'admin-sharing-closed',
    path: '/admin?menu=kelas',
    ready: ({ page }) =>
      expect(page.getByRole('button', { name: 'Buka untuk kelas' })).toBeVisible(),
    who: 'admin',
  },
  {
    name: 'admin-sharing',
    path: '/admin?menu=kelas',
    ready: async ({ page }) => {
      await shareWithClass(page);
      await expect(page.getByRole('button', { name: 'Tutup untuk kelas' })).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'projector',
    path: '/admin/proyektor',
    ready: async ({ page }) => {
      await shareWithClass(page);
      await expect(page.getByText('Pindai untuk gabung')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'projector-class',
    path: '/admin/proyektor',
    ready: async ({ page, baseUrl }) => {
      const room = await makeClassroom(baseUrl, await tokenOf(page), pupilNames(2));
      await shareWithClass(page);
      // The only class is chosen at once.
      await expect(page.getByText(room.class.code, { exact: true })).toBeVisible();
      const door = new RegExp(`/kelas/${room.class.code}$`);
      await expect(page.getByRole('img', { name: door })).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-data',
    path: '/admin?menu=data',
    ready: async (visit) => {
      await showData(visit);
      await expect(visit.page.getByText('Sebelum pembaruan')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-data-restore',
    path: '/admin?menu=data',
    ready: async (visit) => {
      await showData(visit);
      await firstRow(visit.page, /^Pulihkan cadangan/);
      await expect(visit.page.getByText('Ketik PULIHKAN untuk melanjutkan')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-data-elsewhere',
    path: '/admin?menu=data',
    ready: async ({ page }) => {
      await page.route('**/api/admin/maintenance', (route) =>
        route.fulfill({
          status: 403,
          json: { success: false, message: 'x', code: 'LOCAL_ONLY', requestId: 'x' },
        }),
      );
      await page.reload();
      await expect(page.getByText('Hanya dari komputer server')).toBeVisible();
    },
    who: 'admin',
  },
  {
    name: 'admin-audit',
    path: '/admin?menu=catatan',
    ready: ({ page }) =>
      expect(page.getByText(/^Belum ada catatan|dari \d+ catatan/)).toBeVisible(),
    who: 'admin',
  },
  {
    name: 'admin-guide',
    path: '/admin?menu=bantuan',
    ready: heading('Panduan Guru'),
    who: 'admin',
  },
  {
    name: 'admin-settings',
    path: '/admin?menu=pengaturan',
    ready: ({ page }) => expect(page.getByText(/akan segera hadir/)).toBeVisible(),
    who: 'admin',
  },
];
