import type { Page } from '@playwright/test';

/**
 * Lets a server be too busy for a call twice; before the third is let through, `whileQueued` looks at
 * the page. Returns the bodies of all calls as they come.
 */
export async function busyTwice(
  page: Page,
  address: string,
  whileQueued: () => Promise<void>,
): Promise<(string | null)[]> {
  const bodies: (string | null)[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    bodies.push(route.request().postData());
    if (bodies.length > 2) {
      await whileQueued();
      return route.continue();
    }
    return route.fulfill({
      status: 503,
      headers: { 'Retry-After': '1' },
      json: { success: false, message: 'x', code: 'BUSY', requestId: 'x' },
    });
  });
  return bodies;
}
