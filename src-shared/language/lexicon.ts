import { LEXICON_TSV } from './lexicon.data.ts';
import { readNote } from './lexicon-notes.ts';
import { denasalise } from './nasal.ts';
import { SUPPLEMENT_TSV } from './supplement.data.ts';
import type { Lemma, WordLevel } from './types.ts';

export type Entry = { lemma: Lemma; level: WordLevel };
export type DeniedKind = 'madya' | 'non-standard' | 'spelling';
export type Denied = { kind: DeniedKind; lemma: Lemma };

export type Lexicon = {
  lemmas: readonly Lemma[];
  /** Single words and phrases as written in the rows and their variants. */
  forms: ReadonlyMap<string, readonly Entry[]>;
  /** Verb roots without their nasal: tulis for nulis. */
  roots: ReadonlyMap<string, readonly Entry[]>;
  /** Forms that the notes mark as madya, krama desa or misspelt (R14, R15, R24). */
  denied: ReadonlyMap<string, readonly Denied[]>;
  /** Rows by their Indonesian word, for R25. */
  indonesian: ReadonlyMap<string, readonly Lemma[]>;
  /** Words in the longest phrase. */
  longestPhrase: number;
};

/** Everything the checker knows about words: the lexicon and its hand-kept supplement. */
export const LEXICON: Lexicon = buildLexicon(`${LEXICON_TSV}${SUPPLEMENT_TSV}`);

/** Builds the indexes from tab separated rows; header lines are skipped. */
export function buildLexicon(tsv: string): Lexicon {
  const lemmas = parseRows(tsv);
  const forms = new Map<string, Entry[]>();
  const roots = new Map<string, Entry[]>();
  const denied = new Map<string, Denied[]>();
  const indonesian = new Map<string, Lemma[]>();
  for (const lemma of lemmas) {
    if (lemma.wordClass === 'afiks') continue;
    for (const [form, level] of formsOf(lemma)) {
      add(forms, form, { lemma, level });
      if (lemma.wordClass === 'verba' || lemma.wordClass === 'adverbia')
        for (const root of denasalise(form)) add(roots, root, { lemma, level });
    }
    for (const [form, kind] of deniedOf(lemma)) add(denied, form, { kind, lemma });
    for (const word of indonesianWords(lemma.indonesian)) add(indonesian, word, lemma);
  }
  const longestPhrase = Math.max(...[...forms.keys()].map((form) => form.split(' ').length));
  return { lemmas, forms, roots, denied, indonesian, longestPhrase };
}

function parseRows(tsv: string): Lemma[] {
  const rows = tsv
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('id_indonesia'))
    .map((line) => line.split('\t'));
  return rows.map((cells, id) => ({
    id,
    indonesian: cells[0] ?? '',
    ngoko: cells[1] ?? '',
    krama: cells[2] ?? '',
    kramaInggil: cells[3] ?? '',
    kramaAndhap: cells[4] ?? '',
    wordClass: cells[5] ?? '',
    topic: cells[6] ?? '',
    note: cells[7] ?? '',
  }));
}

/** Every form of a row with its level; a row without a krama cell is krama-ngoko (R13). */
function formsOf(lemma: Lemma): [string, WordLevel][] {
  const { variants } = readNote(lemma.note);
  const shared = lemma.krama === '' || lemma.krama === lemma.ngoko;
  const variantLevel: WordLevel = shared && variants.K.length === 0 ? 'S' : 'N';
  const usableEverywhere = shared || lemma.note.includes('semua tingkat');
  const all: [string, WordLevel][] = [
    [lemma.ngoko, usableEverywhere ? 'S' : 'N'],
    [lemma.krama, lemma.note.includes('lazim juga dalam ngoko') ? 'S' : 'K'],
    [lemma.kramaInggil, 'KI'],
    [lemma.kramaAndhap, 'KD'],
    ...variants.N.map((form): [string, WordLevel] => [form, variantLevel]),
    ...variants.K.map((form): [string, WordLevel] => [form, 'K']),
    ...variants.KI.map((form): [string, WordLevel] => [form, 'KI']),
    ...variants.KD.map((form): [string, WordLevel] => [form, 'KD']),
  ];
  return all.filter(([form]) => form !== '').map(([form, level]) => [form.toLowerCase(), level]);
}

function deniedOf(lemma: Lemma): [string, DeniedKind][] {
  const note = readNote(lemma.note);
  const single = (form: string) => !form.includes(' ');
  return [
    ...note.madya.filter(single).map((form): [string, DeniedKind] => [form, 'madya']),
    ...note.nonStandard.filter(single).map((form): [string, DeniedKind] => [form, 'non-standard']),
    ...note.spoken.filter(single).map((form): [string, DeniedKind] => [form, 'non-standard']),
    ...note.misspelt.filter(single).map((form): [string, DeniedKind] => [form, 'spelling']),
  ];
}

function indonesianWords(cell: string): string[] {
  return cell
    .replace(/\([^)]*\)/g, '')
    .split(/[,/]/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => /^[a-z]+(-[a-z]+)?$/.test(word));
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
