import type { RuleName, SpeechLevel } from '../types.ts';

export type SentenceCase = {
  text: string;
  speaker: string;
  addressee: string;
  speechLevel: SpeechLevel;
  faults: readonly { word: string; rule: RuleName }[];
};

const LEVEL: Record<string, SpeechLevel> = {
  NL: 'ngoko lugu',
  NA: 'ngoko alus',
  KL: 'krama lugu',
  KA: 'krama alus',
};

/**
 * Reads labelled sentences, one a line: `KA Gareng > Bu Guru: Kula dhahar. | dhahar
 * krama-inggil-self`. Faults follow the bar, separated by semicolons; a right sentence has none.
 */
export function readCases(text: string): SentenceCase[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readCase);
}

function readCase(line: string): SentenceCase {
  const match = /^(NL|NA|KL|KA) (.+?) > (.+?): ([^|]+)(?:\|(.+))?$/.exec(line);
  if (!match) throw new Error(`Unreadable case: ${line}`);
  const [, level = '', speaker = '', addressee = '', text = '', faults = ''] = match;
  const speechLevel = LEVEL[level];
  if (!speechLevel) throw new Error(`Unknown level in: ${line}`);
  return {
    text: text.trim(),
    speaker,
    addressee,
    speechLevel,
    faults: faults
      .split(';')
      .map((fault) => fault.trim())
      .filter((fault) => fault !== '')
      .map((fault) => {
        const at = fault.lastIndexOf(' ');
        return { word: fault.slice(0, at), rule: fault.slice(at + 1) as RuleName };
      }),
  };
}
