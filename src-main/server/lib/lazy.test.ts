import { describe, expect, it } from 'vitest';
import { lazyAsync } from './lazy.ts';

describe('what is made asynchronously with the first call', () => {
  it('is made once, for all who wait for it', async () => {
    let made = 0;
    const thing = lazyAsync(() => Promise.resolve(++made));
    expect(await Promise.all([thing(), thing()])).toEqual([1, 1]);
    expect(await thing()).toBe(1);
  });

  it('is tried again after a failure, which nobody but those who waited hears of', async () => {
    let tries = 0;
    const thing = lazyAsync(() =>
      ++tries === 1 ? Promise.reject(new Error('file is locked')) : Promise.resolve('there'),
    );
    const first = [thing(), thing()].map((waiting) => waiting.catch((error: unknown) => error));
    expect(await Promise.all(first)).toEqual([
      new Error('file is locked'),
      new Error('file is locked'),
    ]);
    expect(await thing()).toBe('there');
    expect(tries).toBe(2);
  });
});
