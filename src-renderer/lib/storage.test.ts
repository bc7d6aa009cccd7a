import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from './fake-browser.testing.ts';
import { clearStored, readStored, removeStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('storage', () => {
  it('keeps tokens as they are and everything else as JSON', () => {
    const values = stubStorage();
    writeStored('accessToken', 'abc');
    writeStored('selectedLevel', 2);
    expect(Object.fromEntries(values)).toEqual({ accessToken: 'abc', selectedLevel: '2' });
    expect(readStored('accessToken')).toBe('abc');
    expect(readStored('selectedLevel')).toBe(2);
  });

  it.each(['{', '9', 'null', '"2"', '[]'])('ignores a broken level %s', (text) => {
    stubStorage({ selectedLevel: text });
    expect(readStored('selectedLevel')).toBeUndefined();
  });

  it('forgets the player and their game, nothing else', () => {
    const values = stubStorage({ accessToken: 'a', selectedLevel: '1', other: 'stays' });
    clearStored();
    expect([...values.keys()]).toEqual(['other']);
  });

  it('works on without a storage until the page is closed', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('window', {
      localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    writeStored('selectedLevel', 3);
    expect(readStored('selectedLevel')).toBe(3);
    removeStored('selectedLevel');
    expect(readStored('selectedLevel')).toBeUndefined();
  });
});
