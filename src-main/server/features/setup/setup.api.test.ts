import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { setupTexts } from '#shared/texts/setup.ts';
import { createApp } from '../../create-app.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import { createClient, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await emptyBankApi();
});
afterEach(() => api.close());

const guru = { username: 'Bu Guru', email: 'guru@sekolah.id', password: 'rahasia' };
const admins = () =>
  api.server.context.db.selectFrom('user').select('username').where('role', '=', 'admin').execute();

describe('GET /admin/setup-status', () => {
  it('says that an admin is needed until there is one; players do not count', async () => {
    const status = async () => (await api.visitor.call(setupApi.status)).data;
    expect(await status()).toEqual({ needed: true, codeRequired: false });
    await api.player();
    expect(await status()).toEqual({ needed: true, codeRequired: false });
    await api.visitor.call(setupApi.createFirstAdmin, { body: guru });
    expect(await status()).toEqual({ needed: false, codeRequired: false });
  });
});

describe('POST /admin/setup-first-admin', () => {
  it('makes an admin who can sign in', async () => {
    const made = await api.visitor.call(setupApi.createFirstAdmin, { body: guru });
    expect(made).toMatchObject({ data: null, message: setupTexts.created });
    const { data } = await api.visitor.call(authApi.login, {
      body: { email: 'guru@sekolah.id', password: 'rahasia' },
    });
    expect(data.user).toMatchObject({ username: 'Bu Guru', role: 'admin' });
  });

  it('is refused once there is an admin', async () => {
    await api.visitor.call(setupApi.createFirstAdmin, { body: guru });
    const body = { ...guru, username: 'Pak Guru', email: 'pak@sekolah.id' };
    expect(await api.visitor.refuse(setupApi.createFirstAdmin, { body })).toMatchObject({
      status: 409,
      code: 'ADMIN_EXISTS',
    });
    expect(await admins()).toEqual([{ username: 'Bu Guru' }]);
  });

  it('lets exactly one of fifty through that come at the same time', async () => {
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const body = { ...guru, username: `Guru ${n}`, email: `guru${n}@sekolah.id` };
        return api.visitor.send('POST', '/admin/setup-first-admin', { body });
      }),
    );
    const statuses = sent.map((reply) => reply.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await admins()).toHaveLength(1);
  });

  it.each([
    ['username', { username: '' }, authTexts.usernameLength],
    ['email', { email: 'guru' }, authTexts.emailInvalid],
    ['password', { password: '12345' }, authTexts.passwordTooShort],
    ['password', { password: undefined }, authTexts.required],
  ])('refuses a bad %s', async (path, wrong, message) => {
    const refused = await api.visitor.refuse(setupApi.createFirstAdmin, {
      body: { ...guru, ...wrong },
    });
    expect(refused).toMatchObject({ status: 400, errors: [{ path, message }] });
    expect(await admins()).toEqual([]);
  });

  it("does not take a player's name, and can be tried again", async () => {
    await api.player({ username: 'Bu Guru' });
    expect(await api.visitor.refuse(setupApi.createFirstAdmin, { body: guru })).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
    });
    const body = { ...guru, username: 'Pak Guru' };
    await api.visitor.call(setupApi.createFirstAdmin, { body });
    expect(await admins()).toEqual([{ username: 'Pak Guru' }]);
  });

  it('asks who comes through a proxy of this machine for the code: it may be anybody', async () => {
    const sent = await api.visitor.send('POST', '/admin/setup-first-admin', {
      body: guru,
      headers: { 'X-Forwarded-For': '127.0.0.1' },
    });
    expect([sent.status, sent.body.code]).toEqual([403, 'SETUP_CODE_WRONG']);
  });
});

describe('from another machine', () => {
  let lan: Client;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const app = createApp(api.server.context);
    const server = createServer((request, response) => {
      Object.defineProperty(request.socket, 'remoteAddress', { value: '192.168.1.20' });
      app(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    lan = createClient(() => `http://127.0.0.1:${port}`);
    close = () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
  });
  afterEach(() => close());

  it('the setup code is asked for', async () => {
    const { data } = await lan.call(setupApi.status);
    expect(data).toEqual({ needed: true, codeRequired: true });
  });

  it('without the code nobody becomes admin, whatever the headers say', async () => {
    const headers = { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '::1' };
    for (const code of [undefined, '', 'AAAA-AAAA', api.server.setupCode.slice(1)]) {
      const body = { ...guru, ...(code === undefined ? {} : { code }) };
      const sent = await lan.send('POST', '/admin/setup-first-admin', { body, headers });
      expect([sent.status, sent.body.code]).toEqual([403, 'SETUP_CODE_WRONG']);
    }
    expect(await admins()).toEqual([]);
  });

  it('the code works in any case, with or without its dash, and only once', async () => {
    const code = ` ${api.server.setupCode.toLowerCase().replace('-', ' ')} `;
    await lan.call(setupApi.createFirstAdmin, { body: { ...guru, code } });
    const again = { ...guru, username: 'Lain', email: 'lain@sekolah.id', code };
    expect(await lan.refuse(setupApi.createFirstAdmin, { body: again })).toMatchObject({
      status: 409,
      code: 'ADMIN_EXISTS',
    });
    expect((await lan.call(setupApi.status)).data).toEqual({ needed: false, codeRequired: false });
  });
});
