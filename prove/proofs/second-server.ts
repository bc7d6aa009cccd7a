import { setTimeout as wait } from 'node:timers/promises';
import { compareAll } from '../harness/compare.ts';
import { median, ms } from '../harness/figures.ts';
import { Product } from '../harness/product.ts';
import type { Proof } from '../harness/proof.ts';
import { makePupils } from '../harness/pupil.ts';

const ENDED_WITHIN_MS = 2_000;
/** One that has not ended by then goes on beside the first. */
const GIVEN_UP_MS = 30_000;

export const secondServer: Proof = {
  name: 'second-server',
  promise: 'a second server on the same data ends with a sentence and harms nothing of the first',
  async try(trial) {
    const first = new Product();
    try {
      await first.start();
      const pupils = await makePupils(first, trial.size(30, 10));
      const times: number[] = [];
      const { chance } = trial;
      const rounds = trial.size(10, 2);
      for (let round = 0; round < rounds; round++) {
        let isOver = false;
        const playing = pupils.map((pupil) => pupil.play({ isOver: () => isOver, chance }));
        const second = new Product({ dataDir: first.dataDir });
        const ended = await second.startToFail(GIVEN_UP_MS);
        trial.check(ended.code === 1, `the second ended with ${ended.code}`);
        trial.check(ended.output.includes('sedang dipakai'), `it said: ${ended.output}`);
        times.push(ended.milliseconds);
        trial.within(ended.milliseconds, ENDED_WITHIN_MS);
        await wait(1_000);
        isOver = true;
        await Promise.all(playing);
        trial.check(first.isRunning, `the first server ended: ${first.output}`);
        compareAll(trial, first.dataDir, pupils);
      }
      const acked = pupils.reduce((sum, pupil) => sum + pupil.acknowledged, 0);
      for (const pupil of pupils) pupil.leave();
      return `${rounds} double starts, ${acked} acknowledged; the second ended after ${ms(median(times))}`;
    } finally {
      await first.remove();
    }
  },
};
