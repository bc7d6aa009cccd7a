import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Secrets } from './secrets.ts';

/** Access tokens live this long; the refresh token brings the next one. */
const ACCESS_MINUTES = 15;
const LEEWAY_SECONDS = 5;
/** A token minted further in the future than this comes from a clock that was wrong: refused. */
const FUTURE_SECONDS = 60;
const ISSUER = 'punakawan';
const AUDIENCE = 'api';

const AccessClaims = z.object({
  typ: z.literal('at'),
  sub: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  sid: z.string().check(z.minLength(1)),
  iat: z.int(),
});

/** Who an access token speaks for. What he may do is read from the database, never from the token. */
export interface AccessClaim {
  userId: number;
  familyId: string;
}

/** The parts of a refresh token, once its signature holds. */
export interface RefreshClaim {
  familyId: string;
  sequence: number;
}

export interface TokenSigner {
  signAccess(claim: AccessClaim): string;
  /** The claim of a valid token; undefined for anything expired, forged, or from the future. */
  readAccess(token: string): AccessClaim | undefined;
  /** Deterministic: the same family and sequence always give the same token. */
  signRefresh(claim: RefreshClaim): string;
  readRefresh(token: string): RefreshClaim | undefined;
}

/** Signs and reads the tokens of one installation (reliability 3.1). */
export function createTokenSigner(secrets: Secrets, clock: Clock): TokenSigner {
  const seconds = () => Math.floor(clock.now() / 1000);
  // As a key object, once: for bytes the library would try them as a public key at every request.
  const accessKey = createSecretKey(secrets.accessKey);
  const mac = (familyId: string, sequence: number) =>
    createHmac('sha256', secrets.refreshKey).update(`${familyId}|${sequence}`).digest('base64url');

  return {
    signAccess: ({ userId, familyId }) =>
      jwt.sign({ typ: 'at', sid: familyId, iat: seconds() }, accessKey, {
        algorithm: 'HS256',
        subject: String(userId),
        issuer: ISSUER,
        audience: AUDIENCE,
        keyid: secrets.kid,
        expiresIn: ACCESS_MINUTES * 60,
      }),

    readAccess(token) {
      const claims = AccessClaims.safeParse(verified(token));
      if (!claims.success || claims.data.iat > seconds() + FUTURE_SECONDS) return undefined;
      return { userId: Number(claims.data.sub), familyId: claims.data.sid };
    },

    signRefresh: ({ familyId, sequence }) => `${familyId}.${sequence}.${mac(familyId, sequence)}`,

    readRefresh(token) {
      const [familyId, sequenceText, signature, ...rest] = token.split('.');
      if (!familyId || !sequenceText || !signature || rest.length > 0) return undefined;
      if (!/^\d{1,9}$/.test(sequenceText)) return undefined;
      const sequence = Number(sequenceText);
      const given = Buffer.from(signature);
      const expected = Buffer.from(mac(familyId, sequence));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { familyId, sequence };
    },
  };

  function verified(token: string): unknown {
    try {
      return jwt.verify(token, accessKey, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: seconds(),
        clockTolerance: LEEWAY_SECONDS,
      });
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return undefined;
      throw error;
    }
  }
}
