import type { Location } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** What the guard tells the login screen: where the player wanted to go, and why he is here. */
export interface LoginState {
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
  expired?: boolean;
}

/** The remembered page; the state of a location is whatever somebody once put there. */
export function originOf(state: unknown): LoginState['from'] | undefined {
  const from = (state as LoginState | null)?.from;
  return typeof from?.pathname === 'string' && from.pathname.startsWith('/') ? from : undefined;
}

/** Where a player goes who has just signed in on a page. */
export const afterSignIn = (pathname: string, state: unknown) =>
  pathname === paths.register ? paths.dashboard : (originOf(state) ?? paths.home);
