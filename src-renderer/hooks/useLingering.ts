import { useState } from 'react';

/** The last value that was one: what a dialog is about stays readable while the dialog leaves. */
export function useLingering<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState(value ?? null);
  if (value === null || value === undefined || value === last) return last;
  setLast(value);
  return value;
}
