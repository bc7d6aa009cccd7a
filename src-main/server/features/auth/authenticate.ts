import type { ServerContext } from '../../server-context.ts';
import type { Authenticate } from '../../http/context.ts';
import { findActor } from './families.repository.ts';

/** Reads the token, then asks the database: a sign-in that was ended a moment ago no longer counts. */
export function createAuthenticate({ db, tokens, clock }: ServerContext): Authenticate {
  return async (header) => {
    const token = /^Bearer ([\w.-]{1,2048})$/i.exec(header ?? '')?.[1];
    const claim = token && tokens.readAccess(token);
    return claim ? findActor(db, { ...claim, now: clock.now() }) : undefined;
  };
}
