import type { Page } from '@playwright/test';
import { STREAK } from '#shared/constants/game.ts';
import { signedInPlayer } from './support/people.ts';
import { answer, levelQuestions, nextQuestion, playLevel, serve } from './support/play.ts';
import { expect, test } from './support/test.ts';

/** Counts what the page makes of the browser's sound, before any of its own code runs. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, tones: 0 };
    Object.assign(window, { heard });
    window.AudioContext = new Proxy(window.AudioContext, {
      construct(Original, args: []) {
        heard.contexts += 1;
        return new Original(...args);
      },
    });
    window.OscillatorNode = new Proxy(window.OscillatorNode, {
      construct(Original, args: [BaseAudioContext, OscillatorOptions]) {
        heard.tones += 1;
        return new Original(...args);
      },
    });
  });
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { contexts: number; tones: number } }).heard);

/** Something is heard that was not heard before. */
async function expectSound(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = (await heard(page)).tones;
  await act();
  await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(before);
}

const soundSwitch = (page: Page) => page.getByRole('button', { name: 'Suara', exact: true });

test('the game is quiet until its switch is pressed, which is remembered', async ({
  page,
  product,
  problems,
}) => {
  await page.clock.install();
  await listen(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.goto('/gameplay');
  const [first, second, third, fourth] = await levelQuestions(page, 'petruk', 1);
  if (!first || !second || !third || !fourth) throw new Error('level 1 is too short');
  const sound = soundSwitch(page);

  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await answer(page, first, true);
  await nextQuestion(page);
  expect(await heard(page)).toEqual({ contexts: 0, tones: 0 });
  expect(files.filter((file) => file.includes('saron'))).toEqual([]);

  // By keyboard; the switch lets itself be heard, and so does every verdict and the short time.
  await sound.focus();
  await expectSound(page, () => page.keyboard.press('Space'));
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expectSound(page, () => page.clock.fastForward(50_000));
  await expectSound(page, () => answer(page, second, false));
  await nextQuestion(page);
  expect((await heard(page)).contexts).toBe(1);

  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expectSound(page, () => answer(page, third, true));
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  const before = (await heard(page)).tones;
  await nextQuestion(page);
  await answer(page, fourth, true);
  expect((await heard(page)).tones).toBe(before);

  // The next pupil at this computer finds it quiet again.
  await sound.click();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('sound'))).toBeNull();
  expect(problems).toEqual([]);
});

test.describe('with everything that moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the wheel, a streak and the end of a level sound', async ({ page, product, problems }) => {
    await page.clock.install();
    await listen(page);
    await signedInPlayer(page, product.url, 'petruk', 1);
    await page.goto('/main');
    await expectSound(page, () => soundSwitch(page).click());
    await expectSound(page, () => page.getByRole('button', { name: 'Putar', exact: true }).click());

    const questions = (await levelQuestions(page, 'petruk', 1)).slice(
      0,
      STREAK.celebratedEvery + 1,
    );
    await serve(page, () => questions);
    await page.goto('/gameplay');
    const streak = page.getByText(/jawaban benar beruntun$/);
    for (const [index, question] of questions.slice(0, -1).entries()) {
      await expectSound(page, () => answer(page, question, true));
      if (index === 0) await expect(streak).toHaveCount(0);
      else await expect(streak).toHaveText(`${index + 1} jawaban benar beruntun`);
      const isMilestone = index + 1 === STREAK.celebratedEvery;
      await expect(page.getByText('Elok tenan! Bener terus.')).toHaveCount(isMilestone ? 1 : 0);
      await nextQuestion(page);
    }
    await playLevel(page, questions.slice(-1), () => false);
    await expect(page.getByRole('heading', { name: 'Level 1 Selesai!' })).toBeVisible();
    const best = page.getByRole('term').filter({ hasText: 'Beruntun' });
    await expect(best.locator('xpath=following-sibling::dd')).toHaveText(
      String(STREAK.celebratedEvery),
    );
    expect(problems).toEqual([]);
  });
});
