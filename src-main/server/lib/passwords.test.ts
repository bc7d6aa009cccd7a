import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD_MAX_BYTES } from '#shared/constants/limits.ts';
import { createPasswords, type Passwords } from './passwords.ts';

let passwords: Passwords;
beforeAll(() => {
  passwords = createPasswords();
});
afterAll(() => passwords.close());

describe('passwords', () => {
  it('verify against their own hash and no other', async () => {
    const hash = await passwords.hash('rahasia');
    expect(hash).toMatch(/^\$2[aby]\$10\$/);
    expect(await passwords.verify('rahasia', hash)).toBe(true);
    expect(await passwords.verify('Rahasia', hash)).toBe(false);
    expect(await passwords.verify('rahasia', undefined)).toBe(false);
  });

  it('longer than bcrypt reads open nothing, also where the first 72 bytes are right', async () => {
    const longest = 'a'.repeat(PASSWORD_MAX_BYTES);
    const hash = await passwords.hash(longest);
    expect(await passwords.verify(longest, hash)).toBe(true);
    expect(await passwords.verify(`${longest}b`, hash)).toBe(false);
    const script = 'ꦲ'.repeat(PASSWORD_MAX_BYTES / 3);
    const scriptHash = await passwords.hash(script);
    expect(await passwords.verify(script, scriptHash)).toBe(true);
    expect(await passwords.verify(`${script}x`, scriptHash)).toBe(false);
  });

  it('are hashed away from the main thread: a class logging in stops nobody', async () => {
    const state = { isDone: false };
    const hashing = passwords.hash('rahasia').then(() => (state.isDone = true));
    let turns = 0;
    while (!state.isDone) {
      await setImmediate();
      turns++;
    }
    await hashing;
    // Hashing on this thread would leave the event loop at most a turn or two.
    expect(turns).toBeGreaterThan(50);
  });

  it('ask to come back when too many wait', async () => {
    const crowded = createPasswords();
    const all = Array.from({ length: 450 }, () => crowded.verify('x', undefined));
    const refused = await Promise.any(
      all.map((one) =>
        one.then(
          () => Promise.reject(new Error('accepted')),
          (error: unknown) => error,
        ),
      ),
    );
    expect(refused).toMatchObject({ code: 'BUSY', retryAfterSeconds: 3 });
    await crowded.close();
  });
});
