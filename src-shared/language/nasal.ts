const VOWEL = /^[aeiou]/;

/**
 * The roots that an active verb can come from: nulis gives tulis, maca gives paca and waca.
 * A word that does not begin with a nasal gives nothing.
 */
export function denasalise(word: string): string[] {
  if (word.startsWith('nge') && word.length > 5)
    return [word.slice(2), word.slice(3), `k${word.slice(2)}`];
  if (word.startsWith('ng')) {
    const rest = word.slice(2);
    return VOWEL.test(rest) ? [rest, `k${rest}`, `w${rest}`] : [rest];
  }
  if (word.startsWith('ny')) {
    const rest = word.slice(2);
    return [`s${rest}`, `c${rest}`];
  }
  if (word.startsWith('n')) {
    const rest = word.slice(1);
    return VOWEL.test(rest) || rest.startsWith('r') ? [`t${rest}`, `th${rest}`] : [rest];
  }
  if (word.startsWith('m')) {
    const rest = word.slice(1);
    if (VOWEL.test(rest)) return [`p${rest}`, `w${rest}`];
    return [rest, `p${rest}`, `w${rest}`];
  }
  return [];
}
