import { stringify } from 'csv-stringify/sync';
import type { UserAnalytics } from '#shared/contracts/admin.contract.ts';
import { analyticsHeadings } from '#shared/texts/admin.ts';

const COLUMNS = Object.entries(analyticsHeadings).map(([key, header]) => ({ key, header }));

/** What a spreadsheet runs: formula signs, their full-width forms, and what hides one behind it. */
const RUNS_AT_START = /^[=+\-@＝＋－＠\t\r\0]/u;
/** Excel in Indonesian begins a new cell at a semicolon, whatever quotes a file with commas has around it. */
const RUNS_INSIDE = /([;\t\r\n]["\s]*)(?=[=+\-@＝＋－＠\t\r\0])/gu;

/** Text that a spreadsheet shows instead of running it. */
export const harmless = (text: string): string =>
  text.replace(RUNS_AT_START, "'$&").replace(RUNS_INSIDE, "$1'");

/** A CSV file of users (RFC 4180), portion by portion; the first brings byte order mark and headings. */
export async function* csvPortions(
  portions: AsyncIterable<readonly UserAnalytics[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const users of portions) {
    yield toCsv(users, isFirst);
    isFirst = false;
  }
}

/** Times are those of the server's wall, as the teacher reads them. */
const toCsv = (users: readonly UserAnalytics[], isFirst: boolean): string =>
  stringify(
    users.map((user) => ({
      ...user,
      username: harmless(user.username),
      email: harmless(user.email),
      lastLogin: user.lastLogin === null ? '' : localTime(new Date(user.lastLogin)),
    })),
    {
      columns: COLUMNS,
      header: isFirst,
      bom: isFirst,
      record_delimiter: 'windows',
      // Said again, since naming the delimiter switches it off.
      quote_record_delimiter: true,
    },
  );

/** YYYY-MM-DD HH:MM, which spreadsheets of every language take for a time. */
function localTime(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
