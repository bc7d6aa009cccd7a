import type { LeaderboardPeriod } from '#shared/contracts/game.contract.ts';

/** The server PC's local day of an instant, as YYYY-MM-DD: 'today' is what the class calls today. */
export function localDay(instant: number): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The local day, a Monday, on which the week of an instant began, or one of the weeks before it. */
export function weekStart(instant: number, weeksBack = 0): string {
  const date = new Date(instant);
  date.setDate(date.getDate() - ((date.getDay() + 6) % 7) - 7 * weeksBack);
  return localDay(date.getTime());
}

/** First local day of a period: today, this week from Monday, this month; empty for all time. */
export function periodStart(period: LeaderboardPeriod, now: number): string {
  const date = new Date(now);
  switch (period) {
    case 'all':
      return '';
    case 'today':
      return localDay(now);
    case 'week':
      return weekStart(now);
    case 'month':
      date.setDate(1);
      return localDay(date.getTime());
  }
}

/** The instant at which a local day begins, or one of the days after it. */
export function dayStart(day: string, daysLater = 0): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.getTime();
}
