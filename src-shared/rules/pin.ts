import { PIN_LENGTH } from '../constants/classroom.ts';

/** Whether a PIN is one of those that are tried first: 0000, 1234, 9876, 1212. */
export function isWeakPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  const isRun = [0, 1, 9].some((step) => steps.every((taken) => taken === step));
  const half = PIN_LENGTH / 2;
  return isRun || pin.slice(0, half) === pin.slice(half);
}
