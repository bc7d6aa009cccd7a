import { expect, type Page } from '@playwright/test';
import { LOCAL_PLAY } from '#shared/constants/game.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';

/** Feedback stays this long, and a little more for the timers of the page. */
const FEEDBACK_MS = LOCAL_PLAY.feedbackSeconds * 1000 + 200;

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

/** Answers the question on the screen with the mouse, and sees the verdict. */
export async function answer(page: Page, question: PlayQuestion, right: boolean): Promise<void> {
  if (question.type === 'essay') {
    await page
      .getByPlaceholder('Tulis jawaban Anda di sini...')
      .fill(right ? `${question.correctAnswerText}.` : 'mboten ngertos');
  } else {
    const index = right
      ? question.correctAnswer
      : (question.correctAnswer + 1) % question.options.length;
    await page.getByRole('button', { name: question.options[index] ?? '' }).click();
  }
  await page.getByRole('button', { name: 'Jawab', exact: true }).click();
  await expect(page.getByText(right ? 'Benar!' : 'Salah!', { exact: true })).toBeVisible();
}

/** Lets the feedback run out. */
export const nextQuestion = (page: Page): Promise<void> => page.clock.fastForward(FEEDBACK_MS);
