import type { Page } from '@playwright/test';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { CHARACTER_IDS, characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { PROVERBS } from '#shared/constants/proverbs.ts';
import { LEVELS, type Level } from '#shared/constants/game.ts';
import { call } from './support/api.ts';
import {
  completeLevel,
  registerByApi,
  signedInPlayer,
  signIn,
  type SignedIn,
} from './support/people.ts';
import {
  answer,
  expectQuestion,
  expectScore,
  fillIn,
  answerRun,
  LEVEL_ANSWER,
  LEVEL_START,
  LEVEL_UPDATE,
  levelRun,
  nextQuestion,
  optionOf,
  playLevel,
  remembered,
  secondsLeft,
  serve,
  stopClock,
  submitButton,
} from './support/play.ts';
import { expect, test, themeColour } from './support/test.ts';

/** A new player before the first question of level 1, with a clock that the journey moves. */
async function startLevel(page: Page, baseUrl: string, character: CharacterId = 'petruk') {
  await page.clock.install();
  const player = await signedInPlayer(page, baseUrl, character, 1);
  const questions = await questionsOf(baseUrl, player, character, 1);
  await page.goto('/gameplay');
  await expectQuestion(page, 1, 20);
  return { player, questions };
}

const questionsOf = async (baseUrl: string, player: SignedIn, id: CharacterId, level: Level) =>
  (await levelRun(baseUrl, player, id, level)).questions;

const levelsOf = async (baseUrl: string, player: SignedIn, characterId: CharacterId) =>
  (await call(baseUrl, progressApi.levels, { params: { characterId } }, player.tokens.accessToken))
    .levels;

/** The text of a dialogue line without the name before it. */
const spoken = (line = ''): string => line.replace(/^[^:]+:\s*/, '');

const questionAt = (questions: readonly PlayQuestion[], index: number): PlayQuestion => {
  const question = questions[index];
  if (!question) throw new Error(`no question ${index}`);
  return question;
};

test('all four levels in one run, to the final summary', async ({ page, product, problems }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  const began = Date.now();
  const player = await signedInPlayer(page, product.url, 'semar', 1);
  await page.goto('/gameplay');

  const mistakes: Record<Level, number> = { 1: 3, 2: 2, 3: 2, 4: 2 };
  let score = 0;
  for (const level of LEVELS) {
    await expectQuestion(page, 1, 20);
    await expect(page.getByText(`Level ${level}`, { exact: true })).toBeVisible();
    const questions = await questionsOf(product.url, player, 'semar', level);
    // Half a minute of thinking in each level.
    await page.clock.fastForward(30_000);
    for (const [index, question] of questions.entries()) {
      await expectQuestion(page, index + 1, 20);
      const hint = page.getByRole('button', { name: 'Tampilkan Hint' });
      await expect(hint).toHaveCount([103, 203, 301].includes(question.id) ? 1 : 0);
      if (question.hint !== undefined) {
        await hint.click();
        await expect(page.getByText(`Bantuan:${question.hint}`)).toBeVisible();
        await page.getByRole('button', { name: 'Sembunyikan Hint' }).click();
        await expect(page.getByText('Bantuan:')).toHaveCount(0);
      }
      const isRight = index >= mistakes[level];
      await answer(page, question, isRight);
      if (isRight) score += 100;
      await expectScore(page, score);
      await nextQuestion(page);
    }
    const correct = 20 - mistakes[level];
    expect(await remembered(page, 'lastGameData')).toEqual({
      character: 'Semar',
      level,
      score: correct * 100,
      correctAnswers: correct,
      totalQuestions: 20,
      completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    if (level === 4) break;
    await expect(page.getByRole('heading', { name: `Level ${level} Selesai!` })).toBeVisible();
    await expect(page.getByText(`Hasil tersimpan. Level ${level + 1} terbuka!`)).toBeVisible();
    await page.getByRole('button', { name: `Lanjut ke Level ${level + 1}` }).click();
  }

  await expect(page.getByRole('heading', { name: 'Bagus Sekali!' })).toBeVisible();
  await expect(
    page.getByText(`Selamat, ${player.user.username}! Level 4 bersama Semar tuntas.`),
  ).toBeVisible();
  const value = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  await expect(value('Skor')).toHaveText('7.100');
  await expect(value('Benar')).toHaveText('71/80');
  await expect(page.getByRole('img', { name: 'Akurasi 89 persen' })).toBeVisible();
  // 4 x 30 s of thinking and 4 x 19 feedbacks of 3 s, and what the journey itself took.
  const [minutes = NaN, seconds = NaN] = (await value('Waktu').innerText()).split(':').map(Number);
  expect(seconds).toBeLessThan(60);
  expect(minutes * 60 + seconds).toBeGreaterThanOrEqual(348);
  expect(minutes * 60 + seconds).toBeLessThanOrEqual(348 + (Date.now() - began) / 1_000);
  const proverb = await page.locator('blockquote p').first().innerText();
  expect(PROVERBS.semar.map(({ text }) => text)).toContain(proverb);
  await expect(page.getByText('Hasil tersimpan.', { exact: true })).toBeVisible();

  const levels = await levelsOf(product.url, player, 'semar');
  expect(levels.map((level) => [level.score, level.isCompleted])).toEqual([
    [1_700, true],
    [1_800, true],
    [1_800, true],
    [1_800, true],
  ]);
  const { user } = await call(product.url, authApi.me, {}, player.tokens.accessToken);
  expect(user).toMatchObject({ totalScore: 7_100, gamesPlayed: 4, highestScore: 1_800, level: 4 });
  expect(await remembered(page, 'user')).toEqual(user);
  expect(await remembered(page, 'selectedCharacter')).toMatchObject({ id: 1, name: 'Semar' });
  expect(await remembered(page, 'selectedLevel')).toBe(4);

  await expect(page.getByRole('link', { name: 'Pilih level lain' })).toHaveAttribute(
    'href',
    '/level-selection',
  );
  await expect(page.getByRole('link', { name: 'Pilih karakter lain' })).toHaveAttribute(
    'href',
    '/main',
  );
  await page.getByRole('button', { name: 'Main Lagi' }).click();
  await expectQuestion(page, 1, 20);
  await expect(page.getByText('Level 1', { exact: true })).toBeVisible();
  await expectScore(page, 0);
  // Nobody answers so fast but a test: the server asks to wait, and every answer gets there.
  expect(problems.filter((problem) => !problem.includes('429'))).toEqual([]);
});

test('a level with fewer than 70 percent right is repeated, not left', async ({
  page,
  product,
  problems,
}) => {
  test.slow();
  const { player, questions } = await startLevel(page, product.url, 'gareng');
  await playLevel(page, questions, (index) => index < 13);

  await expect(page.getByRole('heading', { name: 'Level 1 Selesai!' })).toBeVisible();
  await expect(
    page.getByText('Perlu 14 jawaban benar untuk menuntaskan level ini, kamu sudah 13.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lanjut ke Level 2' })).toBeDisabled();
  await expect(page.getByText('Hasil tersimpan.', { exact: true })).toBeVisible();
  expect((await levelsOf(product.url, player, 'gareng')).slice(0, 2)).toMatchObject([
    { level: 1, isCompleted: false, attempts: 1 },
    { level: 2, isUnlocked: false },
  ]);

  await page.getByRole('button', { name: 'Ulas jawaban' }).click();
  await expect(page.getByRole('button', { name: 'Yang salah (7)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Penjelasan:')).toHaveCount(7);
  await page.getByRole('button', { name: 'Semua (20)' }).click();
  await expect(page.getByText('Penjelasan:')).toHaveCount(20);
  await page.getByRole('button', { name: 'Kembali ke hasil' }).click();

  await page.getByRole('button', { name: 'Ulangi Level' }).click();
  await expectQuestion(page, 1, 20);
  await expectScore(page, 0);
  expect(await secondsLeft(page)).toBeGreaterThan(55);
  expect(problems).toEqual([]);
});

test('a question that is not answered in 60 seconds counts as wrong, once', async ({
  page,
  product,
}) => {
  const { questions } = await startLevel(page, product.url);
  const [first] = questions;
  await stopClock(page);
  await page.clock.fastForward((await secondsLeft(page)) * 1_000 - 1_500);
  await expect(page.getByText('Salah!', { exact: true })).toHaveCount(0);
  // The laptop sleeps for an hour just before.
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText('Salah!', { exact: true })).toBeVisible();
  await expect(page.getByText(`Waktu habis. Jawaban yang benar: ${solution(first)}`)).toBeVisible();
  await expect(page.getByText('Penjelasan:')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Kemajuan: 0 benar dan 1 salah dari 20/ }),
  ).toBeVisible();
  await expectScore(page, 0);
  await page.clock.fastForward(2_900);
  await expect(page.getByText('Salah!', { exact: true })).toBeVisible();
  await page.clock.fastForward(200);
  await expectQuestion(page, 2, 20);
  expect(await secondsLeft(page)).toBe(60);
});

test('three questions in a row without an answer end the game, and nothing is saved', async ({
  page,
  product,
}) => {
  const { player, questions } = await startLevel(page, product.url);
  const saves = requestsTo(page, /progress\/level\/update/);
  const runOut = async () => {
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Salah!', { exact: true })).toBeVisible();
    await nextQuestion(page);
  };
  await runOut();
  await runOut();
  // Somebody is there again, so the count starts anew.
  await answer(page, questionAt(questions, 2), true);
  await nextQuestion(page);
  await runOut();
  await runOut();
  await expectQuestion(page, 6, 20);
  await runOut();

  await expect(page.getByRole('heading', { name: 'Game Over!' })).toBeVisible();
  await expect(page.getByText('Skor akhir 100')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kembali ke Menu' })).toHaveAttribute(
    'href',
    '/main',
  );
  await page.clock.fastForward('10:00');
  expect(saves).toEqual([]);
  expect(await remembered(page, 'lastGameData')).toBeNull();
  expect((await levelsOf(product.url, player, 'petruk'))[0]).toMatchObject({ attempts: 0 });

  await page.getByRole('button', { name: 'Main Lagi' }).click();
  await expectQuestion(page, 1, 20);
  await expectScore(page, 0);
});

test('the timer counts the seconds and is red for the last ten', async ({ page, product }) => {
  await startLevel(page, product.url);
  await stopClock(page);
  const timer = page.getByRole('timer');
  const number = timer.getByText(/^\d+$/);
  const red = await themeColour(page, '--pk-no-bd');
  const before = await secondsLeft(page);
  await page.clock.fastForward(1_000);
  expect(await secondsLeft(page)).toBe(before - 1);
  await page.clock.fastForward((before - 1 - 11) * 1_000);
  await expect(timer).toHaveAccessibleName('Sisa waktu 11 detik');
  await expect(number).not.toHaveCSS('color', red);
  await page.clock.fastForward(1_000);
  await expect(timer).toHaveAccessibleName('Sisa waktu 10 detik');
  await expect(number).toHaveCSS('color', red);
});

test('the question shows its letters, its translation, and what was right and wrong', async ({
  page,
  product,
  problems,
}) => {
  await serve(page, (all) => [
    ...all.filter(({ type }) => type === 'multiple_choice').slice(0, 2),
    ...all.filter(({ type }) => type === 'essay'),
  ]);
  await page.clock.install();
  const player = await signedInPlayer(page, product.url, 'petruk', 1);
  const all = await questionsOf(product.url, player, 'petruk', 1);
  const [first, second] = all.filter(({ type }) => type === 'multiple_choice');
  const essay = all.find(({ type }) => type === 'essay');
  if (!first?.translation || !second || !essay) throw new Error('level 1 has changed');
  await page.goto('/gameplay');
  await expect(page.getByText(/^Pertanyaan 1 dari/).first()).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Punakawan - Permainan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Petruk' })).toBeVisible();
  await expect(page.getByText(characterOf('petruk').description)).toBeVisible();
  const dialogue = page.getByRole('list', { name: 'Percakapan' });
  await expect(dialogue).toContainText(spoken(first.conversation[0]));
  await page.getByRole('button', { name: 'Tampilkan Terjemahan' }).click();
  await expect(dialogue).toContainText(spoken(first.translation.conversation[0]));
  await expect(optionOf(page, first.translation, 0)).toBeVisible();
  await page.getByRole('button', { name: 'Tampilkan Bahasa Jawa' }).click();
  await expect(dialogue).toContainText(spoken(first.conversation[0]));

  await expect(submitButton(page)).toBeDisabled();
  const right = optionOf(page, first, first.correctAnswer);
  await right.click();
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  await submitButton(page).click();
  const [green, red] = [
    await themeColour(page, '--pk-ok-bd'),
    await themeColour(page, '--pk-no-bd'),
  ];
  const marked = (text: string | undefined) =>
    page
      .getByRole('group')
      .getByRole('button')
      .filter({ has: page.getByText(text ?? '', { exact: true }) });
  await expect(page.getByRole('heading', { name: 'Benar!' })).toBeVisible();
  await expect(marked(first.options[first.correctAnswer])).toHaveCSS('border-top-color', green);
  await expect(page.getByText('Pilihanmu')).toHaveCount(0);
  await expect(page.getByText(first.explanation)).toBeVisible();
  await expectScore(page, 100);
  await nextQuestion(page);

  const pick = (second.correctAnswer + 1) % 4;
  await optionOf(page, second, pick).click();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Salah!' })).toBeVisible();
  await expect(marked(second.options[second.correctAnswer])).toHaveCSS('border-top-color', green);
  await expect(marked(second.options[pick])).toHaveCSS('border-top-color', red);
  await expectScore(page, 100);
  for (const option of await page.getByRole('group').getByRole('button').all()) {
    await expect(option).toBeDisabled();
  }
  await nextQuestion(page);

  const field = page.getByPlaceholder('Tulis jawaban Anda di sini...');
  await field.fill('   ');
  await expect(submitButton(page)).toBeDisabled();
  await field.fill(`  ${essay.correctAnswerText.split(' / ')[0]?.toUpperCase()}  `);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Benar!' })).toBeVisible();
  await expect(page.getByText(`Jawaban yang benar: ${essay.correctAnswerText}`)).toBeVisible();
  await expectScore(page, 200);
  expect(problems).toEqual([]);
});

test('only questions 103, 203 and 301 of the bank have a hint', async ({ product }) => {
  const player = await registerByApi(product.url);
  const withHint: number[] = [];
  for (const character of CHARACTER_IDS) {
    for (const level of LEVELS) {
      const questions = await call(
        product.url,
        questionsApi.byCharacter,
        { params: { id: character }, query: { level } },
        player.tokens.accessToken,
      );
      withHint.push(...questions.filter(({ hint }) => hint).map(({ id }) => id));
    }
  }
  expect(withHint).toEqual([103, 203, 301]);
});

test('feedback can be held to read it, and continued', async ({ page, product }) => {
  const { questions } = await startLevel(page, product.url);
  await answer(page, questionAt(questions, 0), false);
  await page.getByRole('button', { name: 'Tahan' }).click();
  await expect(page.getByText('Ditahan. Lanjutkan bila sudah siap.')).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Salah!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expectQuestion(page, 2, 20);
  expect(await secondsLeft(page)).toBeGreaterThan(55);

  await answer(page, questionAt(questions, 1), true);
  await page.keyboard.press('Space');
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Benar!', { exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expectQuestion(page, 3, 20);
});

test('a double click answers once', async ({ page, product }) => {
  const { questions } = await startLevel(page, product.url);
  await fillIn(page, questionAt(questions, 0), true);
  await submitButton(page).dblclick();
  await expect(page.getByText('Benar!', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Kemajuan: 1 benar dan 0 salah/ })).toBeVisible();
  await nextQuestion(page);
  await expectQuestion(page, 2, 20);
  await expect(submitButton(page)).toBeDisabled();
  await expectScore(page, 100);
});

for (const [link, address] of [
  ['Pilih level', '/level-selection'],
  ['Ganti karakter', '/main'],
] as const) {
  test(`'${link}' asks before it leaves the game, and the level is gone on with`, async ({
    page,
    product,
    problems,
  }) => {
    const { questions } = await startLevel(page, product.url);
    await answer(page, questionAt(questions, 0), true);
    await page.getByRole('link', { name: link }).click();
    const asking = page.getByRole('dialog', { name: 'Tinggalkan level ini?' });
    await expect(asking).toContainText('menunggumu 24 jam');
    await page.keyboard.press('Escape');
    await expect(asking).toHaveCount(0);
    await page.getByRole('link', { name: link }).click();
    await asking.getByRole('button', { name: 'Tinggalkan' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward('10:00');
    await expect(page).toHaveURL(address);

    await page.goto('/level-selection');
    const card = page.getByRole('button', { name: /^Level 1/ });
    await expect(card).toContainText('Belum selesai: 1 dari 20 soal');
    await card.click();
    await expectQuestion(page, 2, 20);
    await expectScore(page, 100);
    expect(await secondsLeft(page)).toBeGreaterThan(55);
    expect(problems).toEqual([]);
  });
}

test('the way back of the browser asks, too', async ({ page, product }) => {
  await page.clock.install();
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.goto('/level-selection');
  await page.getByRole('button', { name: /^Level 1/ }).click();
  await expectQuestion(page, 1, 20);
  // What holds the way back comes half a second behind the question; it marks the history.
  await page.clock.runFor(1_000);
  await expect
    .poll(() => page.evaluate(() => (history.state as { open?: boolean } | null)?.open))
    .toBe(true);
  await page.goBack();
  const asking = page.getByRole('dialog', { name: 'Tinggalkan level ini?' });
  await asking.getByRole('button', { name: 'Lanjut main' }).click();
  await expectQuestion(page, 1, 20);
  await page.goBack();
  await asking.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL('/level-selection');
});

test('a reload goes on at the first question without an answer, on any computer', async ({
  page,
  product,
  browser,
}) => {
  await page.clock.install();
  const player = await registerByApi(product.url);
  await completeLevel(product.url, player, 'bagong', 1);
  await signIn(page, player, 'bagong', 2);
  const questions = await questionsOf(product.url, player, 'bagong', 2);
  await page.goto('/gameplay');
  await answer(page, questionAt(questions, 0), true);
  await nextQuestion(page);
  await answer(page, questionAt(questions, 1), false);
  await page.reload();
  await expectQuestion(page, 3, 20);
  await expect(page.getByRole('heading', { name: 'Bagong' })).toBeVisible();
  await expect(page.getByText('Level 2', { exact: true })).toBeVisible();
  await expectScore(page, 100);

  const other = await browser.newPage({ baseURL: product.url });
  await other.clock.install();
  await signIn(other, player, 'bagong', 2);
  await other.goto('/gameplay');
  await expectQuestion(other, 3, 20);
  await answer(other, questionAt(questions, 2), true);
  await expectScore(other, 200);
  // The first computer comes second with the same question: what was recorded counts.
  await fillIn(page, questionAt(questions, 2), false);
  await submitButton(page).click();
  await expectScore(page, 200);
  await expect(page.getByText('Benar!', { exact: true })).toBeVisible();
  await other.close();
});

test('a level plays on without the network, and its answers outlive a reload', async ({
  page,
  product,
}) => {
  const player = await registerByApi(product.url);
  const run = await levelRun(product.url, player, 'petruk', 1);
  await answerRun(product.url, player, run, [0, 17]);
  await page.clock.install();
  await signIn(page, player, 'petruk', 1);
  await page.goto('/gameplay');
  await expectQuestion(page, 18, 20);

  await page.route(LEVEL_ANSWER, (route) => route.abort('internetdisconnected'));
  const question = (index: number) => questionAt(run.questions, index);
  await answer(page, question(17), true);
  await expect(page.getByText(/^Sambungan ke server terputus\. Terus main saja/)).toBeVisible();
  await nextQuestion(page);
  await answer(page, question(18), false);
  expect(await remembered(page, 'waitingAnswers')).toHaveLength(2);
  await page.reload();
  await expect(
    page.getByText(/^Server belum menjawab, jadi level ini belum dimulai/),
  ).toBeVisible();
  expect((await levelRun(product.url, player, 'petruk', 1)).position).toBe(17);

  await page.unroute(LEVEL_ANSWER);
  await page.clock.fastForward(15_000);
  await expectQuestion(page, 20, 20);
  await expectScore(page, 1_800);
  expect((await levelRun(product.url, player, 'petruk', 1)).answers.at(-1)).toMatchObject({
    isCorrect: false,
  });

  // The last answer, and with it the result, waits for the network.
  await page.route(LEVEL_ANSWER, (route) => route.abort('internetdisconnected'));
  await answer(page, question(19), true);
  await nextQuestion(page);
  await expect(page.getByRole('heading', { name: 'Level 1 Selesai!' })).toBeVisible();
  await expect(page.getByText(/^Hasil belum tersimpan/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lanjut ke Level 2' })).toBeDisabled();
  await page.unroute(LEVEL_ANSWER);
  await page.clock.fastForward(15_000);
  await expect(page.getByText('Hasil tersimpan. Level 2 terbuka!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lanjut ke Level 2' })).toBeEnabled();
  const { user } = await call(product.url, authApi.me, {}, player.tokens.accessToken);
  expect(user).toMatchObject({ totalScore: 1_900, gamesPlayed: 1 });
});

test('answers wait for their own player at a shared computer', async ({ page, product }) => {
  const { player, questions } = await startLevel(page, product.url);
  await page.route(LEVEL_ANSWER, (route) => route.abort('internetdisconnected'));
  await answer(page, questionAt(questions, 0), true);
  const chosen = await page.evaluate(() => ({ ...localStorage }));
  /** Signs somebody in on this page, who plays the same level. */
  const become = ({ user, tokens }: SignedIn) =>
    page.evaluate(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      {
        user: JSON.stringify(user),
        accessToken: tokens.accessToken,
        refreshToken: tokens.refreshToken,
        selectedCharacter: chosen['selectedCharacter'] ?? '',
        selectedLevel: chosen['selectedLevel'] ?? '',
      },
    );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const other = await registerByApi(product.url);
  await become(other);
  await page.unroute(LEVEL_ANSWER);
  await page.goto('/gameplay');
  await expectQuestion(page, 1, 20);
  expect((await levelRun(product.url, other, 'petruk', 1)).answers).toEqual([]);
  const body = { email: player.user.username, password: 'rahasia' };
  const again = await call(product.url, authApi.login, { body });
  expect((await levelRun(product.url, again, 'petruk', 1)).answers).toEqual([]);
  await become(again);
  await page.goto('/dashboard');
  await expect
    .poll(async () => (await levelRun(product.url, again, 'petruk', 1)).answers)
    .toMatchObject([{ isCorrect: true }]);
});

test('the server dies in the middle of a level, and nothing is lost', async ({ page, product }) => {
  const { player, questions } = await startLevel(page, product.url);
  await answer(page, questionAt(questions, 0), true);
  await nextQuestion(page);
  const restarted = product.restart();
  await answer(page, questionAt(questions, 1), true);
  await restarted;
  await page.clock.fastForward(15_000);
  await expect
    .poll(async () => (await levelRun(product.url, player, 'petruk', 1)).position)
    .toBe(2);
});

test('a locked level leads to the levels and says so', async ({ page, product }) => {
  await signedInPlayer(page, product.url, 'petruk', 3);
  await page.goto('/gameplay');
  await expect(page).toHaveURL('/level-selection');
  await expect(page.getByText('Level itu masih terkunci.')).toBeVisible();
});

test('the way to the next level stays open after a weaker replay', async ({ page, product }) => {
  const player = await registerByApi(product.url);
  await completeLevel(product.url, player, 'petruk', 1);
  const run = await levelRun(product.url, player, 'petruk', 1);
  await answerRun(product.url, player, run, [0, 19], () => false);
  await page.clock.install();
  await signIn(page, player, 'petruk', 1);
  await page.goto('/gameplay');
  await expectQuestion(page, 20, 20);
  await answer(page, questionAt(run.questions, 19), false);
  await nextQuestion(page);
  await expect(page.getByText('kamu sudah 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut ke Level 2' }).click();
  await expectQuestion(page, 1, 20);
  await expect(page.getByText('Level 2', { exact: true })).toBeVisible();
});

test('without a character the wheel comes first, without a level the levels', async ({
  page,
  product,
}) => {
  await signedInPlayer(page, product.url);
  await page.goto('/gameplay');
  await expect(page).toHaveURL('/main');

  const character = { ...characterOf('petruk'), id: 3 };
  for (const level of [null, '9', '{', '"satu"']) {
    await page.evaluate(
      ([value, stored]) => {
        localStorage.setItem('selectedCharacter', JSON.stringify(stored));
        if (value === null) localStorage.removeItem('selectedLevel');
        else localStorage.setItem('selectedLevel', value ?? '');
      },
      [level, character] as const,
    );
    await page.goto('/gameplay');
    await expect(page, `level ${level}`).toHaveURL('/level-selection');
  }

  await page.evaluate((stored) => {
    localStorage.setItem('selectedCharacter', JSON.stringify({ ...stored, id: 9 }));
    localStorage.setItem('selectedLevel', '1');
  }, character);
  await page.goto('/gameplay');
  await expect(page.getByText('Karakter tidak ditemukan')).toBeVisible();
});

test('where no run can be started the level is not, and it is tried again by itself', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.route(LEVEL_START, (route) => route.abort('connectionrefused'));
  await page.goto('/gameplay');
  await expect(page.getByText('Memuat pertanyaan...')).toBeVisible();
  await expect(
    page.getByText(/^Server belum menjawab, jadi level ini belum dimulai/),
  ).toBeVisible();
  await page.unroute(LEVEL_START);
  await page.clock.fastForward(15_000);
  await expectQuestion(page, 1, 20);
});

test('a level without questions says so', async ({ page, product }) => {
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.route(LEVEL_START, (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, message: 'x', code: 'NO_QUESTIONS', requestId: 'x' },
    }),
  );
  await page.goto('/gameplay');
  await expect(
    page.getByText('Tidak ada pertanyaan tersedia untuk karakter Petruk level 1'),
  ).toBeVisible();
});

test('a result that meets a dead network is told when the network is back', async ({
  page,
  product,
}) => {
  const player = await registerByApi(product.url);
  const run = await levelRun(product.url, player, 'petruk', 1);
  await answerRun(product.url, player, run, [0, 19]);
  await page.clock.install();
  await signIn(page, player, 'petruk', 1);
  let refused = 0;
  await page.route(LEVEL_UPDATE, (route) => {
    refused++;
    return route.abort('internetdisconnected');
  });
  await page.goto('/gameplay');
  await expectQuestion(page, 20, 20);
  await answer(page, questionAt(run.questions, 19), true);
  await nextQuestion(page);
  await expect(page.getByRole('heading', { name: 'Level 1 Selesai!' })).toBeVisible();
  await expect(page.getByText(/^Hasil belum tersimpan/)).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2);
  await expectScore(page, 2_000);
  expect(await remembered(page, 'lastGameData')).toMatchObject({ score: 2_000 });

  await page.unroute(LEVEL_UPDATE);
  await page.clock.fastForward(15_000);
  await expect(page.getByText('Hasil tersimpan. Level 2 terbuka!')).toBeVisible();
  const { user } = await call(product.url, authApi.me, {}, player.tokens.accessToken);
  expect(user).toMatchObject({ totalScore: 2_000, gamesPlayed: 1 });
});

/** The right answer as the feedback writes it. */
function solution(question: PlayQuestion | undefined): string {
  if (!question) throw new Error('no question');
  return `${'ABCD'.charAt(question.correctAnswer)}. ${question.options[question.correctAnswer]}`;
}

/** Collects the requests to an address. */
function requestsTo(page: Page, address: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) seen.push(request.url());
  });
  return seen;
}
