import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMER_CODE_DAYS } from '#shared/constants/classroom.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { classLoginApi } from '#shared/contracts/class-login.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi();
  admin = await api.admin();
});
afterAll(() => api.close());

const door = async (code: string) =>
  (await api.visitor.call(classLoginApi.door, { params: { code } })).data;

function tryPin({ code }: Classroom, memberId: string | undefined, pin: string | undefined) {
  return api.visitor.refuse(classLoginApi.signIn, { params: { code }, body: { memberId, pin } });
}

/** A PIN that is not theirs. */
const otherPin = (pin = '') => (pin === '5283' ? '5284' : '5283');

describe('the door of a class', () => {
  it('tells names and nothing else, numbers only where names are equal', async () => {
    const { id, code } = await makeClass(admin, []);
    const rows = [
      { name: 'Ani', number: '11' },
      { name: 'ani', number: '12' },
      { name: 'Budi', number: '13' },
    ];
    await admin.call(classesApi.importRoster, { params: { id }, body: { rows } });
    const typed = ` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)} `;
    const sent = await api.visitor.send('GET', `/class-login/${encodeURIComponent(typed)}`);
    expect(sent.body.data).toEqual({
      name: '7A',
      members: [
        { _id: expect.any(String), name: 'Ani', number: '11' },
        { _id: expect.any(String), name: 'ani', number: '12' },
        { _id: expect.any(String), name: 'Budi', number: null },
      ],
    });
  });

  it('is opened for a week more by a code that was replaced, since it stands on cards', async () => {
    const room = await makeClass(admin, ['Citra']);
    const { data, message } = await admin.call(classesApi.renewCode, { params: { id: room.id } });
    expect(message).toContain(`${FORMER_CODE_DAYS} hari`);
    expect(data.class.code).not.toBe(room.code);
    const door = (code: string) => api.visitor.send('GET', `/class-login/${code}`);
    const week = FORMER_CODE_DAYS * 24 * 60 * 60_000;
    api.clock.advance(week - 1);
    for (const code of [room.code, data.class.code]) expect((await door(code)).status).toBe(200);
    await enter(api, room, room.cards[0]);
    api.clock.advance(1);
    expect((await door(room.code)).status).toBe(404);
    expect((await door(data.class.code)).status).toBe(200);
    api.clock.advance(-week);
  });

  it('is closed to codes of no class and of an archived one, each in clear words', async () => {
    const { id, code } = await makeClass(admin, ['Citra']);
    const unknown = code === 'AAAAA' ? 'AAAAB' : 'AAAAA';
    expect(
      await api.visitor.refuse(classLoginApi.door, { params: { code: unknown } }),
    ).toMatchObject({ status: 404, code: 'CLASS_NOT_FOUND' });
    await admin.call(classesApi.archive, { params: { id }, body: { archived: true } });
    expect(await api.visitor.refuse(classLoginApi.door, { params: { code } })).toMatchObject({
      status: 404,
      code: 'CLASS_ARCHIVED',
    });
  });
});

describe('quick login', () => {
  it('answers what the login answers, and the sign-in is like any other', async () => {
    const room = await makeClass(admin, ['Dewi']);
    const pupil = await enter(api, room, room.cards[0]);
    expect((await pupil.call(authApi.me)).data.user).toEqual(pupil.user);
    const body = { refreshToken: pupil.tokens?.refreshToken ?? '' };
    expect((await pupil.call(authApi.refresh, { body })).data.tokens).toBeDefined();
  });

  it('says what is the matter with who cannot come in', async () => {
    const room = await makeClass(admin, ['Eko', 'Fitri', 'Gita', 'Hadi']);
    const [eko, fitri, gita, hadi] = room.cards;
    const params = { id: room.id, memberId: eko?._id ?? '' };
    await admin.call(classesApi.setSeat, { params, body: { seated: false } });
    expect(await tryPin(room, eko?._id, eko?.pin)).toMatchObject({ code: 'MEMBER_INACTIVE' });

    await admin.call(adminUsersApi.setActive, {
      params: { id: fitri?._id ?? '' },
      body: { active: false },
    });
    expect(await tryPin(room, fitri?._id, fitri?.pin)).toMatchObject({ code: 'MEMBER_INACTIVE' });

    await admin.call(adminUsersApi.resetPassword, { params: { id: gita?._id ?? '' } });
    await admin.call(adminUsersApi.setRole, {
      params: { id: gita?._id ?? '' },
      body: { role: 'admin' },
    });
    expect(await tryPin(room, gita?._id, gita?.pin)).toMatchObject({ code: 'MEMBER_INACTIVE' });
    expect((await door(room.code)).members.map(({ name }) => name)).toEqual(['Hadi']);

    const rows = [{ name: 'Indah' }];
    await admin.call(classesApi.importRoster, { params: { id: room.id }, body: { rows } });
    const indah = (await door(room.code)).members.find(({ name }) => name === 'Indah');
    expect(await tryPin(room, indah?._id, '5283')).toMatchObject({ code: 'PIN_MISSING' });

    const elsewhere = await makeClass(admin, []);
    expect(await tryPin(elsewhere, hadi?._id, hadi?.pin)).toMatchObject({
      code: 'MEMBER_INACTIVE',
    });
  });

  it('does not take a password from those who have only a PIN', async () => {
    const room = await makeClass(admin, ['Joko']);
    const pupil = await enter(api, room, room.cards[0]);
    for (const password of [room.cards[0]?.pin, '', 'rahasia']) {
      const body = { email: pupil.user?.username, password };
      expect((await api.visitor.refuse(authApi.login, { body })).status).toBeGreaterThanOrEqual(
        400,
      );
    }
  });

  it('lets a member guess five times, then wait, while the rest of the class comes in', async () => {
    const room = await makeClass(admin, ['Kartika', 'Lestari']);
    const [kartika, lestari] = room.cards;
    for (let guess = 1; guess <= 6; guess++) {
      expect(await tryPin(room, kartika?._id, otherPin(kartika?.pin))).toMatchObject({
        status: 401,
        code: 'PIN_WRONG',
      });
    }
    const waiting = await tryPin(room, kartika?._id, kartika?.pin);
    expect([waiting.status, waiting.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(waiting.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(waiting.headers.get('Retry-After'))).toBeLessThanOrEqual(5);
    await enter(api, room, lestari);

    // The way out that the teacher has: a new PIN starts afresh.
    const memberIds = [kartika?._id ?? ''];
    const made = await admin.call(classesApi.makePins, {
      params: { id: room.id },
      body: { memberIds },
    });
    await enter(api, room, made.data.cards[0]);
  });
});
