/**
 * Most that a student's browser may load from /login, or from the door of their class, up to the first
 * question, in bytes as they are transferred at a LAN address, with gzip. The build and
 * e2e/first-load.spec.ts fail beyond it.
 */
export const FIRST_LOAD_BYTES = { total: 250_000, script: 147_000 } as const;
