import { describe, expect, it } from 'vitest';
import { SESSION_FAILED, saysSessionFailed } from './dashboard-notice.ts';

describe('saysSessionFailed', () => {
  it.each([
    [SESSION_FAILED, true],
    [null, false],
    [undefined, false],
    ['session-failed', false],
    [{ notice: 'other' }, false],
    [{}, false],
  ])('%j: %s', (state, expected) => {
    expect(saysSessionFailed(state)).toBe(expected);
  });
});
