import type { Page, Response } from '@playwright/test';
import { authApi } from '#shared/contracts/auth.contract.ts';
import type { AnswerResult } from '#shared/contracts/game.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { PROVERBS } from '#shared/constants/proverbs.ts';
import { call } from './support/api.ts';
import { registerByApi, signedInPlayer, signIn } from './support/people.ts';
import {
  expectScore,
  fillIn,
  remembered,
  secondsLeft,
  stopClock,
  submitButton,
} from './support/play.ts';
import { answersOf, playSession, sessionOf, startSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const ANSWER = '**/api/game/session/answer';
const WRONG = 'Salah! -1 nyawa';

/** A player with a session whose first question is on the screen. */
async function openSession(page: Page, baseUrl: string, count = 10) {
  await page.clock.install();
  const player = await signedInPlayer(page, baseUrl, 'petruk');
  const session = await startSession(baseUrl, player, count);
  const questions = await answersOf(baseUrl, player, session);
  const [first] = questions;
  if (!first) throw new Error('an empty session');
  await page.goto(`/game/${session._id}`);
  await expectNumber(page, 1, count);
  return { player, session, first };
}

const expectNumber = (page: Page, number: number, total: number): Promise<void> =>
  expect(
    page.getByRole('region', { name: `Soal ${number} dari ${total}`, exact: true }),
  ).toBeVisible();

const isAnswer = (response: Response): boolean => response.url().endsWith('/session/answer');

const resultOf = async (response: Response): Promise<AnswerResult> =>
  ((await response.json()) as { data: AnswerResult }).data;

/** Answers the question on the screen; what the server said about it. */
async function answer(page: Page, question: PlayQuestion, right: boolean): Promise<AnswerResult> {
  await fillIn(page, question, right);
  const [response] = await Promise.all([
    page.waitForResponse(isAnswer),
    submitButton(page).click(),
  ]);
  return resultOf(response);
}

/** Sees the verdict as the server gave it. */
const expectVerdict = (page: Page, { isCorrect, points }: AnswerResult): Promise<void> =>
  expect(page.getByRole('status').getByRole('heading')).toHaveText(
    isCorrect ? `Benar! +${points} poin` : WRONG,
  );

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const value = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

test('a session from the level selection to its result', async ({ page, product, problems }) => {
  test.slow();
  await page.clock.install();
  const player = await signedInPlayer(page, product.url, 'petruk');
  await page.goto('/level-selection');
  await expect(page.getByText('10 soal, 30 detik, 3 nyawa')).toBeVisible();
  await page.getByRole('button', { name: 'Mulai tantangan' }).click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expectNumber(page, 1, 10);
  const id = page.url().split('/').at(-1) ?? '';
  const session = await sessionOf(product.url, player, id);
  const questions = await answersOf(product.url, player, session);
  await expect(page.getByText('3 nyawa')).toBeVisible();
  expect(await secondsLeft(page)).toBeGreaterThan(25);
  await stopClock(page);

  // The last life goes with the seventh question; after that there is no bonus.
  const wrong = new Set([1, 4, 6, 8]);
  let score = 0;
  let lives = 3;
  for (const [index, question] of questions.entries()) {
    await expectNumber(page, index + 1, 10);
    // A little more time for every question, so that their bonuses differ.
    await page.clock.fastForward(index * 2_000);
    const result = await answer(page, question, !wrong.has(index));
    score += result.points;
    if (wrong.has(index)) lives = Math.max(0, lives - 1);
    expect(result).toMatchObject({ isCorrect: !wrong.has(index), score, lives });
    if (result.isCorrect && lives === 0) expect(result.points).toBe(10);
    if (result.isCorrect && lives > 0) expect(result.points).toBeGreaterThan(10);
    await expectVerdict(page, result);
    await expect(page.getByText(`${lives} nyawa`, { exact: true })).toBeVisible();
    await expectScore(page, score);
    await expect(page.getByText('Penjelasan:')).toBeVisible();
    await expect(page.getByText(result.explanation)).toBeVisible();
    // Two seconds of feedback, before the result as well.
    await page.clock.fastForward(1_900);
    await expectVerdict(page, result);
    await page.clock.fastForward(200);
  }

  await expect(heading(page, 'Cukup Baik!')).toBeVisible();
  await expect(
    page.getByText(`Selamat, ${player.user.username}! Tantangan bersama Petruk selesai.`),
  ).toBeVisible();
  await expect(value(page, 'Skor')).toHaveText(String(score));
  await expect(value(page, 'Benar')).toHaveText('6/10');
  await expect(page.getByRole('img', { name: 'Akurasi 60 persen' })).toBeVisible();
  const proverb = await page.locator('blockquote p').first().innerText();
  expect(PROVERBS.petruk.map(({ text }) => text)).toContain(proverb);
  const played = await sessionOf(product.url, player, id);
  expect(played).toMatchObject({ status: 'completed', score, lives: 0, currentQuestionIndex: 10 });
  const seconds = Math.round(played.answers.reduce((sum, { timeSpent }) => sum + timeSpent, 0));
  expect(seconds).toBeGreaterThanOrEqual(90);
  await expect(value(page, 'Waktu')).toHaveText(
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  );

  // The totals of the bar are those of the server.
  await page.clock.runFor(1_000);
  await page.getByRole('link', { name: 'Pilih level lain' }).click();
  await page.clock.resume();
  await expect(page).toHaveURL('/level-selection');
  await expect(page.getByRole('banner')).toContainText(`Skor total ${score}`);
  const { user } = await call(product.url, authApi.me, {}, player.tokens.accessToken);
  expect(user).toMatchObject({ totalScore: score, gamesPlayed: 1, highestScore: score });
  expect(await remembered(page, 'user')).toEqual(user);
  expect(problems).toEqual([]);
});

test('questions that run out are sent without a choice, down to the result', async ({
  page,
  product,
  problems,
}) => {
  const { player, session } = await openSession(page, product.url, 5);
  await stopClock(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/session/answer')) sent.push(request.postDataJSON());
  });
  for (const number of [1, 2, 3, 4, 5]) {
    await expectNumber(page, number, 5);
    const left = await secondsLeft(page);
    await page.clock.fastForward((left - 10) * 1_000);
    await expect(page.getByRole('timer')).toHaveAccessibleName('Sisa waktu 10 detik');
    const [response] = await Promise.all([
      page.waitForResponse(isAnswer),
      page.clock.fastForward(10_000),
    ]);
    const result = await resultOf(response);
    expect(result).toMatchObject({ isCorrect: false, points: 0, lives: Math.max(0, 3 - number) });
    await expectVerdict(page, result);
    await page.clock.fastForward(2_000);
  }
  expect(sent).toEqual(
    session.questions.map(({ _id }) => ({
      sessionId: session._id,
      questionId: _id,
      selectedAnswer: -1,
      timeSpent: 30,
    })),
  );
  await expect(heading(page, 'Terus Berlatih!')).toBeVisible();
  await expect(value(page, 'Skor')).toHaveText('0');
  await expect(value(page, 'Waktu')).toHaveText('2:30');
  await expect(value(page, 'Benar')).toHaveText('0/5');
  expect((await sessionOf(product.url, player, session._id)).status).toBe('completed');
  expect(problems).toEqual([]);
});

test('a reload goes on with the same question, and with the time that the server has left', async ({
  page,
  product,
  problems,
}) => {
  const { player, session, first } = await openSession(page, product.url);
  const { score } = await answer(page, first, true);
  await page.clock.fastForward(2_000);
  await expectNumber(page, 2, 10);

  // Until its clock has run on, by the server's word: a screen that starts anew would show 30.
  const left = async () => (await sessionOf(product.url, player, session._id)).secondsLeft ?? 0;
  await expect.poll(left, { intervals: [250] }).toBeLessThan(29);
  await page.reload();
  await expectNumber(page, 2, 10);
  const [shown, served] = [await secondsLeft(page), await left()];
  expect(shown).toBeLessThanOrEqual(29);
  expect(Math.abs(shown - served)).toBeLessThan(2.5);
  await expectScore(page, score);
  await expect(page.getByRole('img', { name: /^Kemajuan: 1 benar dan 0 salah/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an answer whose reply is lost is judged once, and its first verdict shows', async ({
  page,
  product,
}) => {
  const { player, session, first } = await openSession(page, product.url);
  const verdicts: AnswerResult[] = [];
  let attempts = 0;
  await page.route(ANSWER, async (route) => {
    attempts++;
    // The first request arrives and its reply does not; the second one does not even arrive.
    if (attempts === 1) {
      const response = await route.fetch();
      verdicts.push(((await response.json()) as { data: AnswerResult }).data);
    }
    await route.abort('connectionreset');
  });
  await fillIn(page, first, true);
  await submitButton(page).click();
  await expect(
    page.getByText(
      'Sambungan ke server terputus. Jawabanmu aman dan dikirim lagi begitu tersambung.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mengirim...' })).toBeDisabled();
  await page.clock.fastForward(5_000);
  await expect.poll(() => attempts).toBeGreaterThanOrEqual(2);
  const [verdict] = verdicts;
  if (!verdict) throw new Error('the server was not asked');

  await page.unroute(ANSWER);
  await page.clock.fastForward(5_000);
  await expectVerdict(page, verdict);
  await expect(page.getByText('Sambungan ke server terputus.')).toHaveCount(0);
  const after = await sessionOf(product.url, player, session._id);
  expect(after.answers).toEqual(verdict.answers);
  expect(after).toMatchObject({ currentQuestionIndex: 1, score: verdict.points });
  await page.clock.fastForward(2_000);
  await expectNumber(page, 2, 10);
});

test('a double click sends one answer, which cannot be changed', async ({ page, product }) => {
  const { player, session, first } = await openSession(page, product.url, 2);
  let sent = 0;
  let answerNow = () => {};
  const asked = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route(ANSWER, async (route) => {
    sent++;
    await asked;
    await route.continue();
  });
  await fillIn(page, first, true);
  await submitButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Mengirim...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  const group = page.getByRole('group');
  if (first.type === 'multiple_choice') {
    for (const option of await group.getByRole('button').all()) await expect(option).toBeDisabled();
  }
  answerNow();
  await expect(page.getByText(/^Benar! \+\d+ poin$/)).toBeVisible();
  expect(sent).toBe(1);
  expect((await sessionOf(product.url, player, session._id)).answers).toHaveLength(1);
});

test('held feedback does not stop the clock of the next question', async ({ page, product }) => {
  const { first } = await openSession(page, product.url, 2);
  await stopClock(page);
  await answer(page, first, false);
  await page.getByRole('button', { name: 'Tahan' }).click();
  await page.clock.fastForward(12_000);
  await expect(
    page.getByText('Ditahan. Waktu soal berikutnya sudah berjalan: 20 detik lagi.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expectNumber(page, 2, 2);
  expect(await secondsLeft(page)).toBe(20);
});

test('a finished session opens its result at once, with the ways on from there', async ({
  page,
  product,
  problems,
}) => {
  const player = await registerByApi(product.url);
  await signIn(page, player, 'gareng');
  const played = await playSession(product.url, player, {
    count: 4,
    isRight: (index) => index !== 2,
  });
  const address = `/game/${played._id}`;
  await page.goto(address);
  await expect(heading(page, 'Bagus Sekali!')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(value(page, 'Skor')).toHaveText(String(played.score));
  await expect(value(page, 'Benar')).toHaveText('3/4');
  await expect(value(page, 'Waktu')).toHaveText('0:32');

  await page.getByRole('button', { name: 'Ulas jawaban' }).click();
  await expect(page.getByRole('button', { name: 'Yang salah (1)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(heading(page, 'Pertanyaan 3')).toBeVisible();
  await expect(page.getByText(played.questions[2]?.explanation ?? '?')).toBeVisible();
  await expect(page.getByText('Penjelasan:')).toHaveCount(1);
  await page.getByRole('button', { name: 'Semua (4)' }).click();
  await expect(page.getByText('Penjelasan:')).toHaveCount(4);
  await page.getByRole('button', { name: 'Kembali ke hasil' }).click();

  await page.getByRole('link', { name: 'Pilih level lain' }).click();
  await expect(page).toHaveURL('/level-selection');
  // The levels of the character that was played, whoever was chosen before.
  expect(await remembered(page, 'selectedCharacter')).toMatchObject({ name: 'Petruk' });
  await page.goto(address);
  await page.getByRole('link', { name: 'Pilih karakter lain' }).click();
  await expect(page).toHaveURL('/main');
  await page.goto(address);
  await page.getByRole('button', { name: 'Main Lagi' }).click();
  await expectNumber(page, 1, 10);
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Petruk' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('another session ends the one before, which says so', async ({ page, product, problems }) => {
  const player = await registerByApi(product.url);
  await signIn(page, player, 'petruk');
  const old = await startSession(product.url, player);
  const fresh = await startSession(product.url, player);
  await page.goto(`/game/${old._id}`);
  await expect(heading(page, 'Sesi ini sudah ditinggalkan')).toBeVisible();
  await page.getByRole('link', { name: 'Ke Beranda' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: 'soal' });
  await expect(rows.first()).toContainText('Sedang berjalan');
  await expect(rows.nth(1)).toContainText('Ditinggalkan');
  await rows.first().click();
  await expect(page).toHaveURL(`/game/${fresh._id}`);
  await expectNumber(page, 1, 10);
  expect(problems).toEqual([]);
});

test("an unknown session and somebody else's lead to the dashboard", async ({ page, product }) => {
  const other = await registerByApi(product.url);
  const foreign = await startSession(product.url, other);
  await signedInPlayer(page, product.url, 'petruk');
  for (const id of [foreign._id, '999999', 'tidak-ada']) {
    await page.goto(`/game/${id}`);
    await expect(page, id).toHaveURL('/dashboard');
    await expect(page.getByText('Sesi permainan itu tidak dapat dibuka.')).toBeVisible();
  }
  expect((await sessionOf(product.url, other, foreign._id)).status).toBe('active');
});
