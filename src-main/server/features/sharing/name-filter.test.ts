import { describe, expect, it } from 'vitest';
import { ANNOUNCED_NAME } from '#shared/constants/limits.ts';
import { createNameFilter } from './name-filter.ts';

/** A question of DNS: each part of a name behind its length. */
const question = (name: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
    ...name.split('.').map((part) => Buffer.from(String.fromCharCode(part.length) + part)),
    Buffer.from([0, 0, 1, 0, 1]),
  ]);

describe('the datagrams of multicast DNS that are read', () => {
  it('have our name in them, however it is written', () => {
    const isRead = createNameFilter(() => 0);
    expect(isRead(question(ANNOUNCED_NAME))).toBe(true);
    expect(isRead(question('Punakawan.LOCAL'))).toBe(true);
    expect(isRead(question('printer.local'))).toBe(false);
    expect(isRead(question('punakawan2.local'))).toBe(false);
    expect(isRead(Buffer.alloc(0))).toBe(false);
  });

  it('are small', () => {
    const isRead = createNameFilter(() => 0);
    const large = Buffer.concat([question(ANNOUNCED_NAME), Buffer.alloc(512)]);
    expect(isRead(large)).toBe(false);
  });

  it('are fifty in a second, and as many in the next', () => {
    let now = 0;
    const isRead = createNameFilter(() => now);
    const readOf = (count: number) =>
      Array.from({ length: count }, () => isRead(question(ANNOUNCED_NAME))).filter(Boolean).length;
    expect(readOf(1_000)).toBe(50);
    now += 1_000;
    expect(readOf(1_000)).toBe(50);
    // What is not for us takes nothing from it.
    now += 1_000;
    for (let n = 0; n < 1_000; n++) isRead(question('printer.local'));
    expect(readOf(10)).toBe(10);
  });
});
