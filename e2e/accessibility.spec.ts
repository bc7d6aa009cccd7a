import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signedInPlayer } from './support/people.ts';
import { clippedTexts, expect, expectNoSidewaysScroll, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

interface Screen {
  name: string;
  path: string;
  /** What must be there before the screen is looked at. */
  ready: (page: Page) => Promise<void>;
  /** Whether a visitor or a player sees it. */
  visitor?: true;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login', ready: heading('Sugeng rawuh!'), visitor: true },
  { name: 'register', path: '/register', ready: heading('Ayo gabung!'), visitor: true },
  { name: 'theme', path: '/test', ready: heading(/.+/), visitor: true },
  {
    name: 'first admin',
    path: '/admin-setup',
    ready: heading('Setup Admin Pertama'),
    visitor: true,
  },
  { name: 'home', path: '/', ready: heading(/^Sugeng /) },
  { name: 'wheel', path: '/main', ready: heading(/.+/) },
  { name: 'levels', path: '/level-selection', ready: heading('Pilih level') },
  {
    name: 'question',
    path: '/gameplay',
    ready: async (page) => {
      await expect(page.getByText(/^Pertanyaan 1 dari/).first()).toBeVisible();
    },
  },
  {
    name: 'feedback',
    path: '/gameplay',
    ready: async (page) => {
      await expect(page.getByText(/^Pertanyaan 1 dari/).first()).toBeVisible();
      await page.keyboard.press('B');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Penjelasan:')).toBeVisible();
      await page.keyboard.press('Space');
    },
  },
  { name: 'leaderboard', path: '/leaderboard', ready: heading('Papan Peringkat') },
  { name: 'dashboard', path: '/dashboard', ready: heading(/.+/) },
  { name: 'tutorial', path: '/tutorial', ready: heading(/.+/) },
  { name: 'question manager', path: '/question-manager', ready: heading('Manajemen Pertanyaan') },
];

for (const scheme of SCHEMES) {
  for (const size of SIZES) {
    test.describe(`${scheme}, ${size.width}x${size.height}`, () => {
      test.use({
        viewport: size,
        colorScheme: scheme,
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const screen of SCREENS) {
        test(screen.name, async ({ page, product }) => {
          if (!screen.visitor) await signedInPlayer(page, product.url, 'petruk');
          await page.addInitScript(() => localStorage.setItem('selectedLevel', '1'));
          await page.goto(screen.path);
          await screen.ready(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))]),
          ).toEqual([]);
          await expectNoSidewaysScroll(page);
          expect(await clippedTexts(page)).toEqual([]);
        });
      }
    });
  }
}
