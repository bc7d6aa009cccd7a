import { test as base, expect, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from './server.ts';

interface Fixtures {
  /** A server that nobody has used, for what only a new installation shows. */
  freshProduct: ProductServer;
  /** Errors that the page or its console reported; a journey must leave it empty. */
  problems: string[];
}

/** A real server for each file of journeys, and a page that may not report any error. */
export const test = base.extend<Fixtures, { product: ProductServer }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know the dependencies
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  freshProduct: async ({}, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },
  baseURL: ({ product }, use) => use(product.url),
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await use(problems);
  },
});

export { expect };

let people = 0;

/** Somebody who has not registered yet; a name of their own for each call. */
export function newPerson() {
  const name = `Murid ${process.pid} ${++people}`;
  return { username: name, email: `${name.replaceAll(' ', '')}@sekolah.id`, password: 'rahasia' };
}

/** The colour that a variable of the theme stands for now. */
export const themeColour = (page: Page, variable: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, variable);

/** Whether anything on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
}

/** Elements whose text is cut off by their own box; the preview of what opens below it may be. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => {
        const style = getComputedStyle(element);
        const hides = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
        const isShown = element.checkVisibility?.() ?? element.offsetParent !== null;
        const ownText = Array.from(element.childNodes).some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isScreenReaderOnly = element.clientWidth <= 1;
        const isPreview = element.closest('[aria-expanded]') !== null;
        return (
          isShown &&
          hides &&
          ownText &&
          !isScreenReaderOnly &&
          !isPreview &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`),
  );
}
