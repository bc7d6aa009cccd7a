/**
 * Loaded before the server in a proof's child process: its wall clock stands as far off as the file
 * in CLOCK_SHIFT_FILE says, in milliseconds, and may be set again at any time. The monotonic clock
 * goes on, as on a PC whose clock somebody sets.
 */
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_SHIFT_FILE'] ?? '';
const RealDate = Date;
const shift = (): number => Number(readFileSync(file, 'utf8'));
const now = (): number => RealDate.now() + shift();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[]) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});
