import { setTimeout as wait } from 'node:timers/promises';
import { checkAcknowledged, checkSound, checkSums, lookInto } from '../harness/compare.ts';
import { ms } from '../harness/figures.ts';
import { Product } from '../harness/product.ts';
import type { Proof } from '../harness/proof.ts';
import { makePupils } from '../harness/pupil.ts';

export const secondServer: Proof = {
  name: 'second-server',
  promise: 'a second server started on the same data harms nothing of what the first acknowledges',
  async try(trial) {
    const first = new Product();
    try {
      await first.start();
      const pupils = await makePupils(first, trial.size(30, 10));
      const outcomes = new Set<string>();
      const { chance } = trial;
      const rounds = trial.size(10, 2);
      for (let round = 0; round < rounds; round++) {
        let isOver = false;
        const playing = pupils.map((pupil) => pupil.play({ isOver: () => isOver, chance }));
        const second = new Product({ dataDir: first.dataDir });
        const ended = await second.startToFail(trial.size(4_000, 1_500));
        outcomes.add(
          ended.code === null
            ? 'ran beside it'
            : `ended with ${ended.code} after ${ms(ended.milliseconds)}`,
        );
        await wait(1_000);
        isOver = true;
        await Promise.all(playing);
        trial.check(first.isRunning, `the first server ended: ${first.output}`);
        lookInto(first.dataDir, (sqlite) => {
          checkSound(trial, sqlite);
          checkSums(trial, sqlite);
          for (const pupil of pupils) checkAcknowledged(trial, sqlite, pupil);
        });
      }
      const acked = pupils.reduce((sum, pupil) => sum + pupil.acknowledged, 0);
      for (const pupil of pupils) pupil.leave();
      return `${rounds} double starts, ${acked} acknowledged; the second ${[...outcomes].join(', ')}`;
    } finally {
      await first.remove();
    }
  },
};
