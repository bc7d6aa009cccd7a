import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../../src-main/server/db/open-database.ts';
import { ask, type Reply } from '../harness/ask.ts';
import { compareAll } from '../harness/compare.ts';
import { ms, quantile } from '../harness/figures.ts';
import { injectFault, requireStrace, smallDisk, type Fault } from '../harness/machine.ts';
import { Product, withProduct } from '../harness/product.ts';
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

interface Lesson {
  milliseconds: number;
  /** What a write may be refused with. */
  codes?: readonly string[];
  /** Ends before its time when so many writes were refused. */
  enough?: number;
}

/** Everybody plays for a while; each reply is a true success, or a failure that says what it is. */
async function play(
  trial: Trial,
  pupils: readonly Pupil[],
  { milliseconds, codes = [], enough = Infinity }: Lesson,
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
  const isOver = () => performance.now() > until || heard.refused >= enough;
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
      await play(trial, pupils, { milliseconds: 1_000 });
      let refused = 0;
      const full = { codes: ['DISK_FULL'] };
      const enough = trial.size(300, 30);
      const reads: number[] = [];
      const healed: number[] = [];
      const rounds = trial.size(3, 1);
      for (let round = 0; round < rounds; round++) {
        disk.fill();
        // The log may still have room of its own; each write takes some of it.
        let isFull = false;
        for (let n = 0; n < 20 && !isFull; n++) {
          const heard = await play(trial, pupils, { ...full, milliseconds: 700 });
          refused += heard.refused;
          isFull = heard.refused > 0 && heard.ok === 0;
        }
        refused += (await play(trial, pupils, { ...full, milliseconds: GIVEN_UP_MS, enough }))
          .refused;
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
        let heard = await play(trial, pupils, { ...full, milliseconds: 300 });
        while (heard.ok === 0 && performance.now() - began < GIVEN_UP_MS) {
          heard = await play(trial, pupils, { ...full, milliseconds: 300 });
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

/** A disk that fails now and then, while writing, while syncing, for want of room; and one that is dead. */
const FAULTS: readonly Fault[] = [
  { calls: 'fsync,fdatasync', error: 'EIO', when: '1+3' },
  { calls: 'pwrite64', error: 'EIO', when: '2+7' },
  { calls: 'pwrite64', error: 'ENOSPC', when: '2+5' },
  { calls: 'fsync,fdatasync', error: 'EIO', when: '1+1' },
];

export const diskErrors: Proof = {
  name: 'disk-errors',
  promise: 'errors of the disk are told as 503 or 507, never as a success, and lose nothing',
  async try(trial) {
    requireStrace();
    const codes = ['BUSY', 'DISK_FULL'];
    const counts: string[] = [];
    let told = 0;
    for (const fault of FAULTS.slice(0, trial.isShort ? 2 : FAULTS.length)) {
      await withProduct({}, async (product) => {
        const pupils = await makePupils(product, trial.size(30, 10));
        const heal = await injectFault(product.pid, fault);
        const enough = trial.size(200, 20);
        const broken = await play(trial, pupils, { milliseconds: GIVEN_UP_MS, codes, enough });
        await heal();
        const healed = await play(trial, pupils, { milliseconds: 1_000 });
        trial.check(broken.refused > 0, `no ${fault.error} of ${fault.calls} reached a pupil`);
        trial.check(healed.ok > 0, 'writes did not come back');
        trial.check(product.isRunning, `the server ended: ${product.output}`);
        counts.push(`${broken.refused} (${fault.error} of ${fault.calls})`);
        told += broken.ok + healed.ok;
        await product.kill();
        compareAll(trial, product.dataDir, pupils);
        for (const pupil of pupils) pupil.leave();
      });
    }
    return `refused: ${counts.join(', ')}; ${told} acknowledged and kept`;
  },
};
