/** The server PC's local day of an instant, as YYYY-MM-DD: 'today' is what the class calls today. */
export function localDay(instant: number): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
