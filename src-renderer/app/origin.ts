import type { Location } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** What the guard tells the login screen: where the player wanted to go, and why they are here. */
export interface LoginState {
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
  notice?: 'expired' | 'sent-out';
}

/** The remembered page; the state of a location is whatever somebody once put there. */
export function originOf(state: unknown): LoginState['from'] | undefined {
  const from = (state as LoginState | null)?.from;
  return typeof from?.pathname === 'string' && from.pathname.startsWith('/') ? from : undefined;
}

/** Why the guard has sent somebody to the door; undefined where they came by themselves. */
export function noticeOf(state: unknown): LoginState['notice'] {
  const notice = (state as LoginState | null)?.notice;
  return notice === 'expired' || notice === 'sent-out' ? notice : undefined;
}

/** Where a player goes who has just signed in on a page. */
export const afterSignIn = (pathname: string, state: unknown) =>
  pathname === paths.register ? paths.dashboard : (originOf(state) ?? paths.home);
