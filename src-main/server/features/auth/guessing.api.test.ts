import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GUESSES, SIGN_INS_PER_MINUTE } from '#shared/constants/limits.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Passwords } from '../../lib/passwords.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { plainPasswords, type Client, type TestApi } from '../../testing/test-api.ts';
import { newUser } from './auth.service.ts';

/** What the server did with secrets: how many it compared, and how many at once. */
const seen = { compared: 0, running: 0, most: 0 };
type Answer = (given: string, hash: string | undefined) => Promise<boolean>;
const truly: Answer = (given, hash) => plainPasswords.verify(given, hash);
let answer = truly;
const passwords: Passwords = {
  ...plainPasswords,
  async verify(given, hash) {
    seen.compared++;
    seen.most = Math.max(seen.most, ++seen.running);
    await new Promise(setImmediate);
    seen.running--;
    return answer(given, hash);
  },
};

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  answer = truly;
  api = await emptyBankApi({ passwords });
  admin = await api.admin();
  Object.assign(seen, { compared: 0, running: 0, most: 0 });
});
afterEach(() => api.close());

/** Sends one call from an address of this machine, each as another computer would have it. */
async function ask(from: string, path: string, body: object) {
  const reply = await rawRequest(api.server.port, {
    method: 'POST',
    path: `/api${path}`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    from,
  });
  return { ...reply, body: JSON.parse(reply.text) };
}
const computer = (n: number) => `127.0.1.${n + 1}`;
const tryPin = (from: string, { code }: Classroom, memberId: string, pin: string) =>
  ask(from, `/class-login/${code}`, { memberId, pin });
const logIn = (from: string, email: string, password: string) =>
  ask(from, '/auth/login', { email, password });

/** PINs that are not this one. */
const otherPins = (pin: string, count: number) =>
  Array.from({ length: count + 1 }, (_none, n) => String(5_000 + n))
    .filter((other) => other !== pin)
    .slice(0, count);

describe('guessing the PIN of one pupil', () => {
  it('is compared no more often than promised, however many ask from however many places', async () => {
    const room = await makeClass(admin, ['Ani', 'Budi']);
    const [ani, budi] = room.cards;
    if (!ani || !budi) throw new Error('no pupils');
    const replies = await Promise.all(
      otherPins(ani.pin, 300).map((pin, n) => tryPin(computer(n % 60), room, ani._id, pin)),
    );
    expect(seen.compared).toBeLessThanOrEqual(GUESSES.anywhere);
    expect(seen.most).toBe(1);
    const refused = replies.filter(({ status }) => status !== 401);
    expect(refused.length).toBeGreaterThanOrEqual(300 - GUESSES.anywhere);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(429);
      expect(['TOO_MANY_REQUESTS', 'ACCOUNT_GUESSED']).toContain(body.code);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(GUESSES.windowSeconds);
    }
    // One after the other, they get no further than together.
    for (const [n, pin] of otherPins(ani.pin, 60).entries()) {
      await tryPin(computer(n + 100), room, ani._id, pin);
    }
    expect(seen.compared).toBe(GUESSES.anywhere);

    expect((await tryPin(computer(0), room, budi._id, budi.pin)).status).toBe(200);
  });

  it('keeps tries for the address where the pupil came in last, and no more than those', async () => {
    const room = await makeClass(admin, ['Ani']);
    const [ani] = room.cards;
    if (!ani) throw new Error('no pupil');
    const own = computer(200);
    expect((await tryPin(own, room, ani._id, ani.pin)).status).toBe(200);
    for (const [n, pin] of otherPins(ani.pin, 60).entries()) {
      await tryPin(computer(n), room, ani._id, pin);
    }
    expect((await tryPin(computer(201), room, ani._id, ani.pin)).body.code).toBe('ACCOUNT_GUESSED');
    expect((await tryPin(own, room, ani._id, ani.pin)).status).toBe(200);

    Object.assign(seen, { compared: 0 });
    for (const pin of otherPins(ani.pin, 20)) await tryPin(own, room, ani._id, pin);
    expect(seen.compared).toBe(GUESSES.reserved);
  });

  it('begins anew with a new PIN, which is the way out that the teacher has', async () => {
    const room = await makeClass(admin, ['Ani']);
    const [ani] = room.cards;
    if (!ani) throw new Error('no pupil');
    for (const [n, pin] of otherPins(ani.pin, 30).entries()) {
      await tryPin(computer(n), room, ani._id, pin);
    }
    const input = { params: { id: room.id }, body: { memberIds: [ani._id] } };
    const { data } = await admin.call(classesApi.makePins, input);
    const [card] = data.cards;
    expect((await tryPin(computer(90), room, ani._id, card?.pin ?? '')).status).toBe(200);
  });

  it('is compared again as the window slides, one for each that has left it', async () => {
    const room = await makeClass(admin, ['Ani']);
    const [ani] = room.cards;
    if (!ani) throw new Error('no pupil');
    const pins = otherPins(ani.pin, 40);
    for (let n = 0; n < GUESSES.anywhere; n++) {
      if (n === 5) api.clock.advance((GUESSES.windowSeconds * 1_000) / 2);
      await tryPin(computer(n), room, ani._id, pins[n] ?? '');
    }
    const late = () => tryPin(computer(99), room, ani._id, pins.at(-1) ?? '');
    const waiting = await late();
    expect(waiting.body.code).toBe('ACCOUNT_GUESSED');
    expect(Number(waiting.headers['retry-after'])).toBe(GUESSES.windowSeconds / 2);
    api.clock.advance((GUESSES.windowSeconds * 1_000) / 2);
    Object.assign(seen, { compared: 0 });
    for (let n = 0; n < 20; n++) await tryPin(computer(120 + n), room, ani._id, pins[n] ?? '');
    expect(seen.compared).toBe(5);
  });

  it('is nothing that a clock set forward or back could undo', async () => {
    const room = await makeClass(admin, ['Ani']);
    const [ani] = room.cards;
    if (!ani) throw new Error('no pupil');
    for (const [n, pin] of otherPins(ani.pin, 60).entries()) {
      if (n === 30) api.clock.setWall(api.clock.now() + 24 * 60 * 60_000);
      await tryPin(computer(n), room, ani._id, pin);
    }
    expect(seen.compared).toBe(GUESSES.anywhere);
  });
});

describe('guessing a password', () => {
  it('counts for the account, by whichever of its names it is meant', async () => {
    const { user } = await api.player({ username: 'Ratri', email: 'ratri@sekolah.id' });
    Object.assign(seen, { compared: 0 });
    const names = [user?.username ?? '', 'RATRI', user?.email ?? ''];
    for (let n = 0; n < 60; n++) await logIn(computer(n), names[n % 3] ?? '', `salah ${n}`);
    expect(seen.compared).toBe(GUESSES.anywhere);
  });

  it('of a name that nobody has is limited alike, so that the limits tell nothing', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 30; n++) {
      codes.push((await logIn(computer(n), 'Tiada', `salah ${n}`)).body.code);
    }
    expect(codes.slice(0, GUESSES.anywhere)).toEqual(
      Array.from({ length: GUESSES.anywhere }, () => 'INVALID_CREDENTIALS'),
    );
    expect(new Set(codes.slice(GUESSES.anywhere))).toEqual(new Set(['ACCOUNT_GUESSED']));
  });

  it('leaves the admin a way in at the machine itself, also where they never were', async () => {
    const email = admin.user?.email ?? '';
    for (let n = 0; n < 60; n++) await logIn(computer(n), email, `salah ${n}`);
    expect((await logIn(computer(99), email, 'rahasia')).body.code).toBe('ACCOUNT_GUESSED');
    expect((await logIn('127.0.0.1', email, 'rahasia')).status).toBe(200);
  });
});

describe('what was right, or never compared', () => {
  it('has counted for nothing', async () => {
    await api.player({ username: 'Ratri' });
    for (let round = 0; round < 6; round++) {
      for (let typo = 0; typo < 2; typo++) await logIn(computer(0), 'Ratri', 'salah');
      expect((await logIn(computer(0), 'Ratri', 'rahasia')).status).toBe(200);
    }
  });

  it('counts nothing for a server that was busy, however often', async () => {
    await api.player({ username: 'Ratri' });
    answer = () => Promise.reject(new AppError('BUSY', { retryAfterSeconds: 3 }));
    for (let n = 0; n < 40; n++) {
      expect((await logIn(computer(n % 3), 'Ratri', 'rahasia')).status).toBe(503);
    }
    answer = truly;
    expect((await logIn(computer(0), 'Ratri', 'rahasia')).status).toBe(200);
  });
});

describe('one account', () => {
  it('is compared once at a time and signs in so often a minute, while others come in', async () => {
    await api.player({ username: 'Ratri' });
    const others = Array.from({ length: 5 }, (_none, n) => `Teman ${n}`);
    for (const username of others) await api.player({ username });
    Object.assign(seen, { compared: 0, most: 0 });
    const flood = Array.from({ length: 260 }, () => logIn(computer(0), 'Ratri', 'rahasia'));
    const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
    expect(seen.most).toBe(1);
    expect(seen.compared).toBeLessThanOrEqual(SIGN_INS_PER_MINUTE);
    expect(statuses).toEqual(new Set([200, 429]));
    for (let n = 0; n < SIGN_INS_PER_MINUTE; n++) await logIn(computer(0), 'Ratri', 'rahasia');
    const last = await logIn(computer(1), 'Ratri', 'rahasia');
    expect([last.status, last.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
    for (const [n, name] of others.entries()) {
      expect((await logIn(computer(n), name, 'rahasia')).status).toBe(200);
    }
  });

  it('without a password has none, whatever would match', async () => {
    const room = await makeClass(admin, ['Joko']);
    const pupil = await enter(api, room, room.cards[0]);
    answer = () => Promise.resolve(true);
    const body = { email: pupil.user?.username, password: 'apa saja' };
    expect(await api.visitor.refuse(authApi.login, { body })).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    });
  });
});

describe('a username that is the address of somebody else', () => {
  it('locks neither of the two out, whoever of them has which password', async () => {
    const { db } = api.server.context;
    const names = [
      { username: 'Bu Guru', email: 'bu.guru@sekolah.id', password: 'guru-rahasia' },
      { username: 'bu.guru@sekolah.id', email: 'lain@sekolah.id', password: 'lain-rahasia' },
    ];
    for (const { password, ...name } of names) {
      const passwordHash = await passwords.hash(password);
      // As an older version stored them.
      await db
        .insertInto('user')
        .values(newUser({ ...name, passwordHash, now: 0 }))
        .execute();
    }
    for (const { username, password } of names) {
      const { body } = await logIn('127.0.0.1', 'BU.GURU@sekolah.id', password);
      expect(body.data.user.username).toBe(username);
    }
    expect((await logIn('127.0.0.1', 'bu.guru@sekolah.id', 'salah')).status).toBe(401);
  });
});
