import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const ratri = { username: 'Ratri', email: 'Ratri@Sekolah.id', password: 'rahasia' };

describe('POST /auth/register', () => {
  it('creates a player at level 1 with nothing earned, and signs in', async () => {
    const { data } = await api.visitor.call(authApi.register, { body: ratri });
    expect(data.user).toEqual({
      _id: expect.any(String),
      username: 'Ratri',
      email: 'ratri@sekolah.id',
      role: 'player',
      totalScore: 0,
      gamesPlayed: 0,
      highestScore: 0,
      level: 1,
    });
    api.visitor.tokens = data.tokens;
    const me = await api.visitor.call(authApi.me);
    expect(me.data.user).toEqual(data.user);
  });

  it('accepts names of two letters and refuses taken names and addresses in any case', async () => {
    await api.visitor.call(authApi.register, { body: { ...ratri, username: 'Al' } });
    const name = await api.visitor.refuse(authApi.register, {
      body: { ...ratri, username: 'aL', email: 'lain@sekolah.id' },
    });
    expect(name).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    const email = await api.visitor.refuse(authApi.register, {
      body: { ...ratri, username: 'Bo', email: 'RATRI@sekolah.ID' },
    });
    expect(email).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] });
  });

  it.each([
    ['password', { ...ratri, password: '12345' }, authTexts.passwordTooShort],
    ['password', { ...ratri, password: 'ꦲ'.repeat(25) }, authTexts.passwordTooLong],
    ['username', { ...ratri, username: 'R' }, authTexts.usernameLength],
    ['username', { ...ratri, username: '=1+1' }, authTexts.usernameStart],
    ['username', { ...ratri, username: 'Ra\u202etri' }, authTexts.usernameCharacters],
    ['username', { ...ratri, username: '\u3164\u3164' }, authTexts.usernameCharacters],
    ['username', { ...ratri, username: 'Bu\u3164Guru' }, authTexts.usernameCharacters],
    ['username', { ...ratri, username: 'Bu\u2800Guru' }, authTexts.usernameCharacters],
    ['username', { ...ratri, username: '\u0412u Guru' }, authTexts.usernameMixed],
    ['username', { ...ratri, username: '\u0392u Guru' }, authTexts.usernameMixed],
    ['email', { ...ratri, email: 'bukan email' }, authTexts.emailInvalid],
  ])('refuses a bad %s and says why', async (path, body, message) => {
    const failure = await api.visitor.refuse(authApi.register, { body });
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', message });
    expect(failure.errors).toEqual([{ path, message }]);
  });

  it.each([
    ['\ua4d0\ua4f4 \ua4d6\ua4f4\ua4e3\ua4f4', 'Lisu letters'],
    ['\u0299\u1d1c \u0262\u1d1c\u0280\u1d1c', 'small capitals'],
    ['\uff22\uff55 \uff27\uff55\uff52\uff55', 'wide letters'],
    ['Bu  Guru', 'two spaces'],
    ['Bu\u00a0Guru', 'another space'],
    ['Bu Guru\ufe0f', 'a sign that nobody sees'],
  ])('lets nobody pass as a second Bu Guru: %j, %s', async (username) => {
    await api.player({ username: 'Bu Guru' });
    expect(
      await api.visitor.refuse(authApi.register, { body: { ...ratri, username } }),
    ).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
      errors: [{ path: 'username', message: authTexts.usernameAlike }],
    });
  });

  it.each(['ꦱꦼꦩꦂ', 'Ratri ꦫꦠꦿꦶ', 'Sêkar Arum', 'Ma’ruf', 'سمر مرحبا', '❤️ Budi', 'Вова'])(
    'takes the name %s',
    async (username) => {
      const { data } = await api.visitor.call(authApi.register, { body: { ...ratri, username } });
      expect(data.user.username).toBe(username);
    },
  );

  it('takes no name that is the address of another, and no address that is a name, also in a race', async () => {
    await api.visitor.call(authApi.register, { body: ratri });
    const asName = { ...ratri, username: 'RATRI@sekolah.id', email: 'lain@sekolah.id' };
    expect(await api.visitor.refuse(authApi.register, { body: asName })).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
    });
    await api.visitor.call(authApi.register, {
      body: { ...ratri, username: 'Tono@rumah.id', email: 'Tono@rumah.id' },
    });
    const asAddress = { ...ratri, username: 'Wati', email: 'tono@RUMAH.id' };
    expect(await api.visitor.refuse(authApi.register, { body: asAddress })).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
    });
    const rivals = [
      { ...ratri, username: 'sri@desa.id', email: 'sri1@sekolah.id' },
      { ...ratri, username: 'Sri', email: 'sri@desa.id' },
    ];
    const sent = await Promise.all(
      rivals.map((body) => api.visitor.send('POST', '/auth/register', { body })),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it('never takes a role or a score from the body', async () => {
    const body = { ...ratri, role: 'admin', totalScore: 9000, level: 4 };
    const { data } = await api.visitor.call(authApi.register, { body });
    expect(data.user).toMatchObject({ role: 'player', totalScore: 0, level: 1 });
  });
});

describe('POST /auth/login', () => {
  it('takes the email or the username, in any case', async () => {
    await api.visitor.call(authApi.register, { body: ratri });
    for (const email of ['ratri@sekolah.id', 'RATRI@SEKOLAH.ID', 'Ratri', 'ratri']) {
      const { data } = await api.visitor.call(authApi.login, {
        body: { email, password: 'rahasia' },
      });
      expect(data.user.username).toBe('Ratri');
    }
  });

  it('holds however many there were before, also by a clock that was set back', async () => {
    await api.visitor.call(authApi.register, { body: ratri });
    for (let n = 0; n < 8; n++) {
      if (n === 5) api.clock.setWall(api.clock.now() - 24 * 60 * 60_000);
      const { data } = await api.visitor.call(authApi.login, { body: ratri });
      const { status } = await api.visitor.send('GET', '/auth/me', {
        headers: { Authorization: `Bearer ${data.tokens.accessToken}` },
      });
      expect(status).toBe(200);
    }
  });

  it('answers a wrong password and an unknown account alike', async () => {
    await api.visitor.call(authApi.register, { body: ratri });
    const wrong = await api.visitor.refuse(authApi.login, {
      body: { email: 'Ratri', password: 'salah' },
    });
    const unknown = await api.visitor.refuse(authApi.login, {
      body: { email: 'Tono', password: 'salah' },
    });
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect({ ...unknown, requestId: '', headers: '' }).toEqual({
      ...wrong,
      requestId: '',
      headers: '',
    });
  });

  it('blocks guessing at one account for a moment, with Retry-After, and lets a classmate in', async () => {
    await api.visitor.call(authApi.register, { body: ratri });
    await api.visitor.call(authApi.register, {
      body: { ...ratri, username: 'Tono', email: 'tono@sekolah.id' },
    });
    const guess = { body: { email: 'Ratri', password: 'salah' } };
    for (let n = 0; n < 6; n++) {
      expect((await api.visitor.refuse(authApi.login, guess)).status).toBe(401);
    }
    const blocked = await api.visitor.refuse(authApi.login, guess);
    expect(blocked).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    await api.visitor.call(authApi.login, { body: { email: 'Tono', password: 'rahasia' } });
  });
});

describe('POST /auth/refresh', () => {
  it('rotates: the successor works, and the one just replaced yields the same successor for 30 s', async () => {
    const player = await api.player();
    const first = player.tokens?.refreshToken ?? '';
    const second = await api.visitor.call(authApi.refresh, { body: { refreshToken: first } });
    api.clock.advance(29_000);
    const again = await api.visitor.call(authApi.refresh, { body: { refreshToken: first } });
    expect(again.data.tokens.refreshToken).toBe(second.data.tokens.refreshToken);
    expect(second.data.tokens.refreshToken).not.toBe(first);
  });

  it('revokes the whole family when an older token is used', async () => {
    const player = await api.player();
    const first = player.tokens?.refreshToken ?? '';
    const second = await api.visitor.call(authApi.refresh, { body: { refreshToken: first } });
    api.clock.advance(31_000);
    const reuse = await api.visitor.refuse(authApi.refresh, { body: { refreshToken: first } });
    expect(reuse).toMatchObject({ status: 401, code: 'REFRESH_REJECTED' });
    const { refreshToken } = second.data.tokens;
    expect((await api.visitor.refuse(authApi.refresh, { body: { refreshToken } })).status).toBe(
      401,
    );
    expect((await player.refuse(authApi.me)).status).toBe(401);
  });

  it('gives twenty parallel refreshes of one token one and the same successor', async () => {
    const player = await api.player();
    const refreshToken = player.tokens?.refreshToken ?? '';
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.visitor.call(authApi.refresh, { body: { refreshToken } }),
      ),
    );
    expect(new Set(all.map((one) => one.data.tokens.refreshToken)).size).toBe(1);
  });

  it.each(['', 'x', 'a.b.c', 'a.1.c.d', 'a'.repeat(2000)])('refuses %j', async (refreshToken) => {
    const failure = await api.visitor.refuse(authApi.refresh, { body: { refreshToken } });
    expect([400, 401]).toContain(failure.status);
  });

  it('ends an idle sign-in after two hours and any after twelve', async () => {
    const idle = await api.player();
    api.clock.advance(121 * 60_000);
    const gone = await idle.refuse(authApi.refresh, {
      body: { refreshToken: idle.tokens?.refreshToken },
    });
    expect(gone.status).toBe(401);

    const busy = await api.player();
    let refreshToken = busy.tokens?.refreshToken ?? '';
    for (let hour = 0; hour < 12; hour++) {
      const { data } = await api.visitor.call(authApi.refresh, { body: { refreshToken } });
      refreshToken = data.tokens.refreshToken;
      api.clock.advance(60 * 60_000 + 1);
    }
    expect((await api.visitor.refuse(authApi.refresh, { body: { refreshToken } })).status).toBe(
      401,
    );
  });
});

describe('POST /auth/logout', () => {
  it('ends access and refresh at once, and may be repeated', async () => {
    const player = await api.player();
    const body = { refreshToken: player.tokens?.refreshToken ?? '' };
    await player.call(authApi.logout, { body });
    await player.call(authApi.logout, { body });
    expect(await player.refuse(authApi.me)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await player.refuse(authApi.refresh, { body })).status).toBe(401);
  });
});

describe('access tokens', () => {
  it('expire after fifteen minutes', async () => {
    const player = await api.player();
    api.clock.advance(14 * 60_000);
    await player.call(authApi.me);
    api.clock.advance(2 * 60_000);
    expect((await player.refuse(authApi.me)).status).toBe(401);
  });

  it('from a future clock are refused once the clock is right again', async () => {
    const now = api.clock.now();
    api.clock.setWall(now + 365 * 24 * 3600_000);
    const player = await api.player();
    api.clock.setWall(now);
    expect((await player.refuse(authApi.me)).status).toBe(401);
  });

  it('survive a restart of the server, and belong to one installation', async () => {
    const player = await api.player();
    await api.restart();
    await player.call(authApi.me);
    const other = await testApi();
    try {
      other.visitor.tokens = player.tokens;
      expect((await other.visitor.refuse(authApi.me)).status).toBe(401);
    } finally {
      await other.close();
    }
  });
});
