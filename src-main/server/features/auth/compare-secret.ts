import type { RequestContext } from '../../http/context.ts';
import { NO_PASSWORD } from '../../lib/passwords.ts';
import type { ServerContext } from '../../server-context.ts';
import type { LoginAttempt } from './login-throttle.ts';

/** What somebody claims to be theirs. */
export interface Claim extends Pick<LoginAttempt, 'account' | 'hash'> {
  /** The password or PIN that was typed. */
  given: string;
}

/**
 * Whether a password or PIN is right; every way of signing in asks here. Throws TOO_MANY_REQUESTS or
 * ACCOUNT_GUESSED where it may not be tried now, and BUSY where too many wait.
 */
export function createCompareSecret({ loginThrottle, passwords }: ServerContext) {
  return ({ given, account, hash }: Claim, { ip, isLoopback }: RequestContext): Promise<boolean> =>
    loginThrottle.attempt({ account, hash, ip, isLoopback }, async () => {
      const matches = await passwords.verify(given, hash, ip);
      // Compared all the same, for the time that it takes; nothing that is typed is no password.
      return matches && hash !== undefined && hash !== NO_PASSWORD;
    });
}
