const numberFormat = new Intl.NumberFormat('id-ID');
const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium' });
const dateTimeFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** '2.450' */
export const formatNumber = (value: number): string => numberFormat.format(value);

/** '20 Nov 2026' */
export const formatDate = (iso: string): string => formatWith(dateFormat, iso);

/** '20 Nov 2026, 09.12' */
export const formatDateTime = (iso: string): string => formatWith(dateTimeFormat, iso);

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
const sizeFormat = new Intl.NumberFormat('id-ID', { maximumSignificantDigits: 3 });

/** '1,25 MB'; a thousand at a time, as disks are sold. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${sizeFormat.format(bytes / 1_000 ** step)} ${UNITS[step]}`;
}

/** A time that cannot be read is shown as a dash rather than breaking the page. */
function formatWith(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '–' : format.format(date);
}
