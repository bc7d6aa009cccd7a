import { USERNAME_MAX } from '../constants/limits.ts';
import { isMixedScript } from './mixed-script.ts';

/** What stands for a name whose letters no username may mix. */
const PUPIL = 'Siswa';

/** A username made from a person's name; `n` counts up while others have the same. */
export function numberedUsername(name: string, n: number): string {
  const suffix = n === 1 ? '' : ` ${n}`;
  let kept = '';
  for (const letter of isMixedScript(name) ? PUPIL : name) {
    if (kept.length + letter.length + suffix.length > USERNAME_MAX) break;
    kept += letter;
  }
  return kept.trim() + suffix;
}

/** Whether a username was made from this name. */
export function isNumberedUsername(username: string, name: string): boolean {
  const n = Number(/ (\d+)$/.exec(username)?.[1] ?? 1);
  return username === numberedUsername(name, 1) || username === numberedUsername(name, n);
}
