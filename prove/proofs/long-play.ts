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
/** Over the whole time; each tenth of it, a minute of ten, is looked at by its median. */
const SAMPLES = 120;
const TENTH = SAMPLES / 10;
/** As pupils who are quick: an answer each second or two. */
const THINKING = [600, 1_600] as const;
/** Memory may grow this much over the last three tenths. */
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
      while (samples.length < SAMPLES) {
        await wait((MINUTES * 60_000) / SAMPLES);
        samples.push({
          memory: residentBytes(product.pid) / MB,
          handles: openHandles(product.pid),
          wal: (statSync(wal, { throwIfNoEntry: false })?.size ?? 0) / MB,
        });
      }
      await Promise.all(playing);
      const tenths = (key: 'memory' | 'handles') =>
        Array.from({ length: 10 }, (_none, n) =>
          median(samples.slice(n * TENTH, (n + 1) * TENTH).map((sample) => sample[key])),
        );
      const memory = tenths('memory').map(Math.round);
      const handles = tenths('handles');
      const grown = (levels: readonly number[]) => (levels.at(-1) ?? 0) - (levels.at(-4) ?? 0);
      const wals = samples.map((sample) => sample.wal);
      trial.check(grown(memory) < GROWTH_MB, `memory of ${memory.join(', ')} MB`);
      trial.check(grown(handles) < 10, `${handles.join(', ')} handles`);
      trial.check(Math.max(...wals) < 64, `a log of ${Math.max(...wals)} MB`);
      trial.check(refused === 0, `${refused} calls were refused`);
      await product.kill();
      compareAll(trial, product.dataDir, pupils);
      for (const pupil of pupils) pupil.leave();
      return `${MINUTES} minutes, ${times.length} calls, p50 ${ms(median(times))}, p95 ${ms(quantile(times, 0.95))}; by tenths of the time: memory ${memory.join(', ')} MB, handles ${handles.join(', ')}; log at most ${Math.max(...wals).toFixed(1)} MB`;
    });
  },
};
