import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { adminUsersTexts } from '#shared/texts/admin-users.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { emptyBankApi, forgetUsers } from '../../testing/game-factories.ts';
import { plainPasswords, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  forgetUsers(api);
  admin = await api.admin();
});

const signIn = (login: string, password: string) =>
  api.visitor.call(authApi.login, { body: { email: login, password } });
/** A promise and how to keep it. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}
const paramsOf = (client: Client) => ({ id: client.user?._id ?? '' });

describe('POST /admin/users', () => {
  it('makes a player who signs in with username or email', async () => {
    const body = { username: 'Ratri', email: 'Ratri@Sekolah.id', password: 'rahasia' };
    const made = await admin.call(adminUsersApi.create, { body });
    expect(made.data).toEqual({
      user: {
        _id: expect.any(String),
        username: 'Ratri',
        email: 'ratri@sekolah.id',
        hasEmail: true,
        role: 'player',
        isActive: true,
        createdAt: new Date(api.clock.now()).toISOString(),
        lastLogin: null,
        totalScore: 0,
        gamesPlayed: 0,
        highestScore: 0,
        level: 1,
        totalPlayTime: 0,
      },
      password: null,
    });
    expect(made.message).toBe(adminUsersTexts.created('Ratri'));
    for (const login of ['ratri', 'RATRI@sekolah.id']) {
      expect((await signIn(login, 'rahasia')).data.user._id).toBe(made.data.user._id);
    }
  });

  it('needs no email and no password: the name is enough, and the made password opens', async () => {
    const emails: string[] = [];
    for (const username of ['Ünal Ąb', 'unal ab', 'ꦲꦏ', 'ꦫꦠꦿꦶ']) {
      const { data } = await admin.call(adminUsersApi.create, { body: { username } });
      expect(data.user.hasEmail).toBe(false);
      expect(data.password).toMatch(/^[a-z]+-[a-z]+-[2-9]{4}$/);
      emails.push(data.user.email);
      const { user } = (await signIn(username, data.password ?? '')).data;
      expect(user.username).toBe(username);
    }
    expect(emails).toEqual([
      'unal.ab@lokal.punakawan',
      'unal.ab.2@lokal.punakawan',
      'pengguna@lokal.punakawan',
      'pengguna.2@lokal.punakawan',
    ]);
  });

  it.each([null, '', '  '])('takes an email of %j for none', async (email) => {
    const body = { username: 'Adi', email, password: 'rahasia' };
    expect((await admin.call(adminUsersApi.create, { body })).data.user.hasEmail).toBe(false);
  });

  it('makes an admin where that is asked for', async () => {
    const body = { username: 'Bu Sri', role: 'admin' as const, password: 'rahasia' };
    await admin.call(adminUsersApi.create, { body });
    const colleague = api.visitor;
    colleague.tokens = (await signIn('Bu Sri', 'rahasia')).data.tokens;
    await colleague.call(adminUsersApi.list, { query: {} });
  });

  it.each([
    ['username', { username: 'R' }, authTexts.usernameLength],
    ['username', { username: '=1+1' }, authTexts.usernameStart],
    ['username', {}, authTexts.required],
    ['email', { username: 'Ratri', email: 'bukan email' }, authTexts.emailInvalid],
    ['password', { username: 'Ratri', password: '12345' }, authTexts.passwordTooShort],
    ['role', { username: 'Ratri', role: 'kepala' }, expect.any(String)],
  ])('refuses a bad %s', async (path, body, message) => {
    const refused = await admin.refuse(adminUsersApi.create, { body });
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
    expect(refused.errors).toEqual([{ path, message }]);
  });

  it('refuses taken names and addresses, in words for an admin', async () => {
    await api.player({ username: 'Ratri', email: 'ratri@sekolah.id' });
    const name = await admin.refuse(adminUsersApi.create, { body: { username: 'RATRI' } });
    expect(name).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    const body = { username: 'Lain', email: 'ratri@sekolah.id' };
    const message = adminUsersTexts.emailTaken;
    expect(await admin.refuse(adminUsersApi.create, { body })).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      message,
      errors: [{ path: 'email', message }],
    });
  });

  it('lets exactly one of twenty of the same name through, and gives twenty namesakes twenty addresses', async () => {
    const same = await Promise.all(
      Array.from({ length: 20 }, () =>
        admin.send('POST', '/admin/users', { body: { username: 'Ratri' } }),
      ),
    );
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(same.filter(({ status }) => status === 409)).toHaveLength(19);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_none, n) =>
        admin.call(adminUsersApi.create, { body: { username: `Adi ${'.'.repeat(n)}` } }),
      ),
    );
    expect(new Set(made.map(({ data }) => data.user.email)).size).toBe(20);
  });
});

describe('PUT /admin/users/:id', () => {
  it('renames, and the old name opens no longer', async () => {
    const player = await api.player({ username: 'Rtri', email: 'rtri@sekolah.id' });
    const body = { username: 'Ratri', email: 'Ratri@sekolah.id' };
    const { data } = await admin.call(adminUsersApi.update, { params: paramsOf(player), body });
    expect(data.user).toMatchObject({ username: 'Ratri', email: 'ratri@sekolah.id' });
    expect((await player.call(authApi.me)).data.user.username).toBe('Ratri');
    await signIn('ratri', 'rahasia');
    await expect(signIn('rtri', 'rahasia')).rejects.toThrow('401');
    await expect(signIn('rtri@sekolah.id', 'rahasia')).rejects.toThrow('401');
  });

  it('keeps an email that is left out, takes one away, and brings one', async () => {
    const player = await api.player({ username: 'Ratri', email: 'ratri@sekolah.id' });
    const rename = async (body: { username: string; email?: string | null }) =>
      (await admin.call(adminUsersApi.update, { params: paramsOf(player), body })).data.user;
    const username = 'Ratri W';
    expect(await rename({ username })).toMatchObject({ email: 'ratri@sekolah.id', hasEmail: true });
    const without = { email: 'ratri.w@lokal.punakawan', hasEmail: false };
    expect(await rename({ username, email: null })).toMatchObject(without);
    // Who has none keeps what stands for it, whatever they are called.
    expect(await rename({ username: 'Sekar', email: '' })).toMatchObject(without);
    expect(await rename({ username: 'Sekar', email: 's@x.id' })).toMatchObject({ hasEmail: true });
  });

  it('changes nothing but the names', async () => {
    const player = await api.player();
    const body = { username: 'Ratri', role: 'admin', isActive: false, password: 'lain', level: 4 };
    await admin.call(adminUsersApi.update, { params: paramsOf(player), body });
    const { data } = await signIn('Ratri', 'rahasia');
    expect(data.user).toMatchObject({ role: 'player', level: 1 });
  });

  it('lets a user keep their own name in another case, and refuses the name of another', async () => {
    const player = await api.player({ username: 'ratri' });
    await api.player({ username: 'Sekar', email: 'sekar@sekolah.id' });
    const params = paramsOf(player);
    await admin.call(adminUsersApi.update, { params, body: { username: 'Ratri' } });
    const name = await admin.refuse(adminUsersApi.update, { params, body: { username: 'sekar' } });
    expect(name).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    const body = { username: 'Ratri', email: 'sekar@sekolah.id' };
    expect(await admin.refuse(adminUsersApi.update, { params, body })).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: adminUsersTexts.emailTaken,
    });
  });

  it('refuses bad names, and ids of nobody', async () => {
    const player = await api.player();
    const bad = await admin.refuse(adminUsersApi.update, {
      params: paramsOf(player),
      body: { username: '' },
    });
    expect(bad).toMatchObject({ status: 400, errors: [{ path: 'username' }] });
    for (const [id, status] of [
      ['987654', 404],
      ['0', 400],
      ['x', 400],
    ] as const) {
      const body = { username: 'Ratri' };
      expect((await admin.refuse(adminUsersApi.update, { params: { id }, body })).status).toBe(
        status,
      );
    }
  });
});

describe('POST /admin/users/:id/reset-password', () => {
  it('gives a readable password that opens, and ends every sign-in of that user at once', async () => {
    const player = await api.player({ username: 'Ratri', email: 'ratri@sekolah.id' });
    const other = await api.player();
    const second = (await signIn('Ratri', 'rahasia')).data.tokens;
    const reset = await admin.call(adminUsersApi.resetPassword, { params: paramsOf(player) });
    expect(reset.message).toBe(adminUsersTexts.passwordReset('Ratri'));
    const { password } = reset.data;
    expect(password).toMatch(/^[a-z]+-[a-z]+-[2-9]{4}$/);

    expect(await player.refuse(authApi.me)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    for (const refreshToken of [player.tokens?.refreshToken, second.refreshToken]) {
      const body = { refreshToken };
      expect((await player.refuse(authApi.refresh, { body })).code).toBe('REFRESH_REJECTED');
    }
    await expect(signIn('Ratri', 'rahasia')).rejects.toThrow('INVALID_CREDENTIALS');
    await signIn('Ratri', password);
    await signIn('ratri@sekolah.id', password);
    await other.call(authApi.me);
  });

  it('lets in at once who was held back for guessing wrongly', async () => {
    const player = await api.player({ username: 'Lali' });
    const guess = { body: { email: 'Lali', password: 'lupa' } };
    for (let n = 0; n < 7; n++) await api.visitor.refuse(authApi.login, guess);
    expect((await api.visitor.refuse(authApi.login, guess)).status).toBe(429);
    const { data } = await admin.call(adminUsersApi.resetPassword, { params: paramsOf(player) });
    await signIn('Lali', data.password);
  });

  it('makes another password each time, which stands in no answer but this one', async () => {
    const player = await api.player();
    const passwords: string[] = [];
    for (let n = 0; n < 5; n++) {
      const { data } = await admin.call(adminUsersApi.resetPassword, { params: paramsOf(player) });
      passwords.push(data.password);
    }
    expect(new Set(passwords).size).toBe(5);
    const id = player.user?._id;
    for (const path of [`/admin/users/${id}`, '/admin/users', '/admin/audit']) {
      const { text } = await admin.send('GET', path);
      for (const secret of [...passwords, 'plain:', 'password_hash']) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('refuses the id of nobody', async () => {
    const refused = await admin.refuse(adminUsersApi.resetPassword, { params: { id: '987654' } });
    expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('a sign-in whose password is still being compared', () => {
  it.each([
    ['POST', 'reset-password', {}, 'INVALID_CREDENTIALS'],
    ['POST', 'active', { active: false }, 'ACCOUNT_INACTIVE'],
    ['DELETE', '', { confirmation: 'Ratri' }, 'INVALID_CREDENTIALS'],
  ])('comes to nothing when the account is changed by %s %s', async (method, what, body, code) => {
    const asked = deferred();
    const compared = deferred();
    let isSlow = false;
    const slow = await emptyBankApi({
      passwords: {
        ...plainPasswords,
        async verify(password, hash) {
          if (isSlow) {
            asked.resolve();
            await compared.promise;
          }
          return plainPasswords.verify(password, hash);
        },
      },
    });
    try {
      const teacher = await slow.admin();
      const player = await slow.player({ username: 'Ratri' });
      isSlow = true;
      const late = slow.visitor.refuse(authApi.login, {
        body: { email: 'Ratri', password: 'rahasia' },
      });
      await asked.promise;
      const path = `/admin/users/${player.user?._id}/${what}`.replace(/\/$/, '');
      expect((await teacher.send(method, path, { body })).status).toBe(200);
      compared.resolve();
      expect((await late).code).toBe(code);
    } finally {
      compared.resolve();
      await slow.close();
    }
  });
});

describe('visitors and players', () => {
  it('may neither make, rename nor reset', async () => {
    const player = await api.player();
    const input = { params: paramsOf(player), body: { username: 'Ratri' } };
    for (const endpoint of [
      adminUsersApi.create,
      adminUsersApi.update,
      adminUsersApi.resetPassword,
    ]) {
      expect((await api.visitor.refuse(endpoint, input)).code).toBe('UNAUTHENTICATED');
      expect((await player.refuse(endpoint, input)).code).toBe('FORBIDDEN');
    }
    expect((await player.call(authApi.me)).data.user.username).not.toBe('Ratri');
  });
});
