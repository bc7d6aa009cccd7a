const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium' });
const dateTimeFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** '20 Nov 2026' */
export const formatDate = (iso: string): string => formatWith(dateFormat, iso);

/** '20 Nov 2026, 09.12' */
export const formatDateTime = (iso: string): string => formatWith(dateTimeFormat, iso);

/** A time that cannot be read is shown as a dash rather than breaking the page. */
function formatWith(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '–' : format.format(date);
}
