export type { SpeechLevel } from '../contracts/question.ts';

/** N ngoko, K krama, KI krama inggil, KD krama andhap, S shared by all levels. */
export type WordLevel = 'N' | 'K' | 'KI' | 'KD' | 'S';

export type RuleName =
  | 'wrong-frame'
  | 'affix-frame'
  | 'affix-mix'
  | 'krama-inggil-self'
  | 'krama-inggil-person'
  | 'krama-inggil-missing'
  | 'krama-andhap'
  | 'krama-andhap-missing'
  | 'possession'
  | 'madya'
  | 'non-standard'
  | 'spelling'
  | 'indonesian'
  | 'number'
  | 'negation'
  | 'imperative'
  | 'address'
  | 'line-level'
  | 'unknown-word'
  | 'stale-exception';

/** A fault in one line; `start` and `end` are character positions in the text given. */
export type Finding = {
  start: number;
  end: number;
  word: string;
  rule: RuleName;
  /** In Indonesian, for the writer of the question. */
  reason: string;
  suggestion?: string;
};

/** One row of the lexicon, each cell already cut into its forms. */
export type Lemma = {
  id: number;
  indonesian: string;
  ngoko: string;
  krama: string;
  kramaInggil: string;
  kramaAndhap: string;
  wordClass: string;
  topic: string;
  note: string;
};

/** One way to understand a word form: its row, its level there and the affixes taken off. */
export type Reading = {
  lemma: Lemma;
  form: string;
  level: WordLevel;
  affixes: readonly string[];
  /** Level of the affixes together: S when they fit every frame. */
  affixLevel: 'S' | 'N' | 'K' | 'mixed';
};
