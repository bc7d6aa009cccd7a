/** Light rim that scanners need, in modules. */
export const QR_QUIET_ZONE = 3;

/** The dark modules of a QR code, rows of `true` for dark, as the path of a picture. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
