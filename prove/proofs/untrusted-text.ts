import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../../scripts/find-browser.mjs';
import { API_PREFIX } from '../../src-shared/constants/limits.ts';
import type { GameSession } from '../../src-shared/contracts/game.contract.ts';
import { boardApi } from '../../src-shared/contracts/admin-live.contract.ts';
import { liveApi } from '../../src-shared/contracts/live.contract.ts';
import { demand, type Person } from '../harness/ask.ts';
import {
  CLASS_NAME,
  fillWithHostileTexts,
  FORMULAS,
  NAMES,
  QUESTION_TEXTS,
  type HostileTexts,
} from '../harness/hostile-texts.ts';
import { lanAddress } from '../harness/machine.ts';
import { withProduct, type Product } from '../harness/product.ts';
import { NotTried, type Proof, type Trial } from '../harness/proof.ts';

const TURNED = /[\u202a-\u202e\u2066-\u2069]/;

type Who = 'visitor' | 'player' | 'pupil' | 'admin';

interface Screen {
  path: string;
  who: Who;
  /** What must be read there, as it was written. */
  shows?: readonly string[];
  /** Some screens show what is looked for only. */
  search?: string;
  /** Buttons and links to press first, by their names. */
  press?: readonly (string | RegExp)[];
}

const [FIRST_NAME = ''] = NAMES;
const CLASS = '/admin?menu=daftar-kelas&id=CLASS';
const IN_CLASS = [...NAMES, ...FORMULAS];

/** Every screen, those behind a button included, and which kinds of text must be read there. */
const SCREENS: readonly Screen[] = [
  { path: '/kelas/CODE', who: 'visitor', shows: [CLASS_NAME, ...IN_CLASS] },
  { path: '/kelas/CODE', who: 'visitor', press: [FIRST_NAME], shows: [FIRST_NAME] },
  { path: '/leaderboard', who: 'player', shows: NAMES.slice(0, 10) },
  { path: '/dashboard', who: 'player', shows: [FIRST_NAME] },
  { path: '/gameplay', who: 'player', shows: QUESTION_TEXTS },
  { path: '/game/SESSION', who: 'player', shows: QUESTION_TEXTS },
  { path: '/level-selection', who: 'player' },
  { path: '/main', who: 'player' },
  { path: '/', who: 'player' },
  { path: '/tutorial', who: 'player' },
  { path: '/question-manager', who: 'player' },
  {
    path: '/leaderboard',
    who: 'pupil',
    press: ['Kelasku'],
    shows: [CLASS_NAME, ...NAMES.slice(0, 3)],
  },
  { path: '/dashboard', who: 'pupil', shows: [FIRST_NAME] },
  { path: '/question-manager', who: 'admin' },
  { path: '/admin', who: 'admin', shows: [FIRST_NAME] },
  { path: '/admin?menu=analytics', who: 'admin', shows: [FIRST_NAME] },
  { path: '/admin?menu=pengguna', who: 'admin', search: '<img', shows: [FIRST_NAME] },
  { path: '/admin?menu=pengguna', who: 'admin', search: 'rumus 1', shows: FORMULAS.slice(0, 1) },
  { path: '/admin?menu=pengguna&id=PLAYER', who: 'admin', shows: [FIRST_NAME] },
  {
    path: '/admin?menu=pertanyaan',
    who: 'admin',
    search: 'display:none',
    shows: QUESTION_TEXTS.slice(2, 3),
  },
  {
    path: '/admin?menu=analisis',
    who: 'admin',
    search: 'onmouseover',
    shows: QUESTION_TEXTS.slice(2, 3),
  },
  { path: '/admin?menu=catatan', who: 'admin', shows: [CLASS_NAME] },
  { path: '/admin?menu=pengaturan', who: 'admin' },
  { path: '/admin?menu=kelas', who: 'admin' },
  { path: '/admin?menu=data', who: 'admin' },
  { path: '/admin/proyektor', who: 'admin' },
  { path: '/admin?menu=daftar-kelas', who: 'admin', shows: [CLASS_NAME] },
  { path: CLASS, who: 'admin', shows: [CLASS_NAME, ...IN_CLASS] },
  { path: CLASS, who: 'admin', press: ['Peringkat'], shows: [CLASS_NAME, ...NAMES.slice(0, 3)] },
  { path: CLASS, who: 'admin', press: [/^PIN baru untuk/], shows: [CLASS_NAME] },
  { path: `${CLASS}&bagian=laporan`, who: 'admin', shows: [CLASS_NAME, ...IN_CLASS] },
  {
    path: `${CLASS}&bagian=laporan`,
    who: 'admin',
    press: ['Cetak'],
    shows: [CLASS_NAME, ...IN_CLASS],
  },
  {
    path: CLASS,
    who: 'admin',
    press: ['PIN & Kartu Masuk', /^Buat \d+ PIN baru/],
    shows: IN_CLASS,
  },
  { path: '/admin/kelas/CLASS/pantau', who: 'admin', shows: [CLASS_NAME, ...IN_CLASS] },
  {
    path: '/admin/kelas/CLASS/pantau?layar=proyektor',
    who: 'admin',
    shows: [CLASS_NAME, ...IN_CLASS],
  },
];

/** Where nothing of it stands the browser tests look anyway: the short run leaves those out. */
const screensOf = ({ isShort }: Trial): readonly Screen[] =>
  isShort ? SCREENS.filter(({ shows }) => shows !== undefined) : SCREENS;

const LOOPBACK = '127.0.0.1';
/** The answers that never end. */
const STREAMS = [liveApi.stream, boardApi.stream].map(
  ({ path }) => new RegExp(`^${API_PREFIX}${path.replace(':id', '\\d+')}$`),
);

export const untrustedText: Proof = {
  name: 'untrusted-text',
  promise:
    'HTML, formulas, turned and rare letters are shown as text on every screen, and nothing runs',
  async try(trial) {
    const found = findBrowser(chromium.executablePath());
    if (!found) throw new NotTried('there is no Chromium');
    const lan = lanAddress();
    const browser = await chromium.launch({
      executablePath: found.path,
      args: TEST_BROWSER_ARGS,
    });
    try {
      return await withProduct(lan === undefined ? {} : { host: lan }, async (product) => {
        const texts = await fillWithHostileTexts(product);
        // The browser tests walk all screens on loopback as well; the short run looks at one address.
        const all = lan === undefined ? [LOOPBACK] : [lan, LOOPBACK];
        const addresses = all.slice(0, trial.size(all.length, 1));
        for (const address of addresses) {
          const origin = `http://${address}:${product.port}`;
          const walkAs = (who: Who) => walk(trial, browser, product, { origin, who, texts });
          const others = async () => {
            for (const who of ['visitor', 'player', 'pupil'] as const) await walkAs(who);
          };
          await Promise.all([walkAs('admin'), others()]);
          await tryFraming(trial, browser, origin);
        }
        return `${screensOf(trial).length} screens at ${addresses.map((address) => (address === lan ? 'a network address' : 'loopback')).join(' and ')}, ${NAMES.length} names, ${FORMULAS.length} formulas, ${QUESTION_TEXTS.length} texts of a question`;
      });
    } finally {
      await browser.close();
    }
  },
};

interface Walk {
  origin: string;
  who: Who;
  texts: HostileTexts;
}

function personOf(who: Who, { admin, players, pupil }: HostileTexts): Person | undefined {
  if (who === 'visitor') return undefined;
  return who === 'admin' ? admin : who === 'pupil' ? pupil : players[0];
}

/** A game that has just begun: its first question waits for 30 seconds only. */
async function startGame(product: Product, { tokens }: Person): Promise<string> {
  const session: GameSession = await demand(product, {
    method: 'POST',
    path: '/game/session/start',
    body: { characterId: 4 },
    token: tokens.accessToken,
  });
  return session._id;
}

/** Looks at every screen of a person: each text stands there as it was written, and nothing has run. */
async function walk(
  trial: Trial,
  browser: Browser,
  product: Product,
  { origin, who, texts }: Walk,
): Promise<void> {
  const person = personOf(who, texts);
  const context = await browser.newContext({ locale: 'id-ID', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // What is for the server's own machine alone is refused elsewhere, and the screen says so.
      const isRefused = !origin.includes(LOOPBACK) && message.text().includes('403 (Forbidden)');
      if (message.type() === 'error' && !isRefused) problems.push(message.text());
    });
    page.on('dialog', (dialog) => {
      problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const loading = new Set<Request>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!STREAMS.some((stream) => stream.test(pathname))) loading.add(request);
    });
    page.on('requestfinished', (request) => loading.delete(request));
    page.on('requestfailed', (request) => loading.delete(request));
    await page.addInitScript(listenForReports);
    await page.goto(`${origin}/login`);
    if (person) await page.evaluate(signIn, toSession(person, who));
    for (const screen of screensOf(trial)) {
      if (screen.who !== who) continue;
      const game =
        screen.path.includes('SESSION') && person ? await startGame(product, person) : '';
      const path = screen.path
        .replace('SESSION', game)
        .replace('PLAYER', texts.players[0]?.id ?? '')
        .replace('CLASS', texts.classId)
        .replace('CODE', texts.classCode);
      await page.goto(origin + path);
      await page.locator('h1, main').first().waitFor();
      await open(page, screen);
      const where = [path, ...(screen.press ?? [])].join(' > ');
      for (const text of screen.shows ?? []) await tryShown(trial, page, where, text);
      await allLoaded(page, loading);
      const { ran, reports, turned } = await page.evaluate(whatHappened);
      trial.check(!ran, `${where}: a text has run`);
      trial.check(reports.length === 0, `${where}: ${reports.join('; ')}`);
      trial.check(!TURNED.test(turned), `${where}: text that turns what follows`);
      trial.check(problems.length === 0, `${where}: ${problems.splice(0).join('; ')}`);
    }
  } finally {
    await context.close();
  }
}

/** What a browser keeps of somebody who is signed in. */
function toSession({ id: _id, username, email, tokens }: Person, who: Who) {
  const role = who === 'admin' ? 'admin' : 'player';
  const scores = { totalScore: 0, gamesPlayed: 0, highestScore: 0, level: 1 };
  return { user: { _id, username, email, role, ...scores }, tokens };
}

/** Searches and presses what a screen needs. */
async function open(page: Page, { search, press = [] }: Screen): Promise<void> {
  if (search !== undefined) await page.getByPlaceholder(/^Cari/).fill(search);
  for (const name of press) {
    const button = page.getByRole('button', { name, exact: true });
    await button
      .or(page.getByRole('tab', { name, exact: true }))
      .first()
      .click();
  }
}

/** Waits for whatever the page has asked for. */
async function allLoaded(page: Page, loading: ReadonlySet<Request>): Promise<void> {
  await page.waitForLoadState();
  const ends = ['requestfinished', 'requestfailed'] as const;
  while (loading.size > 0) {
    await Promise.race(
      ends.map((end) => page.waitForEvent(end as 'requestfinished', { timeout: 20_000 })),
    );
  }
}

async function tryShown(trial: Trial, page: Page, path: string, text: string): Promise<void> {
  // The blank is drawn, not written.
  const written = text.split('_____')[0]?.trim() ?? text;
  const isShown = await page
    .getByText(written)
    .first()
    .waitFor({ state: 'attached', timeout: 20_000 })
    .then(() => true)
    .catch(() => false);
  trial.check(isShown, `${path} does not show ${written}`);
}

/** In the page: keeps what its policy reports. */
function listenForReports(): void {
  const reports: string[] = [];
  Object.assign(window, { __reports: reports });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    reports.push(`${violatedDirective} ${blockedURI}`);
  });
}

/** In the page: signs in as somebody, with everything chosen that the game needs. */
function signIn({
  user,
  tokens,
}: {
  user: object;
  tokens: { accessToken: string; refreshToken: string };
}): void {
  const character = { id: 4, name: 'Bagong', image: '/characters/bagong.png', description: '' };
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('accessToken', tokens.accessToken);
  localStorage.setItem('refreshToken', tokens.refreshToken);
  localStorage.setItem('selectedCharacter', JSON.stringify(character));
  localStorage.setItem('selectedLevel', '1');
}

/** In the page: whether anything has run or was reported. */
function whatHappened() {
  const { __x, __reports = [] } = window as unknown as { __x?: unknown; __reports?: string[] };
  return { ran: __x !== undefined, reports: __reports, turned: document.body.innerText };
}

/** Another site cannot put the game into a frame. */
async function tryFraming(trial: Trial, browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.setContent(`<iframe src="${origin}/login"></iframe>`);
    await page.waitForLoadState('networkidle');
    const framed = await page.frames()[1]?.content();
    trial.check(!/id="root"/.test(framed ?? ''), `${origin} lets itself be framed`);
  } finally {
    await page.close();
  }
}
