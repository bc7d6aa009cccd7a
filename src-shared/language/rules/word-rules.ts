import { DENIED_WORDS, INDONESIAN_WORDS } from '../denied.data.ts';
import { LEXICON } from '../lexicon.ts';
import { lookUp } from '../lookup.ts';
import type { Token } from '../sentence.ts';
import { respell } from '../spelling.ts';
import { plainForm } from '../suggest.ts';
import type { Finding, SpeechLevel } from '../types.ts';
import { finding } from './context.ts';
import type { LineContext } from './context.ts';

const REASON = {
  madya: 'R15: bentuk madya tidak dipakai dalam bank ini.',
  'non-standard': 'R14: bentuk tidak baku (krama desa, lisan, atau diperdebatkan).',
  spelling: 'R24: ejaan tidak sesuai kamus (a/o, d/dh, t/th).',
} as const;

/** Madya, krama desa, misspelt, Indonesian and unknown words (R14, R15, R24, R25). */
export function wordFaults({ tokens, speechLevel }: LineContext): Finding[] {
  return tokens
    .filter((token) => token.kind === 'word' && token.roles.size === 0)
    .flatMap((token) => faultOf(token, speechLevel) ?? []);
}

/** kalih for kaliyan before a person is madya (R15). */
export function kalihForKaliyan({ tokens }: LineContext): Finding[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (token.lower !== 'kalih' || token.quoted || !next) return [];
    const person =
      ['name', 'title', 'sibling-title'].some((role) => next.roles.has(role as 'name')) ||
      /^(kula|panjenengan|sampeyan|sinten|piyambakipun)$/.test(next.lower);
    return person ? [finding(token, 'madya', REASON.madya, 'kaliyan')] : [];
  });
}

/** dipun, di, -aken written as words of their own (R11). */
export function affixApart({ tokens }: LineContext): Finding[] {
  return tokens
    .filter(
      ({ lower, kind, quoted }) =>
        kind === 'word' && !quoted && /^(dipun|di|tak|dak|kok)$/.test(lower),
    )
    .filter((token) => token.lower !== 'kok')
    .map((token) =>
      finding(token, 'spelling', 'R11: imbuhan ditulis serangkai.', `${token.lower}-`),
    );
}

function faultOf(token: Token, level: SpeechLevel): Finding | undefined {
  const word = token.lower;
  if (word === 'dipun' || word === 'di' || word === 'tak' || word === 'dak') return;
  const always = DENIED_WORDS[word];
  if (always && !token.quoted) return finding(token, always.kind, REASON[always.kind], always.use);
  const exact = LEXICON.forms.has(word);
  const foreign = exact || token.quoted ? undefined : indonesianFault(token, level);
  if (foreign) return foreign;
  if (token.readings.length > 0) return;
  const denied = LEXICON.denied.get(word)?.[0];
  if (denied)
    return finding(token, denied.kind, REASON[denied.kind], plainForm(denied.lemma, level));
  const right = respell(word);
  if (right) return finding(token, 'spelling', REASON.spelling, right);
  return finding(
    token,
    'unknown-word',
    'Kata tidak ada dalam leksikon maupun tambahannya; periksa ejaan dan maknanya.',
  );
}

function indonesianFault(token: Token, level: SpeechLevel): Finding | undefined {
  const word = token.lower;
  const row = LEXICON.indonesian.get(word)?.[0];
  const ending = /^(.{3,})nya$/.exec(word)?.[1];
  const listed = row !== undefined || INDONESIAN_WORDS.has(word);
  if (!listed && !(ending && token.readings.length === 0)) return;
  const reason =
    ending && !listed
      ? 'R25: akhiran -nya adalah bahasa Indonesia.'
      : 'R25: kata bahasa Indonesia.';
  const stem = ending === undefined ? undefined : lookUp(ending)[0]?.form;
  return finding(token, 'indonesian', reason, row ? plainForm(row, level) : stem);
}
