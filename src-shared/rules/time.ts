/** Seconds as 'm:ss', for the result screen. Fractions are cut off, negatives are 0:00. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Play time in minutes: 'Xm' below an hour, 'Xj Ym' from 60 minutes on (section 9). */
export function formatPlayTime(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  return whole < 60 ? `${whole}m` : `${Math.floor(whole / 60)}j ${whole % 60}m`;
}
