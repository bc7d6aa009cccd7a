import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { firstAdmin, registerByApi, signIn, type SignedIn } from './support/people.ts';
import { enrolClass, playSessions } from './support/school.ts';
import { SCREENS } from './support/screens.ts';
import { settled, type Screen } from './support/screens/screen.ts';
import { startProduct } from './support/server.ts';
import { clippedTexts, expect, expectNoSidewaysScroll, test as base } from './support/test.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
] as const;

interface School {
  url: string;
  admin: SignedIn;
}

const test = base.extend<object, { school: School }>({
  /** A server with an admin and a class, for what only an admin sees. */
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know the dependencies
    async ({}, use) => {
      const product = await startProduct();
      await playSessions(product.url, await enrolClass(product.url));
      await use({ url: product.url, admin: await firstAdmin(product.url) });
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

for (const screen of SCREENS) {
  if (screen.who === 'admin') {
    test(screen.name, ({ page, school }) => look(page, screen, school.url, school.admin));
  } else {
    test(screen.name, async ({ page, product: { url } }) =>
      look(page, screen, url, await registerByApi(url)),
    );
  }
}

/**
 * Looks at a screen: all of axe once, contrast also in the dark, and whether anything is cut off on a lab
 * PC and a phone. Structure does not depend on the colours, nor what is cut off.
 */
async function look(page: Page, screen: Screen, baseUrl: string, player: SignedIn) {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (screen.who !== 'visitor') await signIn(page, player, 'petruk', 1);
  await page.goto(`${baseUrl}${screen.path}`);
  await screen.ready({ page, player, baseUrl });
  for (const size of SIZES) {
    const view = `${size.width}x${size.height}`;
    await page.setViewportSize(size);
    await settled(page);
    expect.soft(await clippedTexts(page), view).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  expect.soft(await faultsOf(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect.soft(await faultsOf(page, ['color-contrast']), 'dark').toEqual([]);
}

/** What axe finds by all of its rules, or by these alone. */
async function faultsOf(page: Page, rules?: string[]) {
  // Twice as fast; the other mode is for pages with frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))]);
}
