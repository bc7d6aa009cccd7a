import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { ERROR_MESSAGE } from '#shared/errors.ts';
import { enter, makeClass } from '../../testing/classroom.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  admin = await api.admin();
});
afterEach(() => api.close());

const ratri = { username: 'Ratri', email: 'ratri@sekolah.id', password: 'rahasia' };
const isOpen = async () => (await api.visitor.call(authApi.registration)).data.open;
const setOpen = (open: boolean) => admin.call(adminUsersApi.setRegistration, { body: { open } });

it('is open until an admin leaves it to classes, also after a restart, and can be opened again', async () => {
  expect(await isOpen()).toBe(true);
  await setOpen(false);
  await api.restart();
  expect(await isOpen()).toBe(false);
  expect(await api.visitor.refuse(authApi.register, { body: ratri })).toMatchObject({
    status: 403,
    code: 'REGISTRATION_CLOSED',
    message: ERROR_MESSAGE.REGISTRATION_CLOSED,
  });
  await setOpen(true);
  await api.visitor.call(authApi.register, { body: ratri });
});

it('closes no other way: the admin adds users, classes have theirs, and who has an account comes in', async () => {
  await api.visitor.call(authApi.register, { body: ratri });
  await setOpen(false);
  await api.visitor.call(authApi.login, { body: ratri });
  await admin.call(adminUsersApi.create, { body: { username: 'Tono' } });
  const room = await makeClass(admin, ['Ani']);
  await enter(api, room, room.cards[0]);
});

it('lets nobody slip in whose password was being hashed when it closed', async () => {
  const { passwords } = api.server.context;
  const hash = passwords.hash.bind(passwords);
  passwords.hash = async (password) => {
    await setOpen(false);
    return hash(password);
  };
  try {
    expect((await api.visitor.refuse(authApi.register, { body: ratri })).code).toBe(
      'REGISTRATION_CLOSED',
    );
  } finally {
    passwords.hash = hash;
  }
});

it('is changed by admins alone, and each change is written down once', async () => {
  const player = await api.player();
  const body = { open: false };
  expect((await player.refuse(adminUsersApi.setRegistration, { body })).status).toBe(403);
  expect((await api.visitor.refuse(adminUsersApi.setRegistration, { body })).status).toBe(401);
  expect(
    (await admin.refuse(adminUsersApi.setRegistration, { body: { open: 'tidak' } })).status,
  ).toBe(400);
  await setOpen(false);
  await setOpen(false);
  await setOpen(true);
  const { data } = await admin.call(auditApi.list, { query: {} });
  expect(data.map(({ action }) => action)).toEqual(['registration.open', 'registration.close']);
  expect(data[1]?.what).toBe('Menutup pendaftaran: akun baru hanya lewat kelas.');
});
