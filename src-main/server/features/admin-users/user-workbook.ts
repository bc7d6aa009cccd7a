import type { UserAnalytics } from '#shared/contracts/admin.contract.ts';
import { analyticsHeadings } from '#shared/texts/admin.ts';
import { ANALYTICS_SHEET } from '#shared/texts/admin-users.ts';

/** Characters that a column is wide, where a number's width is too little. */
const WIDTHS: Partial<Record<keyof typeof analyticsHeadings, number>> = {
  username: 30,
  email: 34,
  totalPlayTime: 22,
  lastLogin: 18,
  gamesPlayed: 22,
};
const DEFAULT_WIDTH = 14;
const TIME_FORMAT = 'yyyy-mm-dd hh:mm';

const COLUMNS = Object.entries(analyticsHeadings).map(([key, header]) => ({
  key,
  header,
  width: WIDTHS[key as keyof typeof analyticsHeadings] ?? DEFAULT_WIDTH,
  ...(key === 'lastLogin' ? { numFmt: TIME_FORMAT } : {}),
}));

/**
 * An Excel workbook of users, written while it is sent. Its cells are typed: a text stays a text,
 * whatever it begins with, so that nothing has to be made harmless as in the CSV file.
 */
export async function* workbookPortions(
  portions: AsyncIterable<readonly UserAnalytics[]>,
): AsyncIterable<Uint8Array> {
  // Loaded with the first workbook: the start need not wait for it.
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(rows(portions), {
    name: ANALYTICS_SHEET,
    columns: COLUMNS,
    freezePane: { rows: 1 },
  });
}

async function* rows(portions: AsyncIterable<readonly UserAnalytics[]>) {
  for await (const users of portions) {
    for (const user of users) {
      const lastLogin = user.lastLogin === null ? null : onTheWall(new Date(user.lastLogin));
      yield { ...user, lastLogin };
    }
  }
}

/** Workbooks know no time zones: they get the time that the server's wall shows, as the teacher reads it. */
const onTheWall = (date: Date): Date =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
