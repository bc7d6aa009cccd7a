import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USERS_PAGE_SIZE } from '#shared/constants/limits.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
  admin = await api.admin();
  for (const [n, username] of ['sekar', 'Bagas_W', 'BagasXW', 'Álit', 'Ratri 100%'].entries()) {
    await api.player({ username, email: `kelas${n}@kelas.id` });
  }
  for (let n = 0; n < 8; n++) await api.player();
  const { data } = await admin.call(adminUsersApi.list, { query: { search: 'bagas_w' } });
  const params = { id: data[0]?._id ?? '' };
  await admin.call(adminUsersApi.setActive, { params, body: { active: false } });
  const sekar = (await admin.call(adminUsersApi.list, { query: { search: 'sekar' } })).data[0];
  const body = { role: 'admin' as const };
  await admin.call(adminUsersApi.setRole, { params: { id: sekar?._id ?? '' }, body });
});
afterAll(() => api.close());

const names = async (query: Record<string, unknown>) =>
  (await admin.call(adminUsersApi.list, { query: { limit: 100, ...query } })).data.map(
    ({ username }) => username,
  );

describe('GET /admin/users', () => {
  it('lists everybody by name in any case, ten to a page, each once', async () => {
    const first = await admin.call(adminUsersApi.list, { query: {} });
    const second = await admin.call(adminUsersApi.list, { query: { page: 2 } });
    expect(first.pagination).toEqual({ page: 1, limit: USERS_PAGE_SIZE, total: 14, totalPages: 2 });
    expect([first.data.length, second.data.length]).toEqual([10, 4]);
    const all = [...first.data, ...second.data].map(({ username }) => username);
    expect(all).toEqual(await names({}));
    const keys = all.map((name) => name.toLowerCase());
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(all).size).toBe(14);
    expect(first.data[0]).toMatchObject({ username: 'Bagas_W', isActive: false, role: 'player' });
  });

  it('searches username and email literally and in any case', async () => {
    expect(await names({ search: 'S_w' })).toEqual(['Bagas_W']);
    expect(await names({ search: '0%' })).toEqual(['Ratri 100%']);
    expect(await names({ search: 'ÁLIT' })).toEqual(['Álit']);
    expect(await names({ search: ' KELAS0@Kelas ' })).toEqual(['sekar']);
    expect(await names({ search: 'kelas.id' })).toHaveLength(5);
    expect(await names({ search: 'tiada' })).toEqual([]);
  });

  it('picks by role and by who is active, alone and together with a search', async () => {
    expect(await names({ role: 'admin' })).toEqual([admin.user?.username, 'sekar']);
    expect(await names({ active: false })).toEqual(['Bagas_W']);
    expect(await names({ active: 'true' })).toHaveLength(13);
    expect(await names({ active: true, role: 'player', search: 'bagas' })).toEqual(['BagasXW']);
    const { pagination } = await admin.call(adminUsersApi.list, { query: { role: 'admin' } });
    expect(pagination).toMatchObject({ total: 2, totalPages: 1 });
  });

  it.each([
    [{ role: 'kepala' }, 'role'],
    [{ active: 'ya' }, 'active'],
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses %j', async (query, path) => {
    const refused = await admin.refuse(adminUsersApi.list, { query });
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', errors: [{ path }] });
  });

  it('is for admins', async () => {
    const player = await api.player();
    expect((await api.visitor.refuse(adminUsersApi.list)).code).toBe('UNAUTHENTICATED');
    expect((await player.refuse(adminUsersApi.list)).code).toBe('FORBIDDEN');
  });
});
