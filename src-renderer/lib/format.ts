/**
 * '2.450', '1,5': what `Intl` says, without it. The first formatter of a page loads its tables,
 * which an old PC takes long for. Dates and sizes, on later pages, use it.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1_000) / 1_000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
