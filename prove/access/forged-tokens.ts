import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '../harness/ask.ts';

type Claims = Record<string, unknown>;

/** What people put where a secret belongs. */
const GUESSABLE = [
  ['', 'secret', 'punakawan', 'Punakawan', 'jwt-secret', 'your-256-bit-secret', 'changeme'],
  ['password', 'rahasia', 'kunci', 'admin', '123456', 'key', 'supersecret', 'dev', 'test'],
  ['semar', 'accessKey', 'refreshKey', 'JWT_SECRET'],
].flat();

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined): Claims =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Claims;

function sign(header: Claims, claims: Claims, key: Buffer | string, hash = 'sha256'): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

/**
 * Tokens that must open nothing, each by what is wrong with it. They are made from a good one of the
 * first admin and, where only one thing is to be wrong, with the true key of the installation.
 */
export function forgedTokens(dataDir: string, admin: Person, player: Person): Map<string, string> {
  const good = admin.tokens.accessToken;
  const [headerPart, claimsPart, signature] = good.split('.');
  const header = decode(headerPart);
  const claims = decode(claimsPart);
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    accessKey: string;
    refreshKey: string;
  };
  const key = Buffer.from(secrets.accessKey, 'base64url');
  const now = Math.floor(Date.now() / 1_000);
  const changed = (change: Claims) => sign(header, { ...claims, ...change }, key);
  const without = (name: string) => changed({ [name]: undefined });
  const playerClaims = decode(player.tokens.accessToken.split('.')[1]);

  return new Map<string, string>([
    ['nothing', ''],
    ['no token', 'x'],
    ['alg none', `${encode({ ...header, alg: 'none' })}.${claimsPart}.`],
    [
      'alg None with the old signature',
      `${encode({ ...header, alg: 'None' })}.${claimsPart}.${signature}`,
    ],
    ['HS512 with the true key', sign({ ...header, alg: 'HS512' }, claims, key, 'sha512')],
    ['HS384 with the true key', sign({ ...header, alg: 'HS384' }, claims, key, 'sha384')],
    ['another key', sign(header, claims, randomBytes(32))],
    ['the refresh key', sign(header, claims, Buffer.from(secrets.refreshKey, 'base64url'))],
    ['the name of the key as key', sign(header, claims, String(header['kid']))],
    ...GUESSABLE.map((secret) => [`secret '${secret}'`, sign(header, claims, secret)] as const),
    ['no signature', `${headerPart}.${claimsPart}.`],
    [
      'edited claims',
      `${headerPart}.${encode({ ...claims, role: 'admin', exp: now + 9_999 })}.${signature}`,
    ],
    ['a refresh token', admin.tokens.refreshToken],
    ['expired', changed({ iat: now - 3_600, exp: now - 60 })],
    ['from the future', changed({ iat: now + 120, exp: now + 1_020 })],
    ['another kind', changed({ typ: 'rt' })],
    ['no kind', without('typ')],
    ['another audience', changed({ aud: 'elsewhere' })],
    ['another issuer', changed({ iss: 'elsewhere' })],
    ['no sign-in', without('sid')],
    ['a sign-in that never was', changed({ sid: '00000000-0000-0000-0000-000000000000' })],
    ["the admin's number on a player's sign-in", changed({ sid: playerClaims['sid'] })],
    ['a user who never was', changed({ sub: '987654321' })],
    ['a number that is none', changed({ sub: '1 OR 1=1' })],
  ]);
}
