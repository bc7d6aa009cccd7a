import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { firstAdmin, signIn, type SignedIn } from './people.ts';

/** Opens the panel as the admin of a new installation. */
export async function openPanel(page: Page, baseUrl: string): Promise<SignedIn> {
  const admin = await firstAdmin(baseUrl);
  await signIn(page, admin);
  await page.goto(`${baseUrl}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  return admin;
}

/** Goes to a part of the panel. */
export const section = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Menu Admin' })
    .getByRole('link', { name, exact: true })
    .click();

/** The rows of the table that is shown, without its headings. */
export const rows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell') });

export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Presses a button, and has the file that comes of it. */
export async function download(
  page: Page,
  button: string,
): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}
