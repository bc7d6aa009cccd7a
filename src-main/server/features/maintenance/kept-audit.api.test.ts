import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi({ rateLimits: false });
  admin = await api.admin();
});
afterEach(() => api.close());

async function signIn(email: string) {
  const body = { email, password: 'rahasia' };
  admin.tokens = (await api.visitor.call(authApi.login, { body })).data.tokens;
}
const backUp = async () => (await admin.call(maintenanceApi.backUp)).data.name;
async function restore(name: string) {
  const { data } = await admin.call(maintenanceApi.restore, { body: { name } });
  await signIn(admin.user?.email ?? '');
  return data.replaced.name;
}
const create = async (username: string) =>
  (await admin.call(adminUsersApi.create, { body: { username } })).data.user;
const lines = async () =>
  (await admin.call(auditApi.list, { query: {} })).data
    .filter(({ action }) => action === 'user.create')
    .map(({ who, target }) => `${who}: ${target?.label}`);

describe('the audit log when an older copy is restored', () => {
  it('keeps what was written since, also by an admin whom the copy does not know', async () => {
    await create('Ani');
    const name = await backUp();
    const later = await api.admin();
    await later.call(adminUsersApi.create, { body: { username: 'Budi' } });
    await create('Citra');
    await restore(name);
    expect(await lines()).toEqual(['Guru 1: Citra', 'Guru 2: Budi', 'Guru 1: Ani']);
  });

  it('has every line once, whichever way one goes between the copies', async () => {
    const first = await backUp();
    await create('Ani');
    const second = await restore(first);
    await create('Budi');
    const third = await restore(second);
    await create('Citra');
    await restore(third);
    await restore(first);
    expect(await lines()).toEqual(['Guru 1: Citra', 'Guru 1: Budi', 'Guru 1: Ani']);
  });

  it('never gives the number of a person in it to somebody else', async () => {
    const name = await backUp();
    const { _id: gone } = await create('Ani');
    await restore(name);
    expect(Number((await create('Budi'))._id)).toBeGreaterThan(Number(gone));
  });
});
