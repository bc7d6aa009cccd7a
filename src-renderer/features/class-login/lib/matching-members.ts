interface Named {
  name: string;
  number: string | null;
}

/** Letters alone, so that neither capitals nor accents nor points hide a name. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .trim();

/** Those of whose name a word begins as typed, or whose number it is. */
export function matchingMembers<M extends Named>(members: readonly M[], typed: string): M[] {
  const wanted = plain(typed);
  return members.filter(
    ({ name, number }) => ` ${plain(name)}`.includes(` ${wanted}`) || number === wanted,
  );
}
