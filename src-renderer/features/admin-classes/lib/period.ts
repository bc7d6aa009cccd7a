/** How a teacher chooses the time of a report. */
export const PERIOD_KINDS = ['all', 'month', 'week', 'days'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/**
 * This week or month as the server knows it, or local days as 'YYYY-MM-DD', both included; what is
 * missing sets no limit.
 */
export interface Period {
  period?: 'month' | 'week';
  from?: string;
  to?: string;
}

/** Days as two date fields hold them, where '' is none. */
export const periodOfDays = (from: string, to: string): Period => ({
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

/** Whether a period ends before it begins. */
export const isBackwards = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && from > to;
