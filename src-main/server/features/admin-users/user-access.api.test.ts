import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { classLoginApi } from '#shared/contracts/class-login.contract.ts';
import { ERROR_MESSAGE } from '#shared/errors.ts';
import { adminUsersTexts } from '#shared/texts/admin-users.ts';
import {
  addQuestions,
  emptyBankApi,
  finishLevel,
  forgetUsers,
  playSession,
} from '../../testing/game-factories.ts';
import { enter, makeClass } from '../../testing/classroom.ts';
import { heldRequest } from '../../testing/held-request.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  forgetUsers(api);
  admin = await api.admin();
});

const paramsOf = (client: Client) => ({ id: client.user?._id ?? '' });
const setRole = (by: Client, client: Client, role: 'player' | 'admin') =>
  by.call(adminUsersApi.setRole, { params: paramsOf(client), body: { role } });
const setActive = (by: Client, client: Client, active: boolean) =>
  by.call(adminUsersApi.setActive, { params: paramsOf(client), body: { active } });
const remove = (by: Client, client: Client, confirmation = client.user?.username ?? '') =>
  by.call(adminUsersApi.remove, { params: paramsOf(client), body: { confirmation } });

const activeAdmins = (): number =>
  api.server.context.sqlite
    .prepare(`SELECT count(*) FROM user WHERE role = 'admin' AND is_active = 1`)
    .pluck()
    .get() as number;

describe('POST /admin/users/:id/role', () => {
  it('makes an admin and unmakes them, and each time they sign in anew', async () => {
    const player = await api.player({ username: 'Bu Sri' });
    const signInAgain = async () => {
      const refused = await player.refuse(authApi.me);
      expect([refused.status, refused.code]).toEqual([401, 'UNAUTHENTICATED']);
      const { refreshToken } = player.tokens ?? {};
      expect((await player.refuse(authApi.refresh, { body: { refreshToken } })).status).toBe(401);
      const body = { email: 'Bu Sri', password: 'rahasia' };
      player.tokens = (await player.call(authApi.login, { body })).data.tokens;
    };
    expect((await player.refuse(adminApi.stats)).status).toBe(403);
    const made = await setRole(admin, player, 'admin');
    expect(made.data.user).toMatchObject({ username: 'Bu Sri', role: 'admin' });
    expect(made.message).toBe(adminUsersTexts.promoted('Bu Sri'));
    await signInAgain();
    await player.call(adminApi.stats);
    // What they have already changes nothing.
    await setRole(admin, player, 'admin');
    await player.call(adminApi.stats);

    const unmade = await setRole(admin, player, 'player');
    expect(unmade.data.user.role).toBe('player');
    expect(unmade.message).toBe(adminUsersTexts.demoted('Bu Sri'));
    await signInAgain();
    expect((await player.refuse(adminApi.stats)).code).toBe('FORBIDDEN');
  });

  it('makes no admin of who has only a PIN, before they have a password', async () => {
    const room = await makeClass(admin, ['Gita']);
    const pupil = await enter(api, room, room.cards[0]);
    const params = paramsOf(pupil);
    const refused = await admin.refuse(adminUsersApi.setRole, { params, body: { role: 'admin' } });
    expect(refused).toMatchObject({
      status: 409,
      code: 'PASSWORD_NEEDED',
      message: ERROR_MESSAGE.PASSWORD_NEEDED,
    });
    // Nothing has happened to their sign-in.
    await pupil.call(authApi.me);

    const { data } = await admin.call(adminUsersApi.resetPassword, { params });
    const byPin = await enter(api, room, room.cards[0]);
    await setRole(admin, pupil, 'admin');
    expect((await byPin.refuse(adminApi.stats)).status).toBe(401);
    const { pin } = room.cards[0] ?? {};
    const body = { memberId: params.id, pin };
    const atDoor = { params: { code: room.code }, body };
    expect((await api.visitor.refuse(classLoginApi.signIn, atDoor)).code).toBe('MEMBER_INACTIVE');
    const login = { email: pupil.user?.username ?? '', password: data.password };
    pupil.tokens = (await pupil.call(authApi.login, { body: login })).data.tokens;
    await pupil.call(adminApi.stats);
  });

  it.each([{}, { role: 'kepala' }, { role: null }])('refuses the body %j', async (body) => {
    const player = await api.player();
    const refused = await admin.refuse(adminUsersApi.setRole, { params: paramsOf(player), body });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'role' }] });
  });
});

describe('POST /admin/users/:id/active', () => {
  it('refuses a deactivated user at once, and lets them in again when asked', async () => {
    const player = await api.player({ username: 'Ratri' });
    const body = { email: 'Ratri', password: 'rahasia' };
    const gone = await setActive(admin, player, false);
    expect(gone.data.user).toMatchObject({ username: 'Ratri', isActive: false });
    expect(gone.message).toBe(adminUsersTexts.deactivated('Ratri'));
    expect((await player.refuse(authApi.me)).code).toBe('UNAUTHENTICATED');
    expect(await player.refuse(authApi.login, { body })).toMatchObject({
      status: 403,
      code: 'ACCOUNT_INACTIVE',
    });
    const guessed = { ...body, password: 'ditebak' };
    expect((await player.refuse(authApi.login, { body: guessed })).code).toBe(
      'INVALID_CREDENTIALS',
    );
    const refreshToken = player.tokens?.refreshToken;
    expect((await player.refuse(authApi.refresh, { body: { refreshToken } })).status).toBe(401);

    const back = await setActive(admin, player, true);
    expect(back.data.user.isActive).toBe(true);
    expect(back.message).toBe(adminUsersTexts.activated('Ratri'));
    // The sign-ins of before stay ended.
    expect((await player.refuse(authApi.me)).code).toBe('UNAUTHENTICATED');
    await player.call(authApi.login, { body });
  });

  it.each([{}, { active: 'false' }, { active: 0 }])('refuses the body %j', async (body) => {
    const player = await api.player();
    const refused = await admin.refuse(adminUsersApi.setActive, { params: paramsOf(player), body });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'active' }] });
    await player.call(authApi.me);
  });
});

describe('DELETE /admin/users/:id', () => {
  /** A player with something to lose: 2 sessions with 5 answers, 2 level runs, 1 completed level. */
  async function richPlayer(username: string): Promise<Client> {
    await addQuestions(api, 5);
    const player = await api.player({ username });
    await finishLevel(player, { correct: 4, timeTaken: 150 });
    await finishLevel(player, { correct: 2, timeTaken: 150 });
    await playSession(player, ['right', 'wrong', 'right']);
    await playSession(player, ['right', 'wrong']);
    return player;
  }

  it('is preceded by what will be lost, and takes exactly that', async () => {
    const player = await richPlayer('Ratri');
    const stays = await api.player();
    await finishLevel(stays, { correct: 3 });
    await playSession(stays, ['right', 'right']);
    const { totalScore } = (await player.call(authApi.me)).data.user;
    const before = (await admin.call(adminUsersApi.deletion, { params: paramsOf(player) })).data;
    expect(before).toEqual({
      _id: player.user?._id,
      username: 'Ratri',
      sessions: 2,
      answers: 5,
      levelRuns: 2,
      completedLevels: 1,
      totalScore,
      totalPlayTime: 5,
    });

    const removed = await remove(admin, player, ' Ratri ');
    expect(removed).toMatchObject({ data: null, message: adminUsersTexts.deleted('Ratri') });
    expect((await player.refuse(authApi.me)).code).toBe('UNAUTHENTICATED');
    const gone = await admin.refuse(adminUsersApi.detail, { params: paramsOf(player) });
    expect(gone).toMatchObject({ status: 404, code: 'NOT_FOUND' });

    const { sqlite } = api.server.context;
    const count = (table: string) =>
      sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);
    expect(
      Object.fromEntries(
        ['game_session', 'session_question', 'finished_run', 'level_progress'].map((table) => [
          table,
          count(table),
        ]),
      ),
    ).toEqual({ game_session: 1, session_question: 2, finished_run: 2, level_progress: 1 });
    await stays.call(authApi.me);
  });

  it('frees the name, and never gives the id to somebody else', async () => {
    const player = await api.player({ username: 'Ratri', email: 'ratri@sekolah.id' });
    await remove(admin, player);
    const again = await api.player({ username: 'Ratri', email: 'ratri@sekolah.id' });
    expect(again.user?._id).not.toBe(player.user?._id);
    expect((await player.refuse(authApi.me)).status).toBe(401);
  });

  it.each(['', 'ratri', 'Ratri.', 'Hapus'])('refuses the confirmation %j', async (confirmation) => {
    const player = await api.player({ username: 'Ratri' });
    const refused = await admin.refuse(adminUsersApi.remove, {
      params: paramsOf(player),
      body: { confirmation },
    });
    const message = ERROR_MESSAGE.CONFIRMATION_WRONG;
    expect(refused).toMatchObject({ status: 409, code: 'CONFIRMATION_WRONG', message });
    expect(refused.errors).toEqual([{ path: 'confirmation', message }]);
    await player.call(authApi.me);
  });

  it('refuses to go without a confirmation, and ids of nobody', async () => {
    const player = await api.player();
    const bare = await admin.refuse(adminUsersApi.remove, { params: paramsOf(player) });
    const message = adminUsersTexts.confirmation;
    expect(bare).toMatchObject({ status: 400, errors: [{ path: 'confirmation', message }] });
    const params = { id: '987654' };
    const nobody = { params, body: { confirmation: 'x' } };
    expect((await admin.refuse(adminUsersApi.remove, nobody)).status).toBe(404);
    expect((await admin.refuse(adminUsersApi.deletion, { params })).status).toBe(404);
  });
});

describe('the admins', () => {
  const attempts = (client: Client) =>
    [
      [adminUsersApi.setRole, { role: 'player' }],
      [adminUsersApi.setActive, { active: false }],
      [adminUsersApi.remove, { confirmation: client.user?.username }],
    ] as const;

  it('cannot shut themselves out: the last one is told so, another to ask a colleague', async () => {
    for (const code of ['LAST_ADMIN', 'NOT_YOURSELF'] as const) {
      for (const [endpoint, body] of attempts(admin)) {
        const refused = await admin.refuse(endpoint, { params: paramsOf(admin), body });
        expect(refused).toMatchObject({ status: 409, code, message: ERROR_MESSAGE[code] });
      }
      await api.admin();
    }
    await admin.call(adminApi.stats);
  });

  it('do not count as there when they are deactivated', async () => {
    const colleague = await api.admin();
    await setActive(admin, colleague, false);
    const body = { role: 'player' };
    const refused = await admin.refuse(adminUsersApi.setRole, { params: paramsOf(admin), body });
    expect(refused.code).toBe('LAST_ADMIN');
    // They can go: nobody is shut out by it.
    await setRole(admin, colleague, 'player');
    await remove(admin, colleague);
  });

  /** What an admin is about to do to another. */
  const change = (whom: Client, what: 'role' | 'active' | 'delete') => {
    const path = `/admin/users/${paramsOf(whom).id}`;
    if (what === 'delete') {
      return { method: 'DELETE', path, body: { confirmation: whom.user?.username } };
    }
    const body = what === 'role' ? { role: 'player' } : { active: false };
    return { method: 'POST', path: `${path}/${what}`, body };
  };
  const CHANGES = ['role', 'active', 'delete'] as const;

  it.each([
    ['role', 403, 'FORBIDDEN'],
    ['active', 401, 'UNAUTHENTICATED'],
    ['delete', 401, 'UNAUTHENTICATED'],
  ] as const)(
    'lose their rights, by %s, before a request of theirs that is already on its way',
    async (what, status, code) => {
      for (const attempt of CHANGES) {
        const [one, two] = [await api.admin(), await api.admin()];
        const held = await heldRequest(api, one, change(two, attempt));
        const { method, path, body } = change(one, what);
        expect((await two.send(method, path, { body })).status).toBe(200);
        expect(await held.release()).toEqual({ status, code });
        await two.call(adminApi.stats);
      }
    },
  );

  it('are never all gone, however many of them fall over each other at the same time', async () => {
    const move = fc.record({
      by: fc.nat({ max: 3 }),
      whom: fc.nat({ max: 3 }),
      what: fc.constantFrom(...CHANGES),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 12 }), async (moves) => {
        forgetUsers(api);
        const admins = await Promise.all(Array.from({ length: 4 }, () => api.admin()));
        const at = (n: number) => admins[n] as Client;
        const held = await Promise.all(
          moves.map(({ by, whom, what }) => heldRequest(api, at(by), change(at(whom), what))),
        );
        const answers = await Promise.all(held.map((one) => one.release()));
        expect(activeAdmins()).toBeGreaterThanOrEqual(1);
        for (const { status } of answers) expect([200, 401, 403, 404, 409]).toContain(status);
      }),
      { numRuns: 20 },
    );
  });
});

describe('visitors and players', () => {
  it('may neither look at nor change who may do what', async () => {
    const player = await api.player();
    const target = await api.player();
    for (const [endpoint, body] of [
      ...[adminUsersApi.deletion, adminUsersApi.detail].map((one) => [one, undefined] as const),
      [adminUsersApi.setRole, { role: 'admin' }],
      [adminUsersApi.setActive, { active: false }],
      [adminUsersApi.remove, { confirmation: target.user?.username }],
    ] as const) {
      const input = { params: paramsOf(target), body };
      expect((await api.visitor.refuse(endpoint, input)).code).toBe('UNAUTHENTICATED');
      expect((await player.refuse(endpoint, input)).code).toBe('FORBIDDEN');
    }
    expect((await target.call(authApi.me)).data.user.role).toBe('player');
  });
});
