/** How a teacher chooses the time of a report. */
export const PERIOD_KINDS = ['all', 'month', 'week', 'days'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Local days as 'YYYY-MM-DD', both included; one that is missing sets no limit. */
export interface Period {
  from?: string;
  to?: string;
}

/** The days of a period that lasts until now; a week begins on Monday. */
export function periodUntil(now: Date, kind: Exclude<PeriodKind, 'days'>): Period {
  if (kind === 'all') return {};
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  first.setDate(kind === 'month' ? 1 : first.getDate() - ((first.getDay() + 6) % 7));
  return { from: localDay(first) };
}

/** Days as two date fields hold them, where '' is none. */
export const periodOfDays = (from: string, to: string): Period => ({
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

/** Whether a period ends before it begins. */
export const isBackwards = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && from > to;

const localDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
