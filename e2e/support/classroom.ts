import { expect, type Page } from '@playwright/test';
import { classLoginApi } from '#shared/contracts/class-login.contract.ts';
import {
  classesApi,
  type LoginCard,
  type SchoolClass,
} from '#shared/contracts/classes.contract.ts';
import { call } from './api.ts';
import { firstAdmin, type SignedIn } from './people.ts';
import { expectQuestion } from './play.ts';
import { playLevel, playSession } from './sessions.ts';

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
  if (names.length === 0) return { class: made.class, cards: [] };
  const rows = names.map((pupil, index) => ({ name: pupil, number: String(index + 1) }));
  await call(baseUrl, classesApi.importRoster, { params, body: { rows } }, accessToken);
  const { cards } = await call(baseUrl, classesApi.makePins, { params, body: {} }, accessToken);
  return { class: made.class, cards };
}

/** An admin and their class of pupils with PINs, on a server that nobody has used; the first card too. */
export async function newClassroom(baseUrl: string, pupils: number) {
  const admin = await firstAdmin(baseUrl);
  const room = await makeClassroom(baseUrl, admin.tokens.accessToken, pupilNames(pupils));
  const [card] = room.cards;
  if (!card) throw new Error('a class without pupils');
  return { admin, room, card, door: `${baseUrl}/kelas/${room.class.code}` };
}

/** Types a PIN as a child does, on the large keys. */
export async function tapPin(page: Page, pin: string): Promise<void> {
  const pad = page.getByRole('group', { name: 'Papan angka' });
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
}

/** Signs a pupil in by the door of their class. */
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

/** Signs a pupil in with their PIN over the API. */
export const enter = (
  baseUrl: string,
  room: Classroom,
  { _id, pin }: LoginCard,
): Promise<SignedIn> =>
  call(baseUrl, classLoginApi.signIn, {
    params: { code: room.class.code },
    body: { memberId: _id, pin },
  });

/** Lets the first pupils of a class play: one well, one half of a level, one a session too. */
export async function playInClass(baseUrl: string, room: Classroom): Promise<void> {
  const [first, second, third] = room.cards;
  if (!first || !second || !third) throw new Error('the class is too small');
  const petruk = { characterId: 'petruk', level: 1 } as const;
  await playLevel(baseUrl, await enter(baseUrl, room, first), petruk, 18);
  await playLevel(baseUrl, await enter(baseUrl, room, second), petruk, 10);
  const pupil = await enter(baseUrl, room, third);
  await playLevel(baseUrl, pupil, { characterId: 'semar', level: 1 }, 20);
  await playSession(baseUrl, pupil, { count: 10, isRight: (index) => index < 7 });
}
