export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which so many percent lie. Throws when there is none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}
