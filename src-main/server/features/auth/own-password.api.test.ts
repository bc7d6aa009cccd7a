import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownPasswordApi } from '#shared/contracts/own-password.contract.ts';
import { ownPasswordTexts } from '#shared/texts/own-password.ts';
import { enter, makeClass } from '../../testing/classroom.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import { createClient, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await emptyBankApi();
});
afterEach(() => api.close());

const OLD = 'rahasia';
const change = (newPassword: string, currentPassword = OLD) => ({
  body: { currentPassword, newPassword },
});
const signIn = (client: Client, password: string) => {
  const body = { email: client.user?.email ?? '', password };
  return api.visitor.send('POST', '/auth/login', { body });
};

describe('the own password', () => {
  it.each(['player', 'admin'] as const)(
    'is changed by a %s, who stays, while all other sign-ins end',
    async (role) => {
      const here = await api[role]();
      const elsewhere = createClient(() => api.server.url);
      elsewhere.tokens = (await signIn(here, OLD)).body.data.tokens;
      const { message } = await here.call(ownPasswordApi.change, change('sandi-baru'));
      expect(message).toBe(ownPasswordTexts.changed);
      expect((await here.send('GET', '/auth/me')).status).toBe(200);
      expect((await elsewhere.send('GET', '/auth/me')).status).toBe(401);
      const body = { refreshToken: elsewhere.tokens?.refreshToken };
      expect((await elsewhere.send('POST', '/auth/refresh', { body })).status).toBe(401);
      expect((await signIn(here, OLD)).status).toBe(401);
      expect((await signIn(here, 'sandi-baru')).status).toBe(200);
    },
  );

  it('is not changed without the present one, which is tried as slowly as at a sign-in', async () => {
    const player = await api.player();
    const answers = [];
    for (let n = 0; n < 8; n++) {
      answers.push(await player.refuse(ownPasswordApi.change, change('sandi-baru', `salah ${n}`)));
    }
    expect(answers[0]).toMatchObject({
      status: 403,
      code: 'PASSWORD_WRONG',
      errors: [{ path: 'currentPassword', message: ownPasswordTexts.wrong }],
    });
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    expect((await player.send('GET', '/auth/me')).status).toBe(200);
    api.clock.advance(15 * 60_000);
  });

  it('must be one that can be signed in with', async () => {
    const player = await api.player();
    for (const password of ['12345', 'x'.repeat(73), '']) {
      expect(await player.refuse(ownPasswordApi.change, change(password))).toMatchObject({
        status: 400,
        errors: [{ path: 'newPassword' }],
      });
    }
    expect(await api.visitor.refuse(ownPasswordApi.change, change('sandi-baru'))).toMatchObject({
      status: 401,
    });
  });

  it('is none of a pupil who comes in by PIN', async () => {
    const room = await makeClass(await api.admin(), ['Ani']);
    const pupil = await enter(api, room, room.cards[0]);
    for (const current of [OLD, room.cards[0]?.pin ?? '']) {
      expect(
        await pupil.refuse(ownPasswordApi.change, change('sandi-baru', current)),
      ).toMatchObject({ status: 409, code: 'NO_PASSWORD' });
    }
  });
});
