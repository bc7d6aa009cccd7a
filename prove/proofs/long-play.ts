import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE_FILE } from '../../src-main/server/db/open-database.ts';
import { compareAll } from '../harness/compare.ts';
import { median, ms, quantile } from '../harness/figures.ts';
import { openHandles, residentBytes } from '../harness/machine.ts';
import { withProduct } from '../harness/product.ts';
import type { Proof } from '../harness/proof.ts';
import { makePupils } from '../harness/pupil.ts';

const PUPILS = 100;
const MINUTES = Number(process.env['PROVE_SOAK_MINUTES'] ?? 10);
const SAMPLE_MS = 5_000;
/** As pupils who are quick: an answer each second or two. */
const THINKING = [600, 1_600] as const;
/** Memory of the last third may stand this much above that of the middle one. */
const GROWTH_MB = 20;
const MB = 1024 * 1024;

export const longPlay: Proof = {
  name: 'long-play',
  promise: 'while a hundred pupils play, memory, open files and the log level out',
  isSlow: true,
  async try(trial) {
    return withProduct({}, async (product) => {
      const pupils = await makePupils(product, PUPILS);
      const until = performance.now() + MINUTES * 60_000;
      const isOver = () => performance.now() > until;
      const times: number[] = [];
      let refused = 0;
      const playing = pupils.map((pupil) =>
        pupil.play({
          isOver,
          chance: trial.chance,
          thinking: THINKING,
          heard(reply, took) {
            times.push(took);
            if (reply.status >= 400) refused++;
          },
        }),
      );
      const samples: { memory: number; handles: number; wal: number }[] = [];
      const wal = join(product.dataDir, `${DATABASE_FILE}-wal`);
      while (!isOver()) {
        await wait(SAMPLE_MS);
        samples.push({
          memory: residentBytes(product.pid) / MB,
          handles: openHandles(product.pid),
          wal: (statSync(wal, { throwIfNoEntry: false })?.size ?? 0) / MB,
        });
      }
      await Promise.all(playing);
      const third = Math.floor(samples.length / 3);
      const parts = [samples.slice(third, 2 * third), samples.slice(2 * third)];
      const of = (key: 'memory' | 'handles' | 'wal') =>
        parts.map((part) => median(part.map((sample) => sample[key])));
      const [memory = 0, laterMemory = 0] = of('memory');
      const [handles = 0, laterHandles = 0] = of('handles');
      const wals = samples.map((sample) => sample.wal);
      trial.check(laterMemory - memory < GROWTH_MB, `memory from ${memory} to ${laterMemory} MB`);
      trial.check(laterHandles - handles < 10, `handles from ${handles} to ${laterHandles}`);
      trial.check(Math.max(...wals) < 64, `a log of ${Math.max(...wals)} MB`);
      trial.check(refused === 0, `${refused} calls were refused`);
      await product.kill();
      compareAll(trial, product.dataDir, pupils);
      for (const pupil of pupils) pupil.leave();
      return `${MINUTES} minutes, ${times.length} calls, p50 ${ms(median(times))}, p95 ${ms(quantile(times, 0.95))}; memory ${memory.toFixed(0)} then ${laterMemory.toFixed(0)} MB, handles ${handles} then ${laterHandles}, log at most ${Math.max(...wals).toFixed(1)} MB`;
    });
  },
};
