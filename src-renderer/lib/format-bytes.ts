const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
const sizeFormat = new Intl.NumberFormat('id-ID', { maximumSignificantDigits: 3 });

/** '1,25 MB'; a thousand at a time, as disks are sold. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${sizeFormat.format(bytes / 1_000 ** step)} ${UNITS[step]}`;
}
