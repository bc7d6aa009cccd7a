const MINUTES_PER_HOUR = 60;

/** '45m'; from an hour on '2j 5m' (section 9). */
export function playTime(minutes: number): string {
  if (minutes < MINUTES_PER_HOUR) return `${minutes}m`;
  return `${Math.floor(minutes / MINUTES_PER_HOUR)}j ${minutes % MINUTES_PER_HOUR}m`;
}
