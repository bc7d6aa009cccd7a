import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANALYTICS_SORT_FIELDS, SORT_ORDERS, adminApi } from '#shared/contracts/admin.contract.ts';
import { analyticsHeadings } from '#shared/texts/admin.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import { parseCsv } from '../../testing/parse-csv.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

const PATH = '/admin/users/export';
const BOM = '\uFEFF';
const TRIGGERS = '=+-@\t\r\0＝＋－＠';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi({ rateLimits: false });
  admin = await api.admin();
});
afterEach(() => api.close());

/** Puts users straight into the database: as an older version, or another program, may have left them. */
function insertUsers(names: readonly string[]): void {
  const { sqlite } = api.server.context;
  const insert = sqlite.prepare(
    `INSERT INTO user (username, username_key, email, password_hash, role, total_score, play_seconds,
       games_played, highest_score, score_reached_at, created_at, last_login_at)
     VALUES (?, ?, ?, '-', 'player', ?, ?, ?, ?, 0, 0, ?)`,
  );
  sqlite.transaction(() => {
    for (const [n, name] of names.entries()) {
      const login = n % 3 === 0 ? null : 1_700_000_000_000 + (n % 7);
      insert.run(name, `kunci ${n}`, `murid${n}@sekolah.id`, n % 50, n % 11, n % 5, n % 13, login);
    }
  })();
}

/** The records of the file, without the headings. */
async function download(query = ''): Promise<string[][]> {
  const { status, text } = await admin.send('GET', PATH + query);
  expect(status).toBe(200);
  return parseCsv(text).slice(1);
}

const numbered = (count: number) => Array.from({ length: count }, (_none, n) => `Murid ${n}`);

describe('GET /admin/users/export', () => {
  it('is an attachment in UTF-8 with a byte order mark, CRLF and Indonesian headings', async () => {
    api.clock.setWall(new Date(2026, 7, 17, 9, 5));
    admin = await api.admin();
    const player = await api.player({ username: 'Ratri, "Si" Ketua', email: 'ratri@sekolah.id' });
    const response = await fetch(`${api.server.url}/api${PATH}`, {
      headers: { Authorization: `Bearer ${admin.tokens?.accessToken}` },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename=user_analytics.csv',
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.startsWith(`${BOM}${Object.values(analyticsHeadings).join(',')}\r\n`)).toBe(true);
    const row = parseCsv(text).find(([username]) => username === player.user?.username);
    expect(row).toEqual([
      'Ratri, "Si" Ketua',
      'ratri@sekolah.id',
      '0',
      '0',
      '2026-08-17 09:05',
      '0',
      '0',
      '1',
    ]);
    expect(text).toContain('"Ratri, ""Si"" Ketua",');
  });

  it.each(ANALYTICS_SORT_FIELDS.flatMap((sortBy) => SORT_ORDERS.map((o) => [sortBy, o] as const)))(
    'has every user once, in the order of the table, by %s %s',
    async (sortBy, sortOrder) => {
      insertUsers(numbered(1_200));
      const names = (await download(`?sortBy=${sortBy}&sortOrder=${sortOrder}`)).map(([n]) => n);
      const table: string[] = [];
      for (let page = 1; page <= 13; page++) {
        const query = { sortBy, sortOrder, page, limit: 100 };
        const { data } = await admin.call(adminApi.userAnalytics, { query });
        table.push(...data.map((user) => user.username));
      }
      expect(names).toEqual(table);
      expect(new Set(names).size).toBe(1_201);
    },
  );

  it('takes the same search as the table, and a search that nobody fits gives the headings alone', async () => {
    insertUsers(numbered(120));
    expect((await download('?search=MURID11%40')).map(([name]) => name)).toEqual(['Murid 11']);
    const { text } = await admin.send('GET', `${PATH}?search=zzz`);
    expect(parseCsv(text)).toEqual([Object.values(analyticsHeadings)]);
    expect((await admin.refuse(adminApi.exportUsers, { query: { sortBy: 'x' } })).status).toBe(400);
  });

  it('never holds a cell that a spreadsheet would run, and loses no text', async () => {
    const payloads = fc.sample(
      fc.oneof(
        fc.tuple(fc.constantFrom(...TRIGGERS), fc.string()).map((parts) => parts.join('')),
        fc.string({ unit: fc.constantFrom(...TRIGGERS, '"', ',', ';', '\n', ' ', 'a') }),
        fc.constantFrom("=cmd|'/c calc'!A0", '+1+1', '@SUM(A1)', '＝1+1', 'Budi;=1+1', '"=1"'),
      ),
      400,
    );
    insertUsers(payloads);
    const cells = (await download('?sortBy=username&sortOrder=asc&search=kunci')).map(
      ([name]) => name ?? '',
    );
    // By key: 'kunci 0', 'kunci 1', 'kunci 10' ...
    const order = payloads.map((_none, n) => `kunci ${n}`).sort();
    expect(cells).toHaveLength(payloads.length);
    for (const [place, cell] of cells.entries()) {
      const original = payloads[Number(order[place]?.slice('kunci '.length))] ?? '';
      expect(TRIGGERS.includes(cell[0] ?? 'a')).toBe(false);
      // Excel in Indonesian begins a cell at each semicolon, too.
      for (const part of cell.split(';').slice(1)) {
        expect(TRIGGERS.includes(part.replace(/^["\s]+/, '')[0] ?? 'a')).toBe(false);
      }
      expect(cell.replaceAll("'", '')).toBe(original.replaceAll("'", ''));
    }
  });

  it('is limited to six files a minute, with Retry-After', async () => {
    await api.close();
    api = await emptyBankApi();
    admin = await api.admin();
    for (let n = 0; n < 6; n++) expect((await admin.send('GET', PATH)).status).toBe(200);
    const refused = await admin.refuse(adminApi.exportUsers);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is for admins', async () => {
    expect((await api.visitor.refuse(adminApi.exportUsers)).code).toBe('UNAUTHENTICATED');
    expect((await (await api.player()).refuse(adminApi.exportUsers)).code).toBe('FORBIDDEN');
  });
});
