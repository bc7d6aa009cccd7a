import { isAlus, isKrama } from './frame.ts';
import type { Lemma, Reading, SpeechLevel } from './types.ts';

const KRAMA_AFFIX: Readonly<Record<string, string>> = {
  'di-': 'dipun-',
  '-e': '-ipun',
  '-ake': '-aken',
  '-ku': 'kula',
  '-mu': 'panjenengan',
};
const NGOKO_AFFIX: Readonly<Record<string, string>> = {
  'dipun-': 'di-',
  '-ipun': '-e',
  '-aken': '-ake',
};

/** The form of the row that the line asks for; affixes follow in brackets. */
export function suggestFor(reading: Reading, level: SpeechLevel): string | undefined {
  const stem = stemFor(reading, level);
  const table = isKrama(level) ? KRAMA_AFFIX : NGOKO_AFFIX;
  const affixes = reading.affixes.map((affix) => table[affix] ?? affix);
  const shown = affixes.filter((affix) => affix !== 'N-' && affix !== 'R');
  if (stem === undefined) return undefined;
  return shown.length === 0 ? stem : `${stem} (${shown.join(' ')})`;
}

/** What a row offers for a line of this level when the person is not honoured. */
export function plainForm(lemma: Lemma, level: SpeechLevel): string {
  return isKrama(level) && lemma.krama !== '' ? lemma.krama : lemma.ngoko;
}

function stemFor(reading: Reading, level: SpeechLevel): string | undefined {
  const honorific = reading.level === 'KI' || reading.level === 'KD' || reading.level === 'S';
  if (honorific && isAlus(level)) return reading.form;
  return plainForm(reading.lemma, level) || undefined;
}
