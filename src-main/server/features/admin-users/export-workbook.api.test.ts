import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANALYTICS_SORT_FIELDS, SORT_ORDERS, adminApi } from '#shared/contracts/admin.contract.ts';
import { adminUsersApi, XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import { analyticsHeadings } from '#shared/texts/admin.ts';
import {
  addQuestions,
  emptyBankApi,
  finishLevel,
  forgetUsers,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';
import { unzip } from '../../testing/unzip.ts';

const PATH = '/admin/users/export.xlsx';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi({ rateLimits: false });
  admin = await api.admin();
});
afterEach(() => api.close());

/** Downloads the workbook as it comes over the wire. */
async function download(query = ''): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${api.server.url}/api${PATH}${query}`, {
    headers: { Authorization: `Bearer ${admin.tokens?.accessToken}` },
  });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The rows of its one sheet. */
async function rowsOf(bytes: Buffer): Promise<unknown[][]> {
  const { sheets } = await readXlsx(bytes);
  expect(sheets).toHaveLength(1);
  return sheets[0]?.rows ?? [];
}

/** Puts users straight into the database: as an older version, or another program, may have left them. */
function insertUsers(names: readonly string[]): void {
  const { sqlite } = api.server.context;
  const insert = sqlite.prepare(
    `INSERT INTO user (username, username_key, email, password_hash, role, total_score,
       score_reached_at, created_at)
     VALUES (?, ?, ?, '-', 'player', ?, 0, 0)`,
  );
  sqlite.transaction(() => {
    for (const [n, name] of names.entries()) {
      insert.run(name, `kunci ${n}`, `murid${n}@sekolah.id`, n % 50);
    }
  })();
}

describe('GET /admin/users/export.xlsx', () => {
  it('is a workbook with the columns of the CSV file, in types that Excel counts with', async () => {
    api.clock.setWall(new Date(2026, 7, 17, 9, 5));
    forgetUsers(api);
    admin = await api.admin();
    await addQuestions(api, 5);
    const player = await api.player({ username: 'Ratri; "Si" <Ketua>', email: 'r@sekolah.id' });
    await finishLevel(player, { correct: 4, timeTaken: 180 });
    const { headers, bytes } = await download('?sortBy=totalScore');
    expect(headers.get('content-type')).toBe(XLSX_TYPE);
    expect(headers.get('content-disposition')).toBe('attachment; filename=user_analytics.xlsx');
    expect(headers.get('cache-control')).toBe('no-store');
    const [head, first, second, ...rest] = await rowsOf(bytes);
    expect(head).toEqual(Object.values(analyticsHeadings));
    // A workbook has no time zone: what the wall shows is written as if it were UTC.
    const wall = new Date(Date.UTC(2026, 7, 17, 9, 5));
    expect(first).toEqual(['Ratri; "Si" <Ketua>', 'r@sekolah.id', 400, 3, wall, 1, 400, 2]);
    expect(second).toEqual([admin.user?.username, admin.user?.email, 0, 0, wall, 0, 0, 1]);
    expect(rest.flat().filter((cell) => cell !== null)).toEqual([]);
  });

  it.each(ANALYTICS_SORT_FIELDS.map((sortBy, n) => [sortBy, SORT_ORDERS[n % 2]] as const))(
    'has the users of the CSV file in its order, by %s %s',
    async (sortBy, sortOrder) => {
      insertUsers(Array.from({ length: 1_100 }, (_none, n) => `Murid ${n}`));
      const query = `?sortBy=${sortBy}&sortOrder=${sortOrder}`;
      const names = (await rowsOf((await download(query)).bytes)).map(([name]) => name);
      const csv = (await admin.send('GET', `/admin/users/export${query}`)).text;
      expect(names).toEqual(
        csv
          .trim()
          .split('\r\n')
          .map((line) => line.replace('\uFEFF', '').split(',')[0]),
      );
    },
  );

  it('takes the search, and one that nobody fits gives the headings alone', async () => {
    insertUsers(['Ani', 'Budi', 'Eko']);
    const [, ...found] = await rowsOf((await download('?search=MURID1%40')).bytes);
    expect(found.map(([name]) => name)).toEqual(['Budi']);
    const none = await rowsOf((await download('?search=zzz')).bytes);
    expect(none).toEqual([Object.values(analyticsHeadings)]);
  });

  it('has texts for texts, whatever they begin with and are called: no formula anywhere', async () => {
    const formulas = [
      '=1+1',
      '+62',
      '-5',
      '@SUM(A1)',
      "=cmd|'/c calc'!A0",
      '=HYPERLINK("x")',
      '＝1',
    ];
    const properties = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    const values = ['007', '2026-08-17', 'TRUE', '<b>&amp;', ']]>', ' tepi ', 'ꦲꦏ', '🎭', '"'];
    const names = [...formulas, ...properties, ...values];
    insertUsers(names);
    const { bytes } = await download('?search=kunci&sortBy=username&sortOrder=asc');
    const [, ...rows] = await rowsOf(bytes);
    const order = names.map((_none, n) => `kunci ${n}`).sort();
    expect(rows.map(([name]) => name)).toEqual(
      order.map((key) => names[Number(key.slice('kunci '.length))]),
    );
    const files = unzip(bytes);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toMatch(/<f[ >]/);
    const firstCells = [...sheet.matchAll(/<c r="A\d+" t="(\w+)"/g)].map(([, type]) => type);
    expect(firstCells).toEqual(Array.from({ length: names.length + 1 }, () => 'inlineStr'));
    expect([...files.keys()].some((name) => /vba|macro|external/i.test(name))).toBe(false);
  });

  it('shares the limit of six files a minute with the CSV file', async () => {
    await api.close();
    api = await emptyBankApi();
    admin = await api.admin();
    for (const path of [PATH, '/admin/users/export', PATH, PATH, PATH, PATH]) {
      expect((await admin.send('GET', path)).status).toBe(200);
    }
    const refused = await admin.refuse(adminUsersApi.exportWorkbook);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect((await admin.refuse(adminApi.exportUsers)).status).toBe(429);
  });

  it('refuses a bad query, visitors and players', async () => {
    const query = { sortBy: 'password_hash' };
    expect((await admin.refuse(adminUsersApi.exportWorkbook, { query })).status).toBe(400);
    const player = await api.player();
    expect((await api.visitor.refuse(adminUsersApi.exportWorkbook)).code).toBe('UNAUTHENTICATED');
    expect((await player.refuse(adminUsersApi.exportWorkbook)).code).toBe('FORBIDDEN');
  });
});
