import { expect, type Page } from '@playwright/test';
import type {
  BackupCheck,
  BackupKind,
  MaintenanceState,
} from '#shared/contracts/maintenance.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import type { ClassRank, MyClassRanking } from '#shared/contracts/class-ranking.contract.ts';
import type { Candidate, SchoolClass } from '#shared/contracts/classes.contract.ts';
import type { BoardEvent, BoardTile } from '#shared/contracts/board.contract.ts';
import type { SharingState } from '#shared/contracts/sharing.contract.ts';
import { STREAK, type Level } from '#shared/constants/game.ts';
import { ERROR_MESSAGE, ERROR_STATUS } from '#shared/errors.ts';
import { call } from './api.ts';
import { makeClassroom, playInClass, pupilNames, tapPin, tokenOf } from './classroom.ts';
import { completeLevel, type SignedIn } from './people.ts';
import { answer, expectQuestion, nextQuestion, playLevel, serve } from './play.ts';
import { answersOf, playSession, startSession } from './sessions.ts';

/** Where a screen is looked at: somebody who has chosen Petruk and level 1, and his page. */
interface Visit {
  page: Page;
  player: SignedIn;
  baseUrl: string;
}

/** One state of one screen, and how to come to it. */
export interface Screen {
  name: string;
  path: string;
  /** What must be there before the screen is looked at, or has to happen first. */
  ready: (visit: Visit) => Promise<unknown>;
  /** Who sees it, if not a player. An admin has a small class, some of whom have played. */
  who?: 'visitor' | 'admin';
}

const heading =
  (name: string | RegExp) =>
  ({ page }: { page: Page }): Promise<void> =>
    expect(page.getByRole('heading', { name }).first()).toBeVisible();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const questionsOf = ({ baseUrl, player }: Visit, level: Level = 1) =>
  call(
    baseUrl,
    questionsApi.byCharacter,
    { params: { id: 'petruk' }, query: { level } },
    player.tokens.accessToken,
  );

/** Plays a level as if it had three questions only; so many of them right. */
async function finishLevel(visit: Visit, right: number, level: Level = 1) {
  const { page } = visit;
  const questions = (await questionsOf(visit, level)).slice(0, 3);
  await serve(page, () => questions);
  await page.evaluate((value) => localStorage.setItem('selectedLevel', String(value)), level);
  await page.reload();
  await playLevel(page, questions, (index) => index < right);
  await expect(page.getByText(/^Hasil tersimpan/)).toBeVisible();
}

/** Opens a session at its first question. */
async function openSession({ page, player, baseUrl }: Visit) {
  const session = await startSession(baseUrl, player);
  const questions = await answersOf(baseUrl, player, session);
  await page.goto(`/game/${session._id}`);
  await expect(page.getByRole('region', { name: 'Soal 1 dari 10' })).toBeVisible();
  return questions;
}

/** Answers the first question of a level, and holds the feedback. */
async function holdFeedback(visit: Visit, type: 'multiple_choice' | 'essay', right: boolean) {
  const { page } = visit;
  const questions = (await questionsOf(visit)).filter((question) => question.type === type);
  const [first] = questions;
  if (!first) throw new Error(`level 1 has no ${type}`);
  await serve(page, () => questions);
  await page.reload();
  await answer(page, first, right);
  await press(page, 'Tahan');
}

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
  // One connection; a second one stays open and says nothing, as between two changes.
  await page.route(
    '**/api/admin/classes/1/board',
    (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `data: ${JSON.stringify(snapshot)}\n\n`,
      }),
    { times: 1 },
  );
  await page.route('**/api/live', () => undefined);
  await page.goto(`${baseUrl}/admin/kelas/1/pantau${view}`);
  await expect(page.getByRole('list', { name: 'Papan Pantau' }).getByRole('listitem')).toHaveCount(
    36,
  );
}

/** Pupils in the order of their scores. */
const classRanks = (count: number, me?: string): ClassRank[] =>
  pupilNames(count).map((name, index) => ({
    rank: index + 1,
    _id: index === 13 && me !== undefined ? me : `1${index}`,
    name,
    score: 9_400 - index * 310,
  }));

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
  await expect(visit.page.getByText('Rata-rata kelas')).toBeVisible();
}

/** Opens a row of a table of the admin panel, or what stands in it. */
const firstRow = (page: Page, name: RegExp, role: 'button' | 'link' = 'button'): Promise<void> =>
  page.getByRole(role, { name }).first().click();

/** Every screen and its main states, by short names. */
export const SCREENS: readonly Screen[] = [
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
  { name: 'home', path: '/', ready: heading('Petruk') },
  { name: 'wheel', path: '/main', ready: heading('Petruk') },
  {
    name: 'wheel-empty',
    path: '/main',
    ready: async ({ page }) => {
      await page.evaluate(() => localStorage.removeItem('selectedCharacter'));
      await page.reload();
      await heading('Belum ada yang terpilih')({ page });
    },
  },
  {
    name: 'levels',
    path: '/level-selection',
    ready: async ({ page, player, baseUrl }) => {
      await completeLevel(baseUrl, player, 'petruk', 1, 1_900);
      await completeLevel(baseUrl, player, 'petruk', 2, 1_500);
      await page.reload();
      await expect(page.getByText('Skor 1.500')).toBeVisible();
    },
  },
  {
    name: 'levels-new',
    path: '/level-selection',
    ready: ({ page }) =>
      expect(page.getByRole('button', { name: /^Level 4/ })).toContainText('Terkunci'),
  },
  {
    name: 'play',
    path: '/gameplay',
    ready: async ({ page }) => {
      await expectQuestion(page, 1, 20);
      await page.getByRole('group').getByRole('button').nth(1).click();
    },
  },
  {
    name: 'play-translated',
    path: '/gameplay',
    ready: ({ page }) => press(page, 'Tampilkan Terjemahan'),
  },
  {
    name: 'play-hint',
    path: '/gameplay',
    ready: async ({ page }) => {
      // Only three built-in questions have one, none of them Petruk's.
      await serve(page, (all) => all.map((question) => ({ ...question, hint: 'Iki krama.' })));
      await page.reload();
      await press(page, 'Tampilkan Hint');
    },
  },
  {
    name: 'play-essay',
    path: '/gameplay',
    ready: async ({ page }) => {
      await serve(page, (all) => all.filter(({ type }) => type === 'essay'));
      await page.reload();
      await page.getByPlaceholder('Tulis jawaban Anda di sini...').fill('nedha');
    },
  },
  {
    name: 'play-right',
    path: '/gameplay',
    ready: (visit) => holdFeedback(visit, 'multiple_choice', true),
  },
  {
    name: 'play-streak',
    path: '/gameplay',
    ready: async (visit) => {
      const { page } = visit;
      const questions = await questionsOf(visit);
      for (const question of questions.slice(0, STREAK.celebratedEvery)) {
        await answer(page, question, true);
        if (question !== questions[STREAK.celebratedEvery - 1]) await nextQuestion(page);
      }
      await press(page, 'Tahan');
      await expect(page.getByText('5 jawaban benar beruntun')).toBeAttached();
    },
  },
  {
    name: 'play-wrong',
    path: '/gameplay',
    ready: (visit) => holdFeedback(visit, 'multiple_choice', false),
  },
  {
    name: 'play-essay-right',
    path: '/gameplay',
    ready: (visit) => holdFeedback(visit, 'essay', true),
  },
  { name: 'level-done', path: '/gameplay', ready: (visit) => finishLevel(visit, 3) },
  { name: 'level-repeat', path: '/gameplay', ready: (visit) => finishLevel(visit, 1) },
  {
    name: 'summary',
    path: '/gameplay',
    ready: async (visit) => {
      const { player, baseUrl } = visit;
      for (const level of [1, 2, 3] as const) {
        await completeLevel(baseUrl, player, 'petruk', level);
      }
      await finishLevel(visit, 3, 4);
      await heading('Luar Biasa!')(visit);
    },
  },
  {
    name: 'review',
    path: '/gameplay',
    ready: async (visit) => {
      await finishLevel(visit, 1);
      await press(visit.page, 'Ulas jawaban');
      await press(visit.page, 'Semua (3)');
      await expect(visit.page.getByText('Penjelasan:')).toHaveCount(3);
    },
  },
  {
    name: 'game-over',
    path: '/gameplay',
    ready: async ({ page }) => {
      for (const number of [1, 2, 3]) {
        await expectQuestion(page, number, 20);
        await page.clock.fastForward(60_000);
        await heading('Salah!')({ page });
        await nextQuestion(page);
      }
      await heading('Game Over!')({ page });
    },
  },
  {
    name: 'no-character',
    path: '/gameplay',
    ready: async ({ page }) => {
      await page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('selectedCharacter') ?? '{}') as object;
        localStorage.setItem('selectedCharacter', JSON.stringify({ ...stored, id: 9 }));
      });
      await page.reload();
      await expect(page.getByText('Karakter tidak ditemukan')).toBeVisible();
    },
  },
  { name: 'session', path: '/dashboard', ready: openSession },
  {
    name: 'session-wrong',
    path: '/dashboard',
    ready: async (visit) => {
      const { page } = visit;
      await openSession(visit);
      await page.clock.fastForward(30_000);
      await heading('Salah! -1 nyawa')(visit);
      await press(page, 'Tahan');
    },
  },
  {
    name: 'result',
    path: '/dashboard',
    ready: async (visit) => {
      const { page, player, baseUrl } = visit;
      const { _id } = await playSession(baseUrl, player, {
        count: 10,
        isRight: (index) => index !== 3,
      });
      await page.goto(`/game/${_id}`);
      await heading('Luar Biasa!')(visit);
    },
  },
  {
    name: 'session-abandoned',
    path: '/dashboard',
    ready: async (visit) => {
      const { page, player, baseUrl } = visit;
      const { _id } = await playSession(baseUrl, player, { count: 10, answered: 2 });
      await startSession(baseUrl, player);
      await page.goto(`/game/${_id}`);
      await heading('Sesi ini sudah ditinggalkan')(visit);
    },
  },
  {
    name: 'ranking',
    path: '/leaderboard',
    ready: async ({ page, player, baseUrl }) => {
      await completeLevel(baseUrl, player, 'petruk', 1);
      await page.reload();
      await expect(page.getByText('(kamu)')).toBeVisible();
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
      await expect(visit.page.getByRole('link', { name: 'Kelas 5B' })).toBeVisible();
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
      await expect(page.getByText(/1 baru · 1 sudah ada · 0 ganda · 1 salah/)).toBeVisible();
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
      await heading('PIN baru')(visit);
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
      await expect(visit.page.getByText('Belum ada nilai')).toBeVisible();
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
      await page.getByLabel('Kelas').selectOption(room.class._id);
      await expect(page.getByText(room.class.code)).toBeVisible();
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
    ready: heading('Catatan Admin'),
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

/** Waits for pictures, and for what moves once: a colour on its way has the contrast of neither. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // One that is loaded only when it comes into view would keep everybody waiting.
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.allSettled(pictures.map((image) => image.decode()));
    const moving = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    // Where one transition ends, that of the element inside it may begin.
    while (moving().length > 0) {
      await Promise.allSettled(moving().map((animation) => animation.finished));
      await new Promise(requestAnimationFrame);
    }
  });
