/**
 * `node bench/frames.ts [slowdown]`: frames per second of what moves in the game, in the built product
 * with a processor slowed six times or as often as said, and how long the page itself computes for each.
 * A frame has 16.7 ms. Figures, no verdict: they belong to the machine and to what else it does.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { LOCAL_PLAY, WHEEL } from '#shared/constants/game.ts';
import { signedInPlayer } from '../e2e/support/people.ts';
import { answer, expectQuestion, levelQuestions, serve } from '../e2e/support/play.ts';
import { startProduct } from '../e2e/support/server.ts';
import { AS_ROOT_ARGS, findBrowser } from '../scripts/find-browser.mjs';

const slowdown = Number(process.argv[2] ?? 6);
const SMOOTH_MS = 1_000 / 60;

/** Milliseconds of processor that the page has used so far. */
async function computedMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Frames that the page draws in so many seconds. */
async function frames(page: Page, devtools: CDPSession, seconds: number) {
  const before = await computedMs(devtools);
  const pauses = await page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const draw = (now: number) => {
          times.push(now);
          if (now - (times[0] ?? now) < duration) requestAnimationFrame(draw);
          else resolve(times.slice(1).map((time, index) => time - (times[index] ?? time)));
        };
        requestAnimationFrame(draw);
      }),
    seconds * 1_000,
  );
  const computed = (await computedMs(devtools)) - before;
  const sorted = pauses.toSorted((a, b) => a - b);
  return {
    'frames per second': Math.round((pauses.length / seconds) * 10) / 10,
    'computed ms per frame': Math.round((computed / pauses.length) * 10) / 10,
    'median ms': Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10,
    '95th percentile ms': Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10,
    'dropped %':
      Math.round(
        (pauses.filter((pause) => pause > SMOOTH_MS * 1.5).length / pauses.length) * 1_000,
      ) / 10,
  };
}

const product = await startProduct();
const found = findBrowser(chromium.executablePath());
const browser = await chromium.launch({
  ...(found && { executablePath: found.path }),
  args: AS_ROOT_ARGS,
});
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
  });
  const page = await context.newPage();
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.goto('/main');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const rows: Record<string, Awaited<ReturnType<typeof frames>>> = {};
  await page.getByRole('button', { name: 'Putar', exact: true }).click();
  rows['wheel'] = await frames(page, devtools, WHEEL.spinSeconds);

  const questions = (await levelQuestions(page, 'petruk', 1)).slice(0, 1);
  await serve(page, () => questions);
  await page.goto('/gameplay');
  await expectQuestion(page, 1, 1);
  rows['timer'] = await frames(page, devtools, LOCAL_PLAY.warningSeconds);
  await page.waitForFunction(
    () => document.querySelector('[role=timer][data-warning=true]'),
    null,
    {
      timeout: LOCAL_PLAY.questionSeconds * 1_000,
    },
  );
  rows['timer, last seconds'] = await frames(page, devtools, LOCAL_PLAY.warningSeconds / 2);

  const [question] = questions;
  if (!question) throw new Error('level 1 has no question');
  await answer(page, question, true);
  rows['feedback'] = await frames(page, devtools, LOCAL_PLAY.feedbackSeconds / 2);
  await page.getByRole('heading', { name: 'Level 1 Selesai!' }).waitFor();
  rows['petals'] = await frames(page, devtools, 2);

  console.log(`processor slowed ${slowdown} times`);
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
}
