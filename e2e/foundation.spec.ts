import { ESSAY_ALTERNATIVES } from '#shared/constants/game.ts';
import type { Page } from '@playwright/test';
import { levelScore, neededCorrect } from '#shared/rules/level.ts';
import { answer, levelQuestions, nextQuestion } from './support/play.ts';
import { clippedTexts, expect, expectNoSidewaysScroll, newPerson, test } from './support/test.ts';

/** Time enough for the wheel to come to rest. */
const SPIN_MS = 3_200;
const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
] as const;

async function register(page: Page, person: ReturnType<typeof newPerson>) {
  await page.goto('/register');
  await page.getByLabel('Nama pengguna').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(person.password);
  await page.getByLabel('Ulangi kata sandi').fill(person.password);
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page.getByText(person.username).first()).toBeVisible();
}

// The whole way of a player, with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a player registers, spins, plays a level and stands on the leaderboard, also after a restart', async ({
  page,
  product,
  problems,
}) => {
  test.slow();
  const person = newPerson();
  await page.clock.install();
  await register(page, person);

  await page.goto('/');
  await page.getByRole('button', { name: 'Putar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Memutar...' })).toBeDisabled();
  await page.clock.fastForward(SPIN_MS);
  await expect(page.getByRole('button', { name: 'Putar', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: /^Mulai dengan/ }).click();
  await expect(page.getByRole('heading', { name: 'Pilih level' })).toBeVisible();
  const character = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('selectedCharacter') ?? '{}') as { name: string }).name,
  );
  expect(['Semar', 'Gareng', 'Petruk', 'Bagong']).toContain(character);

  const locked = page.getByRole('button', { name: /^Level 2/ });
  await expect(locked).toContainText('Terkunci');
  await locked.click({ force: true });
  await expect(page).toHaveURL(/level-selection$/);
  await page.getByRole('button', { name: /^Level 1/ }).click();

  const questions = await levelQuestions(page, character, 1);
  expect(questions.some(({ type }) => type === 'essay')).toBe(true);
  expect(questions.some(({ type }) => type === 'multiple_choice')).toBe(true);
  const wrong = new Set([1, questions.findIndex(({ type }) => type === 'essay')]);
  for (const [index, question] of questions.entries()) {
    await expect(
      page.getByText(`Pertanyaan ${index + 1} dari ${questions.length}`).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jawab', exact: true })).toBeDisabled();
    await answer(page, question, !wrong.has(index));
    await expect(page.getByText('Penjelasan:')).toBeVisible();
    await expect(page.getByText(question.explanation)).toBeVisible();
    if (question.type === 'multiple_choice') {
      await expect(page.getByText('Jawaban benar', { exact: true })).toBeVisible();
      await expect(page.getByText('Pilihanmu', { exact: true })).toHaveCount(
        wrong.has(index) ? 1 : 0,
      );
    } else if (wrong.has(index)) {
      await expect(page.getByText('Jawaban yang benar:').first()).toBeVisible();
    }
    await nextQuestion(page);
  }

  const correct = questions.length - wrong.size;
  expect(correct).toBeGreaterThanOrEqual(neededCorrect(questions.length));
  await expect(page.getByText('Level 1 Selesai!')).toBeVisible();
  await expect(page.getByText(levelScore(correct).toLocaleString('id-ID')).first()).toBeVisible();
  await expect(page.getByText(/Level 2 terbuka/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lanjut ke Level 2' })).toBeEnabled();

  const standsOnLeaderboard = async () => {
    await page.goto('/leaderboard');
    const row = page.getByRole('row').filter({ hasText: person.username });
    await expect(row).toContainText(levelScore(correct).toLocaleString('id-ID'));
  };
  await standsOnLeaderboard();
  await product.restart();
  await standsOnLeaderboard();
  await page.goto('/level-selection');
  await expect(page.getByRole('button', { name: /^Level 2/ })).not.toContainText('Terkunci');
  // While the server was away, the live channel knocked at its door.
  expect(problems.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
});

test('the same by keyboard alone', async ({ page, problems }) => {
  test.slow();
  const person = newPerson();
  await page.clock.install();
  await page.goto('/login');
  const tabTo = async (name: RegExp | string) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const isThere = await page
        .locator('*:focus')
        .evaluateAll(
          ([focused], wanted) =>
            new RegExp(wanted).test(
              (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim(),
            ),
          typeof name === 'string' ? `^${name}$` : name.source,
        );
      if (isThere) return;
    }
    throw new Error(`Tab never reached ${String(name)}`);
  };

  await tabTo('Daftar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ayo gabung!' })).toBeVisible();
  await page.getByLabel('Nama pengguna').focus();
  for (const text of [person.username, person.email, person.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The show-password button stands between the two passwords.
  await page.getByLabel('Ulangi kata sandi').focus();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(person.username).first()).toBeVisible();

  await page.goto('/main');
  await tabTo('Putar');
  await page.keyboard.press('Enter');
  await page.clock.fastForward(SPIN_MS);
  await tabTo(/^Mulai dengan/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pilih level' })).toBeVisible();
  await tabTo(/^Level 1/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Pertanyaan 1 dari/).first()).toBeVisible();

  const character = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('selectedCharacter') ?? '{}') as { name: string }).name,
  );
  const questions = await levelQuestions(page, character, 1);
  for (const [index, question] of questions.entries()) {
    await expect(page.getByText(`Pertanyaan ${index + 1} dari`).first()).toBeVisible();
    if (question.type === 'essay') {
      await page.getByPlaceholder('Tulis jawaban Anda di sini...').focus();
      await page.keyboard.type(question.correctAnswerText.split(ESSAY_ALTERNATIVES)[0] ?? '');
    } else {
      await page.keyboard.press(
        index % 2 ? 'ABCD'.charAt(question.correctAnswer) : String(question.correctAnswer + 1),
      );
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Benar!', { exact: true })).toBeVisible();
    await nextQuestion(page);
  }
  await expect(page.getByText('Level 1 Selesai!')).toBeVisible();
  await expect(
    page.getByText(levelScore(questions.length).toLocaleString('id-ID')).first(),
  ).toBeVisible();
  expect(problems).toEqual([]);
});

for (const size of SIZES) {
  test(`nothing is cut off at ${size.width}x${size.height}`, async ({ page, problems }) => {
    await page.setViewportSize(size);
    const looksWhole = async (what: string) => {
      await expectNoSidewaysScroll(page);
      expect(await clippedTexts(page), what).toEqual([]);
    };
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
    await looksWhole('/login');
    await page.goto('/register');
    await expect(page.getByRole('button', { name: 'Daftar', exact: true })).toBeVisible();
    await looksWhole('/register');
    await register(page, newPerson());
    await page.goto('/');
    await page
      .getByRole('button', { name: /Petruk/ })
      .first()
      .click();
    // Who was picked once stays picked.
    for (const path of ['/', '/main']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^Mulai dengan/ })).toBeVisible();
      await looksWhole(path);
    }
    await page.getByRole('button', { name: /^Mulai dengan/ }).click();
    await expect(page.getByRole('button', { name: /^Level 1/ })).toBeVisible();
    await looksWhole('/level-selection');
    await page.getByRole('button', { name: /^Level 1/ }).click();
    await expect(page.getByText(/^Pertanyaan 1 dari/).first()).toBeVisible();
    await looksWhole('/gameplay, question');
    await page.keyboard.press('A');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Penjelasan:')).toBeVisible();
    await page.keyboard.press('Space');
    await looksWhole('/gameplay, feedback');
    await page.goto('/leaderboard');
    await expect(page.getByRole('heading', { name: 'Papan Peringkat' }).first()).toBeVisible();
    await looksWhole('/leaderboard');
    expect(problems).toEqual([]);
  });
}
