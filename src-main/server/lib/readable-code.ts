import { randomInt } from 'node:crypto';
import { READABLE_LETTERS } from '#shared/constants/classroom.ts';

/** Random letters and digits that nobody confuses when reading them aloud. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => READABLE_LETTERS[randomInt(READABLE_LETTERS.length)]).join('');
