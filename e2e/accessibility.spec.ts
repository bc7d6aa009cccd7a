import { AxeBuilder } from '@axe-core/playwright';
import { registerByApi, signIn } from './support/people.ts';
import { SCREENS, settled } from './support/screens.ts';
import { clippedTexts, expect, expectNoSidewaysScroll, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

for (const screen of SCREENS) {
  test(screen.name, async ({ page, product }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = await registerByApi(product.url);
    if (!screen.visitor) await signIn(page, player, 'petruk', 1);
    await page.goto(screen.path);
    await screen.ready({ page, player, baseUrl: product.url });
    for (const colorScheme of SCHEMES) {
      for (const size of SIZES) {
        const look = `${colorScheme}, ${size.width}x${size.height}`;
        await test.step(look, async () => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          await settled(page);
          // Twice as fast; the other mode is for pages with frames of other origins.
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          const found = violations.map(({ id, nodes }) => [
            id,
            nodes.map((node) => node.html.slice(0, 160)),
          ]);
          expect.soft(found, look).toEqual([]);
          expect.soft(await clippedTexts(page), look).toEqual([]);
          await expectNoSidewaysScroll(page);
        });
      }
    }
  });
}
