import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE_FILE } from '../../src-main/server/db/open-database.ts';
import {
  checkAcknowledged,
  checkSums,
  compareAll,
  lookAtOpenLevels,
  lookInto,
} from '../harness/compare.ts';
import { Product } from '../harness/product.ts';
import { Trial, type Proof } from '../harness/proof.ts';
import { makePupils, type Pupil } from '../harness/pupil.ts';
import { median, ms } from '../harness/figures.ts';

/** A school is ready to go on this soon after the power is back, the PC's own start not counted. */
const READY_WITHIN_MS = 5_000;
const STOPPED_WITHIN_MS = 5_000;

/** Starts again and asks again what was left open. Resolves to the milliseconds that the start took. */
async function goOn(product: Product, pupils: readonly Pupil[]): Promise<number> {
  const askAgain = lookAtOpenLevels(product.dataDir, pupils);
  const ready = await product.start();
  await askAgain();
  return ready;
}

/** A class plays until `end` ends the server under it. */
async function playUntil<T>(
  trial: Trial,
  pupils: readonly Pupil[],
  [least, most]: readonly [number, number],
  end: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const { chance } = trial;
  const playing = pupils.map((pupil) => pupil.play({ isOver: () => isOver, chance }));
  await wait(chance.between(least, most));
  const ended = await end();
  isOver = true;
  await Promise.all(playing);
  return ended;
}

/** A proof that cannot fail proves nothing: an answer that is taken away must be missed. */
function checkThatLossIsSeen(trial: Trial, dataDir: string, pupils: readonly Pupil[]): void {
  lookInto(dataDir, (sqlite) => {
    const spoiled = new Trial({ isShort: true, share: 1, seed: 0 });
    sqlite.exec(
      `UPDATE session_question SET answered_at = NULL WHERE (session_id, position) IN
         (SELECT session_id, position FROM session_question WHERE answered_at IS NOT NULL LIMIT 1)`,
    );
    for (const pupil of pupils) checkAcknowledged(spoiled, sqlite, pupil);
    checkSums(spoiled, sqlite);
    trial.check(spoiled.failures.length >= 2, 'a lost answer was not seen');
  });
}

export const suddenEnd: Proof = {
  name: 'sudden-end',
  promise: 'no acknowledged answer is lost or counted twice when the process dies under load',
  async try(trial) {
    const product = new Product();
    try {
      await product.start();
      const pupils = await makePupils(product, trial.size(60, 16));
      const rounds = trial.size(30, 4);
      const readyTimes: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await playUntil(trial, pupils, [trial.size(200, 500), trial.size(3_000, 1_500)], () =>
          product.kill(),
        );
        compareAll(trial, product.dataDir, pupils);
        const ready = await goOn(product, pupils);
        readyTimes.push(ready);
        trial.within(ready, READY_WITHIN_MS);
      }
      await product.stop();
      compareAll(trial, product.dataDir, pupils);
      checkThatLossIsSeen(trial, product.dataDir, pupils);
      const acked = pupils.reduce((sum, pupil) => sum + pupil.acknowledged, 0);
      for (const pupil of pupils) pupil.leave();
      return `${rounds} kills, ${acked} acknowledged; ready again after ${ms(median(readyTimes))}, at most ${ms(Math.max(...readyTimes))}`;
    } finally {
      await product.remove();
    }
  },
};

export const gracefulStop: Proof = {
  name: 'graceful-stop',
  promise:
    'told to end under load, the server finishes what runs, exits 0 and leaves no log behind',
  async try(trial) {
    const product = new Product();
    try {
      await product.start();
      const pupils = await makePupils(product, trial.size(60, 16));
      const rounds = trial.size(10, 2);
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const ended = await playUntil(trial, pupils, [300, 1_000], () => product.stop());
        trial.check(ended.code === 0, `exit code ${ended.code}: ${ended.output}`);
        trial.within(ended.milliseconds, STOPPED_WITHIN_MS);
        times.push(ended.milliseconds);
        trial.check(
          !existsSync(join(product.dataDir, `${DATABASE_FILE}-wal`)),
          'a log file was left behind',
        );
        compareAll(trial, product.dataDir, pupils);
        await goOn(product, pupils);
      }
      const acked = pupils.reduce((sum, pupil) => sum + pupil.acknowledged, 0);
      for (const pupil of pupils) pupil.leave();
      return `${rounds} stops, ${acked} acknowledged; ended after ${ms(median(times))}, at most ${ms(Math.max(...times))}`;
    } finally {
      await product.remove();
    }
  },
};
