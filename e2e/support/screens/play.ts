import { expect, type Page } from '@playwright/test';
import { STREAK, type Level } from '#shared/constants/game.ts';
import { completeLevel } from '../people.ts';
import {
  answer,
  expectQuestion,
  levelRun,
  nextQuestion,
  playLevel,
  serve,
  stopClock,
} from '../play.ts';
import { answersOf, playSession, startSession } from '../sessions.ts';
import { type Visit, type Screen, heading, press } from './screen.ts';

const questionsOf = async ({ baseUrl, player }: Visit, level: Level = 1) =>
  (await levelRun(baseUrl, player, 'petruk', level)).questions;

/** Runs something during which no feedback may go by itself, however slow the machine is. */
async function inStoppedTime(page: Page, run: () => Promise<void>) {
  await stopClock(page);
  await run();
  await page.clock.resume();
}

/** Plays a level as if it had three questions only; so many of them right. */
async function finishLevel(visit: Visit, right: number, level: Level = 1) {
  const { page } = visit;
  const questions = (await questionsOf(visit, level)).slice(0, 3);
  // The game that is here already remembers its level as it begins, over the one chosen below.
  await expectQuestion(page, 1, 20);
  await serve(page, () => questions);
  await page.evaluate((value) => localStorage.setItem('selectedLevel', String(value)), level);
  await page.reload();
  await expectQuestion(page, 1, questions.length);
  await inStoppedTime(page, () => playLevel(page, questions, (index) => index < right));
  await expect(page.getByText(/^Hasil tersimpan/)).toBeVisible();
}

/** Opens a session at its first question. */
async function openSession({ page, player, baseUrl }: Visit) {
  const session = await startSession(baseUrl, player);
  const questions = await answersOf(baseUrl, player, session);
  await page.goto(`/game/${session._id}`);
  await expect(page.getByRole('region', { name: 'Soal 1 dari 10' })).toBeVisible();
  return questions;
}

/** Answers the first question of a level, and holds the feedback. */
async function holdFeedback(visit: Visit, type: 'multiple_choice' | 'essay', right: boolean) {
  const { page } = visit;
  const questions = (await questionsOf(visit)).filter((question) => question.type === type);
  const [first] = questions;
  if (!first) throw new Error(`level 1 has no ${type}`);
  await serve(page, () => questions);
  await page.reload();
  await expectQuestion(page, 1, questions.length);
  await inStoppedTime(page, async () => {
    await answer(page, first, right);
    await press(page, 'Tahan');
  });
}

/** From the choice of a character to the result. */
export const PLAY: readonly Screen[] = [
  { name: 'home', path: '/', ready: heading('Petruk') },
  { name: 'wheel', path: '/main', ready: heading('Petruk') },
  {
    name: 'wheel-empty',
    path: '/main',
    ready: async ({ page }) => {
      await page.evaluate(() => localStorage.removeItem('selectedCharacter'));
      await page.reload();
      await heading('Belum ada yang terpilih')({ page });
    },
  },
  {
    name: 'levels',
    path: '/level-selection',
    ready: async ({ page, player, baseUrl }) => {
      await completeLevel(baseUrl, player, 'petruk', 1, 1_900);
      await completeLevel(baseUrl, player, 'petruk', 2, 1_500);
      await page.reload();
      await expect(page.getByText('Skor 1.500')).toBeVisible();
    },
  },
  {
    name: 'levels-new',
    path: '/level-selection',
    ready: ({ page }) =>
      expect(page.getByRole('button', { name: /^Level 4/ })).toContainText('Terkunci'),
  },
  {
    name: 'play',
    path: '/gameplay',
    ready: async ({ page }) => {
      await expectQuestion(page, 1, 20);
      await page.getByRole('group').getByRole('button').nth(1).click();
    },
  },
  {
    name: 'play-translated',
    path: '/gameplay',
    ready: ({ page }) => press(page, 'Tampilkan Terjemahan'),
  },
  {
    name: 'play-hint',
    path: '/gameplay',
    ready: async ({ page }) => {
      // Only three built-in questions have one, none of them Petruk's.
      await serve(page, (all) => all.map((question) => ({ ...question, hint: 'Iki krama.' })));
      await page.reload();
      await press(page, 'Tampilkan Hint');
    },
  },
  {
    name: 'play-essay',
    path: '/gameplay',
    ready: async ({ page }) => {
      await serve(page, (all) => all.filter(({ type }) => type === 'essay'));
      await page.reload();
      await page.getByPlaceholder('Tulis jawaban Anda di sini...').fill('nedha');
    },
  },
  {
    name: 'play-right',
    path: '/gameplay',
    ready: (visit) => holdFeedback(visit, 'multiple_choice', true),
  },
  {
    name: 'play-streak',
    path: '/gameplay',
    ready: async (visit) => {
      const { page } = visit;
      const questions = (await questionsOf(visit)).slice(0, STREAK.celebratedEvery);
      const last = questions.pop();
      if (!last) throw new Error('level 1 has no questions');
      await expectQuestion(page, 1, 20);
      await inStoppedTime(page, async () => {
        await playLevel(page, questions);
        await answer(page, last, true);
        await press(page, 'Tahan');
      });
      await expect(page.getByText('5 jawaban benar beruntun')).toBeAttached();
    },
  },
  {
    name: 'play-wrong',
    path: '/gameplay',
    ready: (visit) => holdFeedback(visit, 'multiple_choice', false),
  },
  {
    name: 'play-essay-right',
    path: '/gameplay',
    ready: (visit) => holdFeedback(visit, 'essay', true),
  },
  { name: 'level-done', path: '/gameplay', ready: (visit) => finishLevel(visit, 3) },
  { name: 'level-repeat', path: '/gameplay', ready: (visit) => finishLevel(visit, 1) },
  {
    name: 'summary',
    path: '/gameplay',
    ready: async (visit) => {
      const { player, baseUrl } = visit;
      for (const level of [1, 2, 3] as const) {
        await completeLevel(baseUrl, player, 'petruk', level);
      }
      await finishLevel(visit, 3, 4);
      await heading('Luar Biasa!')(visit);
    },
  },
  {
    name: 'review',
    path: '/gameplay',
    ready: async (visit) => {
      await finishLevel(visit, 1);
      await press(visit.page, 'Ulas jawaban');
      await press(visit.page, 'Semua (3)');
      await expect(visit.page.getByText('Penjelasan:')).toHaveCount(3);
    },
  },
  {
    name: 'game-over',
    path: '/gameplay',
    ready: async ({ page }) => {
      await expectQuestion(page, 1, 20);
      await inStoppedTime(page, async () => {
        for (const number of [1, 2, 3]) {
          await expectQuestion(page, number, 20);
          await page.clock.fastForward(60_000);
          await heading('Salah!')({ page });
          await nextQuestion(page);
        }
      });
      await heading('Game Over!')({ page });
    },
  },
  {
    name: 'no-character',
    path: '/gameplay',
    ready: async ({ page }) => {
      await page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('selectedCharacter') ?? '{}') as object;
        localStorage.setItem('selectedCharacter', JSON.stringify({ ...stored, id: 9 }));
      });
      await page.reload();
      await expect(page.getByText('Karakter tidak ditemukan')).toBeVisible();
    },
  },
  { name: 'session', path: '/dashboard', ready: openSession },
  {
    name: 'session-wrong',
    path: '/dashboard',
    ready: async (visit) => {
      const { page } = visit;
      await openSession(visit);
      await inStoppedTime(page, async () => {
        await page.clock.fastForward(30_000);
        await heading('Salah! -1 nyawa')(visit);
        await press(page, 'Tahan');
      });
    },
  },
  {
    name: 'result',
    path: '/dashboard',
    ready: async (visit) => {
      const { page, player, baseUrl } = visit;
      const { _id } = await playSession(baseUrl, player, {
        count: 10,
        isRight: (index) => index !== 3,
      });
      await page.goto(`/game/${_id}`);
      await heading('Luar Biasa!')(visit);
    },
  },
  {
    name: 'session-abandoned',
    path: '/dashboard',
    ready: async (visit) => {
      const { page, player, baseUrl } = visit;
      const { _id } = await playSession(baseUrl, player, { count: 10, answered: 2 });
      await startSession(baseUrl, player);
      await page.goto(`/game/${_id}`);
      await heading('Sesi ini sudah ditinggalkan')(visit);
    },
  },
];
