import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
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
  exp: z.int(),
});

/** Tokens whose signature has been found right once; a school has fewer sign-ins than these. */
const VERIFIED_MAX = 2_000;

/** Who an access token speaks for. What they may do is read from the database, never from the token. */
export interface AccessClaim {
  userId: number;
  familyId: string;
}

interface VerifiedClaims extends AccessClaim {
  /** Seconds since 1970 UTC. */
  iat: number;
  exp: number;
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
  const verified = new LRUCache<string, VerifiedClaims>({ max: VERIFIED_MAX });
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
      const claims = verified.get(token) ?? verify(token);
      // A signature stays right for ever, time does not: it is looked at each time.
      if (!claims || claims.iat > seconds() + FUTURE_SECONDS) return undefined;
      if (seconds() >= claims.exp + LEEWAY_SECONDS) return undefined;
      return { userId: claims.userId, familyId: claims.familyId };
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

  /** The claims of a token that this installation has signed, whatever the time. */
  function verify(token: string): VerifiedClaims | undefined {
    let payload: unknown;
    try {
      payload = jwt.verify(token, accessKey, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        ignoreExpiration: true,
      });
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return undefined;
      throw error;
    }
    const parsed = AccessClaims.safeParse(payload);
    if (!parsed.success) return undefined;
    const { sub, sid, iat, exp } = parsed.data;
    const claims = { userId: Number(sub), familyId: sid, iat, exp };
    verified.set(token, claims);
    return claims;
  }
}
