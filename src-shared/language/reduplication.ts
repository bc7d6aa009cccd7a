const CONSONANT_START = /^(dh|th|ny|ng|[bcdghjklmnprstwy])/;

/** Stems of a reduplicated word: bocah-bocahe, bola-bali, lelungan. Empty when there is none. */
export function unreduplicate(word: string): string[] {
  const hyphen = word.indexOf('-');
  if (hyphen > 0) return fromHalves(word.slice(0, hyphen), word.slice(hyphen + 1));
  const first = CONSONANT_START.exec(word)?.[0];
  if (first && word.startsWith(`${first}e${first}`)) return [word.slice(first.length + 1)];
  return [];
}

/** The second half carries the suffixes, so it is the stem when the halves belong together. */
function fromHalves(left: string, right: string): string[] {
  if (left === right) return [left];
  if (right.startsWith(left)) return [right];
  const sameConsonants = consonantsOf(right).startsWith(consonantsOf(left));
  const sameEnd = left.endsWith(right);
  const infixed = right.replace(/^(.)in/, '$1') === left;
  return sameConsonants || sameEnd || infixed ? [right, left] : [];
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiou]/g, '').replace(/^(m|n|ng|ny)(?=[bdgjlrw])/, '');
}
