/** The browser reads the file after the click; far less than this in practice. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a text or a file to the browser as a download. */
export function saveFile(name: string, data: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([data], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
