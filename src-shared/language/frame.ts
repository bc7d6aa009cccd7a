import type { Reading, SpeechLevel, WordLevel } from './types.ts';

/** Word levels that a line of this speech level takes (R3 to R6, step 4 of the program check). */
export const FRAME: Record<SpeechLevel, ReadonlySet<WordLevel>> = {
  'ngoko lugu': new Set(['N', 'S']),
  'ngoko alus': new Set(['N', 'S', 'KI', 'KD']),
  'krama lugu': new Set(['K', 'S']),
  'krama alus': new Set(['K', 'S', 'KI', 'KD']),
};

export const isKrama = (level: SpeechLevel): boolean =>
  level === 'krama lugu' || level === 'krama alus';

export const isAlus = (level: SpeechLevel): boolean =>
  level === 'ngoko alus' || level === 'krama alus';

/** True when word and affixes both belong into the line. */
export function fits(reading: Reading, level: SpeechLevel): boolean {
  return FRAME[level].has(reading.level) && affixFits(reading, level);
}

/** Ngoko lines take ngoko affixes, krama lines krama affixes; some affixes are in both (R5, R12). */
export function affixFits(reading: Reading, level: SpeechLevel): boolean {
  if (reading.affixLevel === 'S') return true;
  return reading.affixLevel === (isKrama(level) ? 'K' : 'N');
}

/** Stem and affixes of two levels: griyane, ditumbas, nukokaken (R11). */
export function isMixed(reading: Reading): boolean {
  if (reading.affixLevel === 'mixed') return true;
  if (reading.level === 'K') return reading.affixLevel === 'N';
  return reading.level === 'N' && reading.affixLevel === 'K';
}

export const LEVEL_NAME: Record<WordLevel, string> = {
  N: 'ngoko',
  K: 'krama',
  KI: 'krama inggil',
  KD: 'krama andhap',
  S: 'krama-ngoko',
};
