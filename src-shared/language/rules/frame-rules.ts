import { affixFits, fits, FRAME, isAlus, isKrama, isMixed, LEVEL_NAME } from '../frame.ts';
import { suggestFor } from '../suggest.ts';
import type { Token } from '../sentence.ts';
import type { Finding, Reading, SpeechLevel } from '../types.ts';
import { finding, isJudged } from './context.ts';
import type { LineContext } from './context.ts';

/** Words and affixes of another level than the line (R3 to R6, R11, R12). One finding a word. */
export function frameFaults(context: LineContext): Finding[] {
  return context.tokens
    .filter((token) => isJudged(token) && token.readings.length > 0)
    .flatMap((token) => faultOf(token, context.speechLevel) ?? []);
}

/** kowe, sampeyan, -mu and kok- for a respected person in alus lines (R4, R6). */
export function familiarYou({ tokens, respectsAddressee, speechLevel }: LineContext): Finding[] {
  if (!respectsAddressee || !isAlus(speechLevel)) return [];
  return tokens.flatMap((token, index) => {
    if (!isJudged(token) || !isFamiliarYou(token, tokens[index + 1])) return [];
    return [
      finding(
        token,
        'wrong-frame',
        'R4/R6: kepada orang yang dihormati, kowe/sampeyan/-mu/kok- diganti panjenengan atau sapaan.',
        'panjenengan',
      ),
    ];
  });
}

/** sampeyan with an owner is krama inggil for the foot. */
function isFamiliarYou({ lower, readings }: Token, next: Token | undefined): boolean {
  if (lower === 'kowe') return true;
  if (lower === 'sampeyan') return !/^(kula|panjenengan)$/.test(next?.lower ?? '');
  return (
    readings.length > 0 &&
    readings.every(({ affixes }) => affixes.includes('-mu') || affixes.includes('kok-'))
  );
}

function faultOf(token: Token, level: SpeechLevel): Finding | undefined {
  const { readings } = token;
  if (readings.some((reading) => fits(reading, level) || isTolerated(reading, level))) return;
  const reading = plainest(readings, level);
  const suggestion = suggestFor(reading, level);
  if (isMixed(reading))
    return finding(
      token,
      'affix-mix',
      `R11: dasar ${LEVEL_NAME[reading.level]} "${reading.form}" bercampur imbuhan tingkat lain (${reading.affixes.join(' ')}).`,
      suggestion,
    );
  if (FRAME[level].has(reading.level) && !affixFits(reading, level))
    return finding(
      token,
      'affix-frame',
      `R5/R12: imbuhan ${reading.affixLevel === 'N' ? 'ngoko' : 'krama'} (${reading.affixes.join(' ')}) dalam kalimat ${level}.`,
      suggestion,
    );
  return finding(
    token,
    'wrong-frame',
    `${ruleOf(level)}: "${reading.form}" adalah kata ${LEVEL_NAME[reading.level]} (${reading.lemma.indonesian}), kalimat ini ${level}.`,
    suggestion,
  );
}

/** Schools accept panjenengan in krama lugu (R5); nyuwun serves as ordinary krama there. */
function isTolerated(reading: Reading, level: SpeechLevel): boolean {
  if (level !== 'krama lugu' || !affixFits(reading, level)) return false;
  return TOLERATED_IN_KRAMA_LUGU.has(reading.form);
}

const TOLERATED_IN_KRAMA_LUGU: ReadonlySet<string> = new Set([
  'panjenengan',
  'panjenenganipun',
  'nyuwun',
  'suwun',
  'matur',
]);

function ruleOf(level: SpeechLevel): string {
  if (level === 'ngoko lugu') return 'R3';
  if (level === 'ngoko alus') return 'R4';
  return isKrama(level) && level === 'krama lugu' ? 'R5' : 'R6';
}

/** A reading whose stem suits the line tells the writer most, then the one with few affixes. */
function plainest(readings: readonly Reading[], level: SpeechLevel): Reading {
  const suitable = readings.filter((reading) => FRAME[level].has(reading.level));
  const pool = suitable.length > 0 ? suitable : readings;
  return pool.reduce((best, next) => (next.affixes.length < best.affixes.length ? next : best));
}
