import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Puts one piece of work for each lane named, in this order; resolves to the order in which they began. */
async function order(places: number, lanes: readonly string[]): Promise<string[]> {
  const queue = createFairQueue(places);
  const began: string[] = [];
  await Promise.all(
    lanes.map((lane, n) =>
      queue.run(lane, () => {
        began.push(`${lane}${n}`);
        return Promise.resolve();
      }),
    ),
  );
  return began;
}

describe('a fair queue', () => {
  it('gives lanes their turns, however many wait in one of them', async () => {
    expect(await order(1, ['a', 'a', 'a', 'a', 'b', 'b', 'c'])).toEqual([
      'a0',
      'a1',
      'b4',
      'c6',
      'a2',
      'b5',
      'a3',
    ]);
  });

  it('fills its places at once, and never more than those', async () => {
    const queue = createFairQueue(2);
    let [running, most] = [0, 0];
    const ends: (() => void)[] = [];
    const all = ['a', 'a', 'b', 'c'].map((lane) =>
      queue.run(lane, () => {
        most = Math.max(most, ++running);
        return new Promise<void>((end) => ends.push(() => (running--, end())));
      }),
    );
    expect(running).toBe(2);
    for (let n = 0; n < all.length; n++) {
      ends.shift()?.();
      await Promise.race(all.slice(0, n + 1));
      await new Promise(setImmediate);
    }
    await Promise.all(all);
    expect(most).toBe(2);
  });

  it('gives a failure to the one whose it is, and goes on', async () => {
    const queue = createFairQueue(1);
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', () => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });

  it('foretells how many go first', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }),
        fc.constantFrom('a', 'b', 'c', 'd'),
        async (places, lanes, mine) => {
          const queue = createFairQueue(places);
          const began: string[] = [];
          const run = (lane: string) =>
            queue.run(lane, () => {
              began.push(lane);
              return Promise.resolve();
            });
          const others = lanes.map(run);
          const ahead = queue.ahead(mine);
          await Promise.all([
            ...others,
            queue.run(mine, () => {
              began.push('here');
              return Promise.resolve();
            }),
          ]);
          // Where lanes began their turns may move it by one turn of each.
          expect(Math.abs(began.indexOf('here') - ahead)).toBeLessThanOrEqual(3);
        },
      ),
    ));
});
