import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { API_PREFIX } from '../../src-shared/constants/limits.ts';
import type { GameSession } from '../../src-shared/contracts/game.contract.ts';
import { liveApi } from '../../src-shared/contracts/live.contract.ts';
import { parseCsv } from '../../src-main/server/testing/parse-csv.ts';
import { ask, demand, firstAdmin, register, type Person } from '../harness/ask.ts';
import { lanAddress } from '../harness/machine.ts';
import { withProduct, type Product } from '../harness/product.ts';
import { NotTried, type Proof, type Trial } from '../harness/proof.ts';

/** Names that a pupil may really take, and what each tries. */
const NAMES = [
  '<img src=x onerror=__x=1>',
  '"><svg onload=__x=1>',
  '</script><script>__x=1</script'.slice(0, 30),
  "'-__x=1-'",
  '${__x=1}{{__x=1}}',
  'javascript:__x=1',
  '&lt;b&gt;tebal&lt;/b&gt;',
  '<b>Budi</b>',
  'סמר שלום',
  'سمر مرحبا',
  '🎭🎭 Semar 🎭',
  'ꦱꦼꦩꦂ',
];
const QUESTION_TEXTS = [
  '<img src=x onerror=__x=1> ngendi?',
  '<iframe srcdoc="<script>parent.__x=1</script>"></iframe>',
  '<a onmouseover=alert(1)>klik</a> _____',
  '<style>body{display:none}</style> mrana',
  '"><script>__x=1</script> mrene',
  'سلام 🎭 ꦱꦼꦩꦂ <b>x</b>',
];
const TURNED = /[\u202a-\u202e\u2066-\u2069]/;

/** Screens, whose they are, and which kind of text must be read there. */
const SCREENS: readonly [path: string, who: 'player' | 'admin', shows: readonly string[]][] = [
  ['/leaderboard', 'player', NAMES.slice(0, 10)],
  ['/dashboard', 'player', [NAMES[0] ?? '']],
  ['/gameplay', 'player', QUESTION_TEXTS],
  ['/game/SESSION', 'player', QUESTION_TEXTS],
  ['/level-selection', 'player', []],
  ['/main', 'player', []],
  ['/', 'player', []],
  ['/tutorial', 'player', []],
  ['/question-manager', 'admin', []],
  ['/admin', 'admin', NAMES.slice(0, 1)],
  ['/admin?menu=analytics', 'admin', [NAMES[0] ?? '']],
  ['/admin?menu=pengguna', 'admin', []],
  ['/admin?menu=pengguna&id=PLAYER', 'admin', [NAMES[0] ?? '']],
  ['/admin?menu=pertanyaan', 'admin', []],
  ['/admin?menu=analisis', 'admin', []],
  ['/admin?menu=catatan', 'admin', []],
  ['/admin?menu=kelas', 'admin', []],
  ['/admin?menu=data', 'admin', []],
];

const LOOPBACK = '127.0.0.1';
/** The one answer that never ends. */
const LIVE = API_PREFIX + liveApi.stream.path;
/** Screens of what only the server's own machine may do. */
const HERE_ONLY = ['/admin?menu=kelas', '/admin?menu=data'];

export const untrustedText: Proof = {
  name: 'untrusted-text',
  promise:
    'HTML, formulas, turned and rare letters are shown as text on every screen and in the exports',
  async try(trial) {
    const found = findBrowser(chromium.executablePath());
    if (!found) throw new NotTried('there is no Chromium');
    const lan = lanAddress();
    const browser = await chromium.launch({
      executablePath: found.path,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      return await withProduct(lan === undefined ? {} : { host: lan }, async (product) => {
        const { admin, players } = await fill(product);
        // The browser tests walk all screens on loopback as well; the short run looks at one address.
        const all = lan === undefined ? [LOOPBACK] : [lan, LOOPBACK];
        const addresses = all.slice(0, trial.size(all.length, 1));
        for (const address of addresses) {
          const origin = `http://${address}:${product.port}`;
          for (const who of ['player', 'admin'] as const) {
            const person = who === 'admin' ? admin : (players[0] as Person);
            await walk(trial, browser, product, {
              origin,
              person,
              who,
              playerId: players[0]?.id ?? '',
            });
          }
          await tryFraming(trial, browser, origin);
        }
        await tryExport(trial, product, admin);
        return `${SCREENS.length} screens at ${addresses.map((address) => (address === lan ? 'a network address' : 'loopback')).join(' and ')}, ${NAMES.length} names, ${QUESTION_TEXTS.length} texts of a question`;
      });
    } finally {
      await browser.close();
    }
  },
};

/** Pupils with such names who have scored, and Bagong's first level made of such a question alone. */
async function fill(product: Product) {
  const admin = await firstAdmin(product, '<b onclick=__x=1>Bu Guru</b>');
  const { accessToken: token } = admin.tokens;
  const bank = await demand(product, { path: '/questions?characterId=4&level=1&limit=100', token });
  for (const { _id, id } of bank as { _id?: string; id?: number }[]) {
    await demand(product, { method: 'DELETE', path: `/admin/questions/${_id ?? id}`, token });
  }
  const [line = '', dialogue = '', question = '', option = '', explanation = '', hint = ''] =
    QUESTION_TEXTS;
  await demand(product, {
    method: 'POST',
    path: '/admin/questions',
    token,
    body: {
      characterId: 4,
      level: 1,
      conversation: [line, dialogue],
      question,
      questionType: 'multiple_choice',
      options: [option, explanation, hint, 'biasa'],
      correctAnswer: 3,
      explanation,
      hint,
    },
  });
  const players: Person[] = [];
  for (const [n, name] of NAMES.entries()) {
    const person = await register(product, name);
    const record = {
      characterId: 1,
      level: 1,
      score: 1_000 - n * 100,
      completed: true,
      timeTaken: 9,
    };
    if (record.score >= 0) {
      const path = '/progress/level/update';
      await demand(product, {
        method: 'POST',
        path,
        body: record,
        token: person.tokens.accessToken,
      });
    }
    players.push(person);
  }
  return { admin, players };
}

interface Walk {
  origin: string;
  person: Person;
  who: 'player' | 'admin';
  /** Whose page an admin opens. */
  playerId: string;
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
  { origin, person, who, playerId }: Walk,
): Promise<void> {
  const context = await browser.newContext({ locale: 'id-ID' });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('dialog', (dialog) => {
      problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const loading = new Set<Request>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== LIVE) loading.add(request);
    });
    page.on('requestfinished', (request) => loading.delete(request));
    page.on('requestfailed', (request) => loading.delete(request));
    await page.addInitScript(listenForReports);
    await page.goto(`${origin}/login`);
    const { id: _id, username, email, tokens } = person;
    const user = {
      _id,
      username,
      email,
      role: who,
      totalScore: 0,
      gamesPlayed: 0,
      highestScore: 0,
      level: 1,
    };
    await page.evaluate(signIn, { user, tokens });
    for (const [pattern, whose, shows] of SCREENS) {
      if (whose !== who) continue;
      // Refused from the network, and said so in words.
      if (HERE_ONLY.includes(pattern) && !origin.includes(LOOPBACK)) continue;
      const game = pattern.includes('SESSION') ? await startGame(product, person) : '';
      const path = pattern.replace('SESSION', game).replace('PLAYER', playerId);
      await page.goto(origin + path);
      await page.locator('h1, main').first().waitFor();
      for (const text of shows) await tryShown(trial, page, path, text);
      await allLoaded(page, loading);
      const { ran, reports, turned } = await page.evaluate(whatHappened);
      trial.check(!ran, `${path}: a text has run`);
      trial.check(reports.length === 0, `${path}: ${reports.join('; ')}`);
      trial.check(!TURNED.test(turned), `${path}: text that turns what follows`);
      trial.check(problems.length === 0, `${path}: ${problems.splice(0).join('; ')}`);
    }
  } finally {
    await context.close();
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

async function tryExport(trial: Trial, product: Product, admin: Person): Promise<void> {
  const { text } = await ask(product, {
    path: '/admin/users/export',
    token: admin.tokens.accessToken,
  });
  const cells = parseCsv(text.replace('\uFEFF', '')).flat();
  for (const name of NAMES) {
    trial.check(cells.includes(name) || cells.includes(`'${name}`), `the export changes ${name}`);
  }
  for (const cell of cells)
    trial.check(!/^[=+\-@\t\r]/.test(cell), `the export has a formula: ${cell}`);
}
