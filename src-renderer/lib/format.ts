/**
 * '2.450', '1,5': what `Intl` says, without it. The first formatter of a page loads tables that cost an
 * old PC a tenth of all it does up to the login.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1_000) / 1_000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** Made when it is first needed, for the reason above. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const dateFormat = lazily(() => new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium' }));
const dateTimeFormat = lazily(
  () => new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** '20 Nov 2026' */
export const formatDate = (iso: string): string => formatWith(dateFormat(), iso);

/** '20 Nov 2026, 09.12' */
export const formatDateTime = (iso: string): string => formatWith(dateTimeFormat(), iso);

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
const sizeFormat = lazily(() => new Intl.NumberFormat('id-ID', { maximumSignificantDigits: 3 }));

/** '1,25 MB'; a thousand at a time, as disks are sold. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${sizeFormat().format(bytes / 1_000 ** step)} ${UNITS[step]}`;
}

/** A time that cannot be read is shown as a dash rather than breaking the page. */
function formatWith(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '–' : format.format(date);
}
