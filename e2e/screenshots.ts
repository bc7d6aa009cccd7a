// `node e2e/screenshots.ts [name ...]`: pictures of the built product for the documents, each
// screen on a server of its own with the same small class, so that they come out alike.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Route } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser.mjs';
import { firstAdmin, signIn } from './support/people.ts';
import { enrol, enrolClass, playSessions, schoolPerson } from './support/school.ts';
import { SCREENS } from './support/screens.ts';
import { settled, type Screen } from './support/screens/screen.ts';
import { startProduct } from './support/server.ts';
import { smallPng } from './support/small-png.ts';

const FOLDER = resolve(import.meta.dirname, '../docs/screenshots');
const LARGEST_BYTES = 200_000;
/** A morning at school. */
const NOW = new Date('2026-07-20T09:12:00+07:00');

const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 640 };

/** Also on a phone and in the dark. */
const MAIN: ReadonlySet<string> = new Set([
  'home',
  'levels',
  'play',
  'play-wrong',
  'questions',
  'ranking',
  'result',
  'dashboard',
]);

/** Spreads the sessions of a player over the days before, the newest first. */
async function backdate(route: Route): Promise<void> {
  const response = await route.fetch();
  const { data, ...rest } = (await response.json()) as { data: { sessions: object[] } };
  const sessions = data.sessions.map((session, index) => ({
    ...session,
    createdAt: new Date(NOW.getTime() - (index * 31 + 0.2) * 3_600_000).toISOString(),
  }));
  await route.fulfill({ response, json: { ...rest, data: { sessions } } });
}

async function shoot(browser: Browser, screen: Screen): Promise<void> {
  const product = await startProduct();
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: DESKTOP,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  try {
    const page = await context.newPage();
    await page.clock.install({ time: NOW });
    await page.route('**/api/game/sessions?*', backdate);
    const pupils = await enrolClass(product.url);
    const player = await enrol(product.url, 'Ratri', [1_700, 1_400]);
    if (screen.who === 'admin') {
      await playSessions(product.url, pupils);
      await signIn(page, await firstAdmin(product.url, schoolPerson('Bu Sri')));
    } else if (screen.who !== 'visitor') {
      await signIn(page, player, 'petruk', 1);
    }
    await page.goto(screen.path);
    await screen.ready({ page, player, baseUrl: product.url });

    const save = async (suffix = '') => {
      await page.mouse.move(0, 0);
      await settled(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      const name = `${screen.name}${suffix}.png`;
      const picture = smallPng(await page.screenshot({ caret: 'hide' }));
      console.log(`${name}  ${Math.round(picture.length / 1000)} kB`);
      if (picture.length > LARGEST_BYTES) throw new Error(`${name} is too large`);
      writeFileSync(join(FOLDER, name), picture);
    };
    await save();
    if (!MAIN.has(screen.name)) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await save('-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(PHONE);
    await save('-phone');
  } finally {
    await context.close();
    await product.stop();
  }
}

const wanted = process.argv.slice(2);
const found = findBrowser(chromium.executablePath());
const browser = await chromium.launch({
  ...(found && { executablePath: found.path }),
  args: TEST_BROWSER_ARGS,
});
mkdirSync(FOLDER, { recursive: true });
for (const screen of SCREENS) {
  if (wanted.length === 0 || wanted.includes(screen.name)) await shoot(browser, screen);
}
await browser.close();
