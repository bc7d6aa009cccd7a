import { expect, it } from 'vitest';
import { paths } from '../lib/paths.ts';
import { afterSignIn } from './origin.ts';

const from = { pathname: '/leaderboard', search: '?x=1', hash: '' };

it('goes back to where the visitor wanted to go', () => {
  expect(afterSignIn(paths.login, { from })).toBe(from);
});

it.each([null, undefined, 'text', {}, { from: {} }, { from: { pathname: 'https://evil' } }])(
  'goes home without a usable origin: %o',
  (state) => {
    expect(afterSignIn(paths.login, state)).toBe(paths.home);
  },
);

it('goes to the dashboard after registration', () => {
  expect(afterSignIn(paths.register, { from })).toBe(paths.dashboard);
});
