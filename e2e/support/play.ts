import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { ESSAY_ALTERNATIVES, LOCAL_PLAY, OPTION_LETTERS } from '#shared/constants/game.ts';
import { progressApi, type LevelRun } from '#shared/contracts/progress.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { isLevelCompleted, levelScore } from '#shared/rules/level.ts';
import { isAnswerRight } from '#shared/rules/session.ts';
import { call } from './api.ts';
import type { SignedIn } from './people.ts';

interface SentAnswer {
  questionId: string;
  selectedAnswer?: number;
  textAnswer?: string;
}

/** Feedback stays this long, and a little more for the timers of the page. */
const FEEDBACK_MS = LOCAL_PLAY.feedbackSeconds * 1000 + 200;

/** An essay answer that is the key of no question. */
const WRONG_TEXT = 'mboten ngertos';

/** The first of the answers that an essay accepts. */
const firstAccepted = ({ correctAnswerText }: PlayQuestion): string =>
  correctAnswerText.split(ESSAY_ALTERNATIVES)[0] ?? correctAnswerText;

/** The run of a level that a player goes on with, or that begins with this, without a browser. */
export const levelRun = (
  baseUrl: string,
  { tokens }: SignedIn,
  characterId: string,
  level: number,
): Promise<LevelRun> =>
  call(baseUrl, progressApi.startLevel, { body: { characterId, level } }, tokens.accessToken);

/** Records answers of a run without a browser, all of them right unless said. */
export async function answerRun(
  baseUrl: string,
  { tokens }: SignedIn,
  { _id: runId, questions }: LevelRun,
  [from, to]: readonly [number, number],
  isRight: (index: number) => boolean = () => true,
): Promise<void> {
  for (let index = from; index < to; index++) {
    const question = questions[index];
    if (!question) throw new Error(`the level has no question ${index}`);
    const right = isRight(index);
    const answer =
      question.type === 'essay'
        ? { textAnswer: right ? firstAccepted(question) : WRONG_TEXT }
        : { selectedAnswer: right ? question.correctAnswer : (question.correctAnswer + 1) % 4 };
    const body = { runId, questionId: question.id, timeSpent: 5, ...answer };
    await call(baseUrl, progressApi.answerLevel, { body }, tokens.accessToken);
  }
}

/** The questions of the level that is being played in the order in which they are asked, with their answers. */
export async function levelQuestions(
  page: Page,
  character: string,
  level: number,
): Promise<PlayQuestion[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.post('/api/progress/level/start', {
    headers: { Authorization: `Bearer ${token}` },
    data: { characterId: character, level },
  });
  return ((await response.json()) as { data: LevelRun }).data.questions;
}

/** The calls of a level. */
export const LEVEL_START = '**/api/progress/level/start';
export const LEVEL_ANSWER = '**/api/progress/level/answer';
export const LEVEL_UPDATE = '**/api/progress/level/update';

/**
 * Plays some of the questions of a level only, where a journey needs no more and is not about what the
 * server keeps: it hears of the start alone, and its word on the rest is said here.
 */
export async function serve(
  page: Page,
  choose: (all: PlayQuestion[]) => PlayQuestion[],
): Promise<void> {
  let run: LevelRun | undefined;
  let right: boolean[] = [];
  const fulfil = (route: Route, data: object) => route.fulfill({ json: { success: true, data } });
  await page.route(LEVEL_START, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: LevelRun };
    run = { ...data, position: 0, questions: choose(data.questions), answers: [] };
    right = [];
    await fulfil(route, run);
  });
  await page.route(LEVEL_ANSWER, async (route) => {
    const sent = route.request().postDataJSON() as SentAnswer;
    const question = run?.questions.find(({ id }) => String(id) === sent.questionId);
    if (!run || !question) return route.abort();
    const isCorrect = isAnswerRight(question, sent);
    right.push(isCorrect);
    await fulfil(route, {
      isCorrect,
      points: isCorrect ? LOCAL_PLAY.pointsPerCorrect : 0,
      score: levelScore(right.filter(Boolean).length),
      position: right.length,
      status: right.length === run.questions.length ? 'completed' : 'active',
      correctAnswer: question.correctAnswer,
      correctAnswerText: question.correctAnswerText,
      explanation: question.explanation,
    });
  });
  await page.route(LEVEL_UPDATE, async (route) => {
    const user = await page.evaluate(
      () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown,
    );
    const level = run?.level ?? 1;
    const correct = right.filter(Boolean).length;
    const isCompleted = isLevelCompleted(correct, right.length);
    const progress = {
      level,
      isUnlocked: true,
      isCompleted,
      score: levelScore(correct),
      attempts: 1,
    };
    const unlocked = isCompleted && level < 4 ? level + 1 : null;
    await fulfil(route, { level: progress, unlocked, user });
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
      .fill(right ? `${firstAccepted(question)}.` : WRONG_TEXT);
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
