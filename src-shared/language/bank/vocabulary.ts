import { answeredLines } from '../check-question.ts';
import { LEXICON } from '../lexicon.ts';
import { readSentence } from '../sentence.ts';
import type { Lemma } from '../types.ts';
import type { BankQuestion } from './bank-question.ts';

export type UsedWord = { form: string; levels: Set<number> };

export type Vocabulary = {
  /** Word forms as written, names left out. */
  forms: ReadonlySet<string>;
  /** Lexicon words (a row at one speech level), each with the game levels it occurs in. */
  words: readonly UsedWord[];
  rows: ReadonlySet<Lemma>;
  /** Questions that use each topic of the lexicon. */
  topics: ReadonlyMap<string, number>;
  untouchedTopics: readonly string[];
};

const NO_TOPIC: ReadonlySet<string> = new Set(['afiks', 'tambahan', 'frasa-tetap']);

/** Javanese words of conversations and question lines with the right answer in place. */
export function vocabularyOf(questions: readonly BankQuestion[]): Vocabulary {
  const forms = new Set<string>();
  const words = new Map<string, UsedWord>();
  const rows = new Set<Lemma>();
  const topics = new Map<string, number>();
  for (const question of questions) {
    const touched = new Set<string>();
    for (const token of answeredLines(question).flatMap((line) => readSentence(line))) {
      if (token.kind !== 'word' || token.roles.has('name')) continue;
      forms.add(token.lower);
      for (const { lemma } of token.readings) {
        rows.add(lemma);
        touched.add(lemma.topic);
      }
      // A homograph counts once, under its first reading.
      const [first] = token.readings;
      if (first) {
        const id = `${first.lemma.id} ${first.level}`;
        const word = words.get(id) ?? { form: first.form, levels: new Set<number>() };
        word.levels.add(question.level);
        words.set(id, word);
      }
      if (token.roles.has('fixed')) touched.add('salam');
    }
    for (const topic of touched) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  }
  const all = new Set(
    LEXICON.lemmas.map(({ topic }) => topic).filter((name) => !NO_TOPIC.has(name)),
  );
  const untouchedTopics = [...all].filter((topic) => !topics.has(topic));
  return { forms, words: [...words.values()], rows, topics, untouchedTopics };
}
