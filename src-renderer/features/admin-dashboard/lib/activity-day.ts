const dayFormat = new Intl.DateTimeFormat('id-ID', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** 'Jum, 14 Nov' for '2025-11-14', a day of the server's calendar. A day that is none stays as it is. */
export function activityDay(id: string): string {
  const [year, month, day] = id.split('-').map(Number);
  const date = new Date(year ?? NaN, (month ?? NaN) - 1, day ?? NaN);
  return Number.isNaN(date.getTime()) ? id : dayFormat.format(date);
}
