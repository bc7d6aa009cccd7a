import type { Page } from '@playwright/test';
import { FIRST_LOAD_BYTES } from '../config/first-load-budget.ts';
import { comeIn, newClassroom } from './support/classroom.ts';
import { firstAdmin, registerByApi } from './support/people.ts';
import { expectQuestion } from './support/play.ts';
import { settled } from './support/screens/screen.ts';
import { expect, newPerson, test } from './support/test.ts';

interface Loaded {
  path: string;
  type: string;
  /** Bytes that went over the network, headers included; 0 for what the browser still had. */
  bytes: number;
  /** When it was asked for, in seconds since 1970. */
  askedAt: number;
}

/**
 * Notes what a page loads, as the browser's own network panel counts it. It asks for gzip, as browsers
 * do at a LAN address; here at localhost they would take brotli.
 */
async function watch(page: Page): Promise<Loaded[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setExtraHTTPHeaders', {
    headers: { 'Accept-Encoding': 'gzip, deflate' },
  });
  const requests = new Map<string, Loaded>();
  const loaded: Loaded[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = '', wallTime }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, {
      path: new URL(request.url).pathname,
      type,
      bytes: 0,
      askedAt: wallTime,
    });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) loaded.push({ ...request, bytes: encodedDataLength });
  });
  return loaded;
}

/** From the home page to the first question of level 1. */
async function toFirstQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pilih Petruk' }).first().click();
  await page.getByRole('button', { name: 'Mulai dengan Petruk' }).click();
  await page.getByRole('button', { name: /^Level 1/ }).click();
  await expectQuestion(page, 1, 20);
  await settled(page);
}

/** Has the page note when its first question can be answered; returns how to read it, in seconds since 1970. */
async function watchFirstQuestion(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=timer]')) return;
      observer.disconnect();
      performance.mark('first-question');
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => {
      const mark = performance.getEntriesByName('first-question')[0];
      return (performance.timeOrigin + (mark?.startTime ?? NaN)) / 1_000;
    });
}

const bytesOf = (loaded: readonly Loaded[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0);

/** Comes in by a door, plays up to the first question, and has what was loaded stay within the budget. */
async function expectWithinBudget(page: Page, enter: () => Promise<void>): Promise<void> {
  const loaded = await watch(page);
  const firstQuestion = await watchFirstQuestion(page);
  await enter();
  await toFirstQuestion(page);

  const questionAt = await firstQuestion();
  expect(questionAt).not.toBeNaN();
  // Everything counts, whatever it is for, if it was asked for before the first question stood there.
  const waitedFor = loaded.filter(({ askedAt }) => askedAt < questionAt);
  const scripts = waitedFor.filter(({ type }) => type === 'Script');
  const list = waitedFor.map(({ path, type, bytes }) => `${bytes} ${type} ${path}`).join('\n');
  expect(scripts.length, list).toBeGreaterThan(0);
  expect(bytesOf(waitedFor), list).toBeLessThanOrEqual(FIRST_LOAD_BYTES.total);
  expect(bytesOf(scripts), list).toBeLessThanOrEqual(FIRST_LOAD_BYTES.script);
  const foreign = /admin|chart|mantine|question(s|manager)|users|audit|sharing|projector|test/i;
  expect(scripts.map(({ path }) => path).filter((path) => foreign.test(path))).toEqual([]);
}

test('what a student loads up to the first question stays within its budget', async ({
  page,
  product,
}) => {
  const person = newPerson();
  await registerByApi(product.url, person);
  // Without an admin the login shows the way to make one, and loads it.
  await firstAdmin(product.url);
  await expectWithinBudget(page, async () => {
    await page.goto('/login');
    await page.getByLabel('Email atau nama pengguna').fill(person.username);
    await page.getByLabel('Kata sandi', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  });
  await page.close();

  // The next day: the document and the answers of the server, and nothing else.
  const again = await page.context().newPage();
  const second = await watch(again);
  await again.goto('/login');
  await toFirstQuestion(again);
  const sent = second.filter(({ bytes }) => bytes > 0).map(({ path }) => path);
  expect(sent.filter((path) => !path.startsWith('/api/'))).toEqual(['/login']);
});

test('neither does a pupil load more who comes in by the door of their class', async ({
  page,
  freshProduct: { url },
}) => {
  const { card, door } = await newClassroom(url, 36);
  await expectWithinBudget(page, () => comeIn(page, door, card));
});

test('the fonts of a page have one file each; a letter that is not in it fetches the rest', async ({
  page,
}) => {
  // A face that is not loaded has the browser look for a font of the system, at each size anew.
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => ({
        family: family.replaceAll(/['"]/g, ''),
        isLoaded: status === 'loaded',
      })),
    );
  const first = ['Plus Jakarta Sans', 'Sansita'];
  await page.goto('/login');
  const loadedFaces = async () =>
    (await faces()).filter(({ isLoaded }) => isLoaded).map(({ family }) => family);
  await expect.poll(async () => (await loadedFaces()).sort()).toEqual(first);
  expect((await faces()).filter(({ family }) => first.includes(family))).toHaveLength(2);

  await page.getByLabel('Email atau nama pengguna').fill('Muñoz');
  await expect.poll(loadedFaces).toContain('Plus Jakarta Sans Rest');
});
