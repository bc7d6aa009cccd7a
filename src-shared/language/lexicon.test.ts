import { describe, expect, it } from 'vitest';
import { LEXICON } from './lexicon.ts';
import { LEXICON_TSV } from './lexicon.data.ts';
import { SUPPLEMENT_TSV } from './supplement.data.ts';

/** Words of the supplement that sound like another word of the lexicon: the speech level, to marry. */
const HOMOGRAPHS: ReadonlySet<string> = new Set(['krama']);

describe('lexicon', () => {
  it('has eight columns in every row', () => {
    const rows = `${LEXICON_TSV}${SUPPLEMENT_TSV}`.split('\n').filter((row) => row !== '');
    expect(rows.filter((row) => row.split('\t').length !== 8)).toEqual([]);
  });

  it('adds no word that the lexicon already has', () => {
    const main = new Set(
      LEXICON_TSV.split('\n')
        .slice(1)
        .flatMap((row) => row.split('\t').slice(1, 5))
        .filter((form) => form),
    );
    const added = SUPPLEMENT_TSV.split('\n').map((row) => row.split('\t')[1] ?? '');
    expect(added.filter((form) => main.has(form) && !HOMOGRAPHS.has(form))).toEqual([]);
  });

  it.each([
    ['omah', ['N']],
    ['griya', ['K']],
    ['dalem', ['KD', 'KI']],
    ['adus', ['S']],
    ['nedha', ['K', 'K']],
    ['punapa', ['K']],
  ])('reads %s as %j', (form, levels) => {
    const found = (LEXICON.forms.get(form) ?? []).map(({ level }) => level);
    expect(found.sort()).toEqual(levels);
  });

  it.each([
    ['niki', 'madya'],
    ['sedanten', 'non-standard'],
    ['opo', 'spelling'],
  ])('denies %s as %s', (form, kind) => {
    expect(LEXICON.denied.get(form)?.[0]?.kind).toBe(kind);
  });
});
