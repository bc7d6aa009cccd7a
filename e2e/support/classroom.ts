import { expect, type Page } from '@playwright/test';
import {
  classesApi,
  type LoginCard,
  type SchoolClass,
} from '#shared/contracts/classes.contract.ts';
import { call } from './api.ts';
import { expectQuestion } from './play.ts';

const FIRST = ['Sekar', 'Bagas', 'Laras', 'Dimas', 'Wulan', 'Joko', 'Ajeng', 'Tegar', 'Nanda'];
const LAST = ['Arum Kinanthi', 'Pratama', 'Ayu', 'Wijayanti'];

/** Thirty-six pupils at most, as a class list has them; no two alike. */
export const pupilNames = (count: number): string[] =>
  LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`)).slice(0, count);

export interface Classroom {
  class: SchoolClass;
  cards: LoginCard[];
}

/** The access token of whoever is signed in on a page. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('accessToken') ?? '');

/** A class of pupils with PINs, made over the API. */
export async function makeClassroom(
  baseUrl: string,
  accessToken: string,
  names: readonly string[],
  name = 'Kelas 5B',
): Promise<Classroom> {
  const made = await call(baseUrl, classesApi.create, { body: { name } }, accessToken);
  const params = { id: made.class._id };
  const rows = names.map((pupil, index) => ({ name: pupil, number: String(index + 1) }));
  await call(baseUrl, classesApi.importRoster, { params, body: { rows } }, accessToken);
  const { cards } = await call(baseUrl, classesApi.makePins, { params, body: {} }, accessToken);
  return { class: made.class, cards };
}

/** Types a PIN as a child does, on the large keys. */
export async function tapPin(page: Page, pin: string): Promise<void> {
  const pad = page.getByRole('group', { name: 'Papan angka' });
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
}

/** Signs a pupil in by the door of his class. */
export async function comeIn(page: Page, door: string, card: LoginCard): Promise<void> {
  await page.goto(door);
  await page.getByRole('button', { name: card.name }).click();
  await expect(page.getByRole('group', { name: 'Papan angka' })).toBeVisible();
  await page.keyboard.type(card.pin);
  await expect(page.getByRole('button', { name: 'Putar', exact: true })).toBeVisible();
}

/** Plays level 1 with Petruk, without leaving the page. */
export async function startLevel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pilih Petruk' }).click();
  await page.getByRole('button', { name: 'Mulai dengan Petruk' }).click();
  await page.getByRole('button', { name: /^Level 1/ }).click();
  await expectQuestion(page, 1, 20);
}
