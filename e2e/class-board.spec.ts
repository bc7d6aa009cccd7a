import type { Page } from '@playwright/test';
import { boardApi } from '#shared/contracts/admin-live.contract.ts';
import { call } from './support/api.ts';
import { comeIn, newClassroom, startLevel, tokenOf, type Classroom } from './support/classroom.ts';
import { notePauses, notedAt, repliedAt } from './support/pause-times.ts';
import { signIn, type SignedIn } from './support/people.ts';
import { answer, fillIn, levelQuestions, secondsLeft, submitButton } from './support/play.ts';
import { answersOf, sessionOf, startSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** The teacher's word reaches every pupil within this time. */
const REACHES_ALL_MS = 1_000;

/** Opens the board of a class as its teacher does. */
async function openBoard(page: Page, url: string, admin: SignedIn, room: Classroom): Promise<void> {
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=daftar-kelas&id=${room.class._id}`);
  await page.getByRole('link', { name: 'Papan Pantau' }).click();
  await expect(page.getByText(`0 dari ${room.cards.length} siswa tersambung`)).toBeVisible();
  await expect(page.getByText('Belum masuk')).toHaveCount(room.cards.length);
}

const tileOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Papan Pantau' }).getByRole('button', { name });

/** What a page says of a network that was cut on purpose. */
const isCut = (problem: string): boolean => problem.includes('ERR_INTERNET_DISCONNECTED');

test('a pause stops the clock of a pupil at play, also one who was cut off meanwhile', async ({
  page,
  context,
  freshProduct: { url },
}) => {
  const { admin, room, card, door } = await newClassroom(url, 2);
  const pause = (paused: boolean) =>
    call(
      url,
      boardApi.pause,
      { params: { id: room.class._id }, body: { paused } },
      admin.tokens.accessToken,
    );
  await comeIn(page, door, card);
  await startLevel(page);
  const paused = page.getByRole('dialog', { name: 'Dijeda oleh guru' });

  await pause(true);
  await expect(paused).toBeVisible();
  const left = await secondsLeft(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(paused).toBeVisible();
  await pause(false);
  await expect(paused).toBeHidden();
  expect(await secondsLeft(page)).toBeGreaterThanOrEqual(left - 1);
  await expect(page.getByRole('group').locator('[aria-pressed=true]')).toHaveCount(0);

  await context.setOffline(true);
  await pause(true);
  await expect(paused).toBeHidden();
  await context.setOffline(false);
  await expect(paused).toBeVisible();
  await pause(false);
  await expect(paused).toBeHidden();
});

test('the board shows eight pupils at play, and a pause reaches all of them within a second', async ({
  page,
  browser,
  freshProduct: { url },
  problems,
}) => {
  const { admin, room, door } = await newClassroom(url, 8);
  await openBoard(page, url, admin, room);

  const contexts = await Promise.all(room.cards.map(() => browser.newContext({ baseURL: url })));
  try {
    const pupils = await Promise.all(
      contexts.map(async (context, index) => {
        const card = room.cards[index];
        if (!card) throw new Error('no card');
        const pupil = await context.newPage();
        await comeIn(pupil, door, card);
        await startLevel(pupil);
        return { card, page: pupil, pauses: await notePauses(pupil) };
      }),
    );
    await expect(page.getByText('8 dari 8 siswa tersambung')).toBeVisible();
    for (const { card } of pupils)
      await expect(tileOf(page, card.name)).toContainText('Petruk · L1 · 1/20');

    const [first] = pupils;
    if (!first) throw new Error('nobody');
    const [question] = await levelQuestions(first.page, 'petruk', 1);
    if (!question) throw new Error('no question');
    await answer(first.page, question, true);
    await expect(tileOf(page, first.card.name).getByLabel('1 benar')).toBeVisible();

    for (const [button, change] of [
      ['Jeda semua', 'paused'],
      ['Lanjutkan', 'resumed'],
    ] as const) {
      const replied = await repliedAt(page, button);
      const noted = await Promise.all(pupils.map(({ pauses }) => notedAt(pauses, change)));
      const slowest = Math.max(...noted) - replied;
      expect(slowest, `ms until the last of eight pupils is ${change}`).toBeLessThan(
        REACHES_ALL_MS,
      );
    }

    await tileOf(page, first.card.name).click();
    await page.getByRole('button', { name: 'Keluarkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan' }).click();
    await expect(first.page).toHaveURL(door);
    await expect(first.page.getByText(/^Gurumu mengeluarkan kamu/)).toBeVisible();
    await expect(tileOf(page, first.card.name)).toContainText('Pergi');

    await page.getByRole('button', { name: 'Layar proyektor' }).click();
    await page.getByRole('button', { name: 'Sembunyikan nama' }).click();
    await expect(page.getByText(first.card.name)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Papan Pantau' })).toContainText('Siswa 8');
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
  expect(problems).toEqual([]);
});

test('a pupil whose network is cut goes and comes back on the board, and their answer counts once', async ({
  page,
  browser,
  freshProduct: { url },
}) => {
  const { admin, room, card, door } = await newClassroom(url, 2);
  await openBoard(page, url, admin, room);
  const context = await browser.newContext({ baseURL: url });
  try {
    const pupil = await context.newPage();
    await comeIn(pupil, door, card);
    const player = { ...admin, tokens: { ...admin.tokens, accessToken: await tokenOf(pupil) } };
    const session = await startSession(url, player);
    const [question] = await answersOf(url, player, session);
    if (!question) throw new Error('an empty session');
    await pupil.goto(`/game/${session._id}`);
    await expect(submitButton(pupil)).toBeVisible();
    const tile = tileOf(page, card.name);
    await expect(tile).toContainText('Petruk · 1/10');

    await context.setOffline(true);
    await expect(tile).toContainText('Pergi');
    await expect(page.getByText('0 dari 2 siswa tersambung')).toBeVisible();
    await fillIn(pupil, question, true);
    await submitButton(pupil).click();
    await expect(pupil.getByText(/Jawabanmu aman dan dikirim lagi/)).toBeVisible();
    expect((await sessionOf(url, player, session._id)).answers).toEqual([]);

    await context.setOffline(false);
    await expect(tile).not.toContainText('Pergi');
    await expect(pupil.getByText(/^Benar! \+\d+ poin$/)).toBeVisible();
    await expect(tile).toContainText('Petruk · 2/10');
    await expect(tile.getByLabel('1 benar')).toBeVisible();
    await expect(tile.getByLabel('0 salah')).toBeVisible();
    const { answers, score } = await sessionOf(url, player, session._id);
    expect(answers).toHaveLength(1);
    expect(score).toBe(answers[0]?.points);
  } finally {
    await context.close();
  }
});

test('the board says when its own network is cut, and comes back by itself', async ({
  page,
  context,
  freshProduct: { url },
  problems,
}) => {
  const { admin, room } = await newClassroom(url, 2);
  await openBoard(page, url, admin, room);
  await context.setOffline(true);
  await expect(page.getByText(/Sambungan terputus/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Sambungan terputus/)).toBeHidden();
  expect(problems.filter((problem) => !isCut(problem))).toEqual([]);
});
