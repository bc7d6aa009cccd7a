import { expect, type Locator, type Page } from '@playwright/test';
import { ESSAY_ALTERNATIVES, LOCAL_PLAY, OPTION_LETTERS } from '#shared/constants/game.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';

/** Feedback stays this long, and a little more for the timers of the page. */
const FEEDBACK_MS = LOCAL_PLAY.feedbackSeconds * 1000 + 200;

/** An essay answer that is the key of no question. */
const WRONG_TEXT = 'mboten ngertos';

/** The questions of a level in the order in which they are asked, with their answers. */
export async function levelQuestions(
  page: Page,
  character: string,
  level: number,
): Promise<PlayQuestion[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.get(`/api/questions/character/${character}?level=${level}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: PlayQuestion[] }).data;
}

/** The call that brings the questions of a level. */
export const LEVEL_QUESTIONS = '**/api/questions/character/**';

/** Serves some of the questions of a level only, where a journey needs no more. */
export async function serve(
  page: Page,
  choose: (all: PlayQuestion[]) => PlayQuestion[],
): Promise<void> {
  await page.route(LEVEL_QUESTIONS, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: PlayQuestion[] };
    await route.fulfill({ response, json: { ...envelope, data: choose(envelope.data) } });
  });
}

/** The button of an option, by its letter and its words. */
export const optionOf = (page: Page, { options }: { options: string[] }, index: number): Locator =>
  page.getByRole('button', { name: `${OPTION_LETTERS[index]} ${options[index]}`, exact: true });

/** Chooses or types an answer, without sending it. */
export async function fillIn(page: Page, question: PlayQuestion, right: boolean): Promise<void> {
  if (question.type === 'essay') {
    await page
      .getByPlaceholder('Tulis jawaban Anda di sini...')
      .fill(right ? `${question.correctAnswerText.split(ESSAY_ALTERNATIVES)[0]}.` : WRONG_TEXT);
  } else {
    const index = right
      ? question.correctAnswer
      : (question.correctAnswer + 1) % question.options.length;
    await optionOf(page, question, index).click();
  }
}

export const submitButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Jawab', exact: true });

/** Answers the question on the screen with the mouse, and sees the verdict. */
export async function answer(page: Page, question: PlayQuestion, right: boolean): Promise<void> {
  await fillIn(page, question, right);
  await submitButton(page).click();
  await expect(page.getByText(right ? 'Benar!' : 'Salah!', { exact: true })).toBeVisible();
}

/** Lets the feedback run out. */
export const nextQuestion = (page: Page): Promise<void> => page.clock.fastForward(FEEDBACK_MS);

/** Plays a level from the question on the screen to its end. */
export async function playLevel(
  page: Page,
  questions: readonly PlayQuestion[],
  isRight: (index: number) => boolean = () => true,
): Promise<void> {
  for (const [index, question] of questions.entries()) {
    await answer(page, question, isRight(index));
    await nextQuestion(page);
  }
}

/** Sees which question is on the screen. */
export const expectQuestion = (page: Page, number: number, total: number): Promise<void> =>
  expect(
    page.getByRole('region', { name: `Pertanyaan ${number} dari ${total}`, exact: true }),
  ).toBeVisible();

/** Seconds that the timer shows. */
export async function secondsLeft(page: Page): Promise<number> {
  return Number(await page.getByRole('timer').getByText(/^\d+$/).textContent());
}

/** Stops the clock of the page, so that only a journey itself moves it on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** The running score in the header of the game. */
export const expectScore = (page: Page, score: number): Promise<void> =>
  expect(page.getByRole('banner')).toContainText(`Skor ${score.toLocaleString('id-ID')}`);

/** What the browser has remembered under a key, read as JSON. */
export const remembered = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
