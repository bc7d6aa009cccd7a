import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANALYTICS_PAGE_SIZE } from '#shared/constants/limits.ts';
import {
  ANALYTICS_SORT_FIELDS,
  SORT_ORDERS,
  adminApi,
  type UserAnalytics,
} from '#shared/contracts/admin.contract.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { addQuestions, emptyBankApi } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

const MINUTE = 60_000;

/** Five questions at Semar's first level, where these users play. */
async function quickApi(): Promise<TestApi> {
  const api = await emptyBankApi();
  await addQuestions(api, 5);
  return api;
}

let api: TestApi;
beforeEach(async () => {
  api = await quickApi();
});
afterEach(() => api.close());

const finish = (player: Client, score: number, timeTaken: number) =>
  player.call(progressApi.updateLevel, {
    body: { characterId: 'semar', level: 1, score, completed: false, timeTaken },
  });

/** Users with results in no order, some of them alike. */
async function makeClass(api: TestApi): Promise<Client> {
  for (const [score, seconds, games] of [
    [200, 120, 1],
    [500, 60, 2],
    [200, 120, 1],
    [0, 300, 3],
    [400, 90, 1],
  ] as const) {
    api.clock.advance(MINUTE);
    const player = await api.player();
    for (let game = 0; game < games; game++) await finish(player, score, seconds);
  }
  return api.admin();
}

describe('GET /admin/users/analytics', () => {
  it('answers rows of the contract, the best score first, ten to a page', async () => {
    const admin = await makeClass(api);
    for (let n = 0; n < 10; n++) await api.player();
    const { data, pagination } = await admin.call(adminApi.userAnalytics, { query: {} });
    expect(data).toHaveLength(ANALYTICS_PAGE_SIZE);
    expect(pagination).toEqual({ page: 1, limit: ANALYTICS_PAGE_SIZE, total: 16, totalPages: 2 });
    expect(data[0]).toEqual({
      _id: expect.any(String),
      username: 'Murid 2',
      email: 'player2@sekolah.id',
      totalScore: 500,
      totalPlayTime: 2,
      lastLogin: new Date(api.clock.now() - 3 * MINUTE).toISOString(),
      gamesPlayed: 2,
      highestScore: 500,
      level: 2,
    });
  });

  it('searches username and email literally and in any case, and sums up everybody all the same', async () => {
    await api.player({ username: 'Sekar 100%', email: 'sekar@sekolah.id' });
    await api.player({ username: 'Bagas_W', email: 'bagas@kelas.id' });
    await api.player({ username: 'BagasXW', email: 'lain@sekolah.id' });
    const admin = await api.admin();
    const found = async (search: string) => {
      const answer = await admin.call(adminApi.userAnalytics, {
        query: { search, sortBy: 'username', sortOrder: 'asc' },
      });
      expect(answer.summary.totalUsers).toBe(4);
      expect(answer.pagination.total).toBe(answer.data.length);
      return answer.data.map((row) => row.username);
    };
    expect(await found('sEKAR')).toEqual(['Sekar 100%']);
    expect(await found('0%')).toEqual(['Sekar 100%']);
    expect(await found('%')).toEqual(['Sekar 100%']);
    expect(await found('s_w')).toEqual(['Bagas_W']);
    expect(await found('KELAS.ID')).toEqual(['Bagas_W']);
    expect(await found('  bagas ')).toEqual(['Bagas_W', 'BagasXW']);
    expect(await found("'; DROP TABLE user --")).toEqual([]);
    expect(await found('')).toHaveLength(4);
  });

  it('finds exactly what contains the text, whatever the text', async () => {
    const names = ['Al', 'Bo', 'Ratri (7)', '100% Jawa', 'a_b\\c', 'Ünal', 'ꦲꦏ'];
    for (const username of names) await api.player({ username });
    const admin = await api.admin();
    const all = (await admin.call(adminApi.userAnalytics, { query: { limit: 100 } })).data;
    const part = fc.oneof(
      fc.constantFrom('%', '_', '\\', '(', 'jawa', 'ÜN', 'ꦏ', '@', "'", 'l'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(part, async (search) => {
        const { data } = await admin.call(adminApi.userAnalytics, {
          query: { search, limit: 100 },
        });
        const wanted = search.trim().normalize('NFC').toLowerCase();
        const expected = all.filter(({ username, email }) =>
          [username.normalize('NFC').toLowerCase(), email].some((text) => text.includes(wanted)),
        );
        expect(data).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('sums up play time in minutes, the average score, and who was active today', async () => {
    await makeClass(api);
    const { summary } = await (await api.admin()).call(adminApi.userAnalytics, { query: {} });
    expect(summary).toEqual({
      totalUsers: 7,
      totalPlayTime: Math.round((120 + 2 * 60 + 120 + 3 * 300 + 90) / 60),
      averageScore: 185.7,
      activeToday: 7,
    });
  });

  it.each([
    ['Asia/Jakarta', 7],
    ['Asia/Makassar', 8],
    ['Asia/Jayapura', 9],
  ])(
    'counts as active today who signed in or played on the local day in %s',
    async (zone, hours) => {
      const before = process.env['TZ'];
      process.env['TZ'] = zone;
      try {
        expect(new Date(api.clock.now()).getTimezoneOffset()).toBe(-hours * 60);
        api.clock.setWall(new Date(2026, 7, 17, 23, 58));
        await api.player();
        const late = await api.player();
        const early = (await (await api.admin()).call(adminApi.userAnalytics, { query: {} }))
          .summary;
        expect(early.activeToday).toBe(3);
        api.clock.advance(3 * MINUTE);
        const after = await (await api.admin()).call(adminApi.userAnalytics, { query: {} });
        expect(after.summary.activeToday).toBe(1);
        await finish(late, 100, 30);
        const played = await (await api.admin()).call(adminApi.userAnalytics, { query: {} });
        expect(played.summary.activeToday).toBe(3);
      } finally {
        if (before === undefined) delete process.env['TZ'];
        else process.env['TZ'] = before;
      }
    },
  );

  it('counts who was active once, whatever they did, and no longer when they are deleted', async () => {
    const admin = await api.admin();
    const gone = await api.player();
    await finish(gone, 100, 30);
    await finish(gone, 100, 30);
    const list = () => admin.call(adminApi.userAnalytics, { query: { sortBy: 'totalScore' } });
    const { data, summary } = await list();
    expect(summary.activeToday).toBe(2);
    const [best] = data;
    const { _id: id = '', username: confirmation = '' } = best ?? {};
    await admin.call(adminUsersApi.remove, { params: { id }, body: { confirmation } });
    expect((await list()).summary.activeToday).toBe(1);
  });

  it('never tells of a sign-in in the future, as a clock that was wrong has left it', async () => {
    const now = api.clock.now();
    api.clock.setWall(now + 365 * 24 * 3600_000);
    await api.player();
    api.clock.setWall(now);
    const { data, summary } = await (await api.admin()).call(adminApi.userAnalytics, { query: {} });
    for (const row of data) expect(Date.parse(row.lastLogin ?? '')).toBeLessThanOrEqual(now);
    expect(summary.activeToday).toBe(1);
  });

  it('is empty behind the last page', async () => {
    const { data, pagination } = await (
      await api.admin()
    ).call(adminApi.userAnalytics, { query: { page: 99 } });
    expect(data).toEqual([]);
    expect(pagination).toMatchObject({ total: 1, totalPages: 1 });
  });
});

describe('the order and the query of GET /admin/users/analytics', () => {
  let shared: TestApi;
  let admin: Client;
  beforeAll(async () => {
    shared = await quickApi();
    admin = await makeClass(shared);
  });
  afterAll(() => shared.close());

  it.each(ANALYTICS_SORT_FIELDS.flatMap((sortBy) => SORT_ORDERS.map((o) => [sortBy, o] as const)))(
    'sorts by %s %s, and pages in that order lose and repeat nobody',
    async (sortBy, sortOrder) => {
      const rows: UserAnalytics[] = [];
      for (let page = 1; page <= 3; page++) {
        const query = { sortBy, sortOrder, page, limit: 2 };
        rows.push(...(await admin.call(adminApi.userAnalytics, { query })).data);
      }
      expect(new Set(rows.map((row) => row._id)).size).toBe(6);
      const keys = rows.map((row) => {
        const key = row[sortBy];
        return typeof key === 'string' ? key.toLowerCase() : (key ?? 0);
      });
      const ascending = [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(keys).toEqual(sortOrder === 'asc' ? ascending : ascending.toReversed());
      const again = await admin.call(adminApi.userAnalytics, { query: { sortBy, sortOrder } });
      expect(again.data.map((row) => row._id)).toEqual(rows.map((row) => row._id));
    },
  );

  it.each([
    [{ sortBy: 'password_hash' }, 'sortBy'],
    [{ sortOrder: 'sideways' }, 'sortOrder'],
    [{ page: 0 }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses %j', async (query, path) => {
    const failure = await admin.refuse(adminApi.userAnalytics, { query });
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', errors: [{ path }] });
  });
});
