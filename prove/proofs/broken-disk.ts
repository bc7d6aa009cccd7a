import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE_FILE } from '../../src-main/server/db/open-database.ts';
import { ask, type Reply } from '../harness/ask.ts';
import { compareAll } from '../harness/compare.ts';
import { ms, quantile } from '../harness/figures.ts';
import { requireStrace, smallDisk } from '../harness/machine.ts';
import { Product } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';
import { makePupils, type Pupil } from '../harness/pupil.ts';

const RECOVERED_WITHIN_MS = 5_000;
const GIVEN_UP_MS = 30_000;
const READ_WITHIN_MS = 500;
/** Fast enough to meet the failure often, within the limit of answers. */
const THINKING = [150, 400] as const;

interface Heard {
  ok: number;
  refused: number;
  times: number[];
}

/** Everybody plays for a while; each reply is a true success, or a failure that says what it is. */
async function play(
  trial: Trial,
  pupils: readonly Pupil[],
  milliseconds: number,
  codes: readonly string[],
): Promise<Heard> {
  const heard: Heard = { ok: 0, refused: 0, times: [] };
  const until = performance.now() + milliseconds;
  const listen = ({ status, body }: Reply, took: number) => {
    heard.times.push(took);
    if (status < 300) heard.ok++;
    else if (status !== 429) {
      heard.refused++;
      const isTrue = body?.success === false && codes.includes(body.code) && body.requestId !== '';
      trial.check(isTrue, () => `refused with ${status} ${JSON.stringify(body)}`);
    }
  };
  const isOver = () => performance.now() > until;
  const { chance } = trial;
  await Promise.all(
    pupils.map((pupil) => pupil.play({ isOver, chance, thinking: THINKING, heard: listen })),
  );
  return heard;
}

export const fullDisk: Proof = {
  name: 'full-disk',
  promise:
    'a full disk refuses writes with 507 JSON, reads go on, and room heals it without a restart',
  async try(trial) {
    const disk = smallDisk(32);
    const product = new Product({ dataDir: disk.dir });
    try {
      await product.start();
      const pupils = await makePupils(product, trial.size(30, 10));
      await play(trial, pupils, 1_000, []);
      let refused = 0;
      const reads: number[] = [];
      const healed: number[] = [];
      const rounds = trial.size(3, 1);
      for (let round = 0; round < rounds; round++) {
        disk.fill();
        // The log may still have room of its own; each write takes some of it.
        for (let n = 0; n < 20; n++) {
          const heard = await play(trial, pupils, 700, ['DISK_FULL']);
          refused += heard.refused;
          if (heard.refused > 0 && heard.ok === 0) break;
        }
        for (let n = 0; n < 30; n++) {
          const path = n % 2 === 0 ? '/progress/leaderboard' : '/progress/levels/semar';
          const token = pupils[n % pupils.length]?.person.tokens.accessToken;
          const began = performance.now();
          const { status } = await ask(product, { path, token });
          reads.push(performance.now() - began);
          trial.check(status === 200, `${path} answered ${status} on a full disk`);
        }
        const [pupil] = pupils;
        const { email, password } = pupil?.person ?? { email: '', password: '' };
        const login = await ask(product, {
          method: 'POST',
          path: '/auth/login',
          body: { email, password },
        });
        trial.check([200, 507].includes(login.status), `a login answered ${login.status}`);
        disk.free();
        const began = performance.now();
        let heard = await play(trial, pupils, 300, ['DISK_FULL']);
        while (heard.ok === 0 && performance.now() - began < GIVEN_UP_MS) {
          heard = await play(trial, pupils, 300, ['DISK_FULL']);
        }
        const took = performance.now() - began;
        healed.push(took);
        trial.within(took, RECOVERED_WITHIN_MS);
        trial.check(heard.ok > 0, 'writes did not come back');
        trial.check(product.isRunning, `the server ended: ${product.output}`);
      }
      trial.check(refused > 0, 'the disk never ran full');
      trial.within(quantile(reads, 0.95), READ_WITHIN_MS);
      await product.kill();
      compareAll(trial, product.dataDir, pupils);
      for (const pupil of pupils) pupil.leave();
      return `${refused} writes refused, reads p95 ${ms(quantile(reads, 0.95))}, writes again after at most ${ms(Math.max(...healed))}`;
    } finally {
      await product.remove();
      disk.remove();
    }
  },
};

export const readOnlyDisk: Proof = {
  name: 'read-only',
  promise:
    'data that became read-only, or a disk that is full at the start, are told in Indonesian and left alone',
  async try(trial) {
    const disk = smallDisk(32);
    const product = new Product({ dataDir: disk.dir });
    try {
      await product.start();
      await makePupils(product, 3);
      await product.stop();
      const hash = () =>
        createHash('sha256')
          .update(readFileSync(join(disk.dir, DATABASE_FILE)))
          .digest('hex');
      const before = hash();
      const times: number[] = [];
      const tryStart = async (says: string) => {
        const ended = await product.startToFail(GIVEN_UP_MS);
        trial.check(ended.code === 1, `exit code ${ended.code}`);
        trial.check(ended.output.includes(`${disk.dir} ${says}`), `it said: ${ended.output}`);
        trial.check(!/\n\s+at |SQLITE|unable to/.test(ended.output), ended.output);
        trial.check(hash() === before, 'the file has changed');
        times.push(ended.milliseconds);
      };
      disk.fill();
      await tryStart('penuh.');
      disk.free();
      disk.makeReadOnly();
      await tryStart('tidak dapat dibaca atau ditulisi.');
      return `a sentence and exit 1 after at most ${ms(Math.max(...times))}`;
    } finally {
      await product.remove();
      disk.remove();
    }
  },
};

/** Each: which system calls fail, how, and which ones of them. */
const FAULTS = [
  ['fsync,fdatasync', 'EIO', '40+7'],
  ['pwrite64', 'EIO', '300+41'],
  ['pwrite64', 'ENOSPC', '300+29'],
  ['fsync,fdatasync', 'EIO', '30+1'],
] as const;

export const diskErrors: Proof = {
  name: 'disk-errors',
  promise: 'errors of the disk are told as 503 or 507, never as a success, and lose nothing',
  async try(trial) {
    requireStrace();
    let refused = 0;
    let told = 0;
    for (const [calls, error, when] of FAULTS.slice(0, trial.size(FAULTS.length, 1))) {
      const inject = `inject=${calls}:error=${error}:when=${when}`;
      const under = [
        'strace',
        '-D',
        '-f',
        '-qq',
        '-o',
        '/dev/null',
        '-e',
        `trace=${calls}`,
        '-e',
        inject,
      ];
      const product = new Product({ under });
      try {
        await product.start();
        const pupils = await makePupils(product, 6).catch(() => []);
        const heard = await play(trial, pupils, trial.size(5_000, 2_000), ['BUSY', 'DISK_FULL']);
        refused += heard.refused;
        told += heard.ok;
        trial.check(product.isRunning, `the server ended: ${product.output}`);
        await product.kill();
        await wait(50);
        compareAll(trial, product.dataDir, pupils);
        for (const pupil of pupils) pupil.leave();
      } finally {
        await product.remove();
      }
    }
    trial.check(refused > 0, 'no error ever reached a pupil');
    return `${refused} writes refused, ${told} acknowledged and kept`;
  },
};
