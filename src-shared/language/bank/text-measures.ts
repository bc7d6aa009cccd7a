import { answeredLines } from '../check-question.ts';
import { tokenise } from '../tokenise.ts';
import type { BankQuestion } from './bank-question.ts';
import { CULTURE } from './culture.data.ts';
import { CELL_SCOPES, idsOf, LEVEL_SCOPES, measure, WHOLE_BANK, within } from './measure.ts';
import type { Measure } from './measure.ts';

const EXPLANATIONS = 'Explanations (bank-v2.md 5)';
const LENGTHS = 'Lengths';
const CULTURE_GROUP = 'Things to weave in (bank-v2.md 8)';
const LADDER = 'Ladder (bank-v2.md 4)';

const EXPLANATION_WORDS = { least: 15, most: 40, firstSentence: 12 };
/** Reasons that say nothing by themselves, in the whole bank. */
const MOST_EMPTY_REASONS = 20;
const LINE_WORDS = 12;
const JAVANESE_WORDS = 35;
const OPTION_WORDS = 6;
/** Dialogue, question and options together where options are sentences. */
const WORDS_WITH_OPTIONS = 55;
/** An option of so many words is a sentence. */
const SENTENCE = 3;

const RARE_WORDS =
  /\b(miyos|dedalem|cekoh|ngersakake|ngersakaken|grana|lantaran|nitih|midhanget|padharan|wijik)/iu;
const RARE = { level: 4, mostACell: 2 };

type Check = { name: string; most: number; breaks: (question: BankQuestion) => boolean };

const EXPLANATION_CHECKS: readonly Check[] = [
  {
    name: `outside ${EXPLANATION_WORDS.least} to ${EXPLANATION_WORDS.most} words`,
    most: 0,
    breaks: ({ explanation }) => {
      const words = wordCount(explanation);
      return words < EXPLANATION_WORDS.least || words > EXPLANATION_WORDS.most;
    },
  },
  {
    name: `first sentence beyond ${EXPLANATION_WORDS.firstSentence} words`,
    most: 0,
    breaks: ({ explanation }) =>
      wordCount(explanation.split(/(?<=[.!?])['"]?\s/)[0] ?? '') > EXPLANATION_WORDS.firstSentence,
  },
  {
    name: 'without the contrast a · b · c',
    most: 0,
    breaks: ({ explanation }) => explanation.split(' · ').length < 3,
  },
  {
    name: '"bahasa Indonesia", "krama biasa"',
    most: MOST_EMPTY_REASONS,
    breaks: ({ explanation }) => /bahasa Indonesia|krama biasa/i.test(explanation),
  },
  {
    name: '"untuk diri sendiri"',
    most: 0,
    breaks: ({ explanation }) => /untuk diri sendiri/i.test(explanation),
  },
];

const LENGTH_CHECKS: readonly Check[] = [
  {
    name: `a line beyond ${LINE_WORDS} words`,
    most: 0,
    breaks: (question) => lineLengths(question).some((words) => words > LINE_WORDS),
  },
  {
    name: `beyond ${JAVANESE_WORDS} Javanese words`,
    most: 0,
    breaks: (question) => sum(lineLengths(question)) > JAVANESE_WORDS,
  },
  {
    name: `an option beyond ${OPTION_WORDS} words`,
    most: 0,
    breaks: ({ options }) => options.some((option) => wordCount(option) > OPTION_WORDS),
  },
  {
    name: `beyond ${WORDS_WITH_OPTIONS} words with options`,
    most: 0,
    breaks: ({ conversation, questionLine, options }) =>
      options.some((option) => wordCount(option) >= SENTENCE) &&
      sum([...conversation, questionLine].map(javaneseWords)) + sum(options.map(wordCount)) >
        WORDS_WITH_OPTIONS,
  },
];

/** Explanations, lengths, rare words and the culture list. */
export function textMeasures(questions: readonly BankQuestion[]): Measure[] {
  return [
    ...checked(questions, EXPLANATIONS, EXPLANATION_CHECKS),
    ...checked(questions, LENGTHS, LENGTH_CHECKS),
    ...rareMeasures(questions),
    ...cultureMeasures(questions),
  ];
}

function checked(
  questions: readonly BankQuestion[],
  group: string,
  checks: readonly Check[],
): Measure[] {
  return checks.map(({ name, most, breaks }) => {
    const found = questions.filter(breaks);
    const scope = WHOLE_BANK;
    return measure({ group, name, scope, value: found.length, limit: { most }, ids: idsOf(found) });
  });
}

function rareMeasures(questions: readonly BankQuestion[]): Measure[] {
  const rare = questions.filter((q) =>
    RARE_WORDS.test([...answeredLines(q), ...q.options].join(' ')),
  );
  const below = LEVEL_SCOPES.filter(({ level }) => level !== RARE.level).map((scope) => {
    const own = within(rare, scope);
    const ids = idsOf(own);
    const name = 'rare krama inggil';
    return measure({ group: LADDER, name, scope, value: own.length, limit: { most: 0 }, ids });
  });
  const cells = CELL_SCOPES.filter(({ level }) => level === RARE.level).map((scope) => {
    const own = within(rare, scope);
    const limit = { most: RARE.mostACell };
    const ids = idsOf(own);
    return measure({
      group: LADDER,
      name: 'rare krama inggil',
      scope,
      value: own.length,
      limit,
      ids,
    });
  });
  return [...below, ...cells];
}

function cultureMeasures(questions: readonly BankQuestion[]): Measure[] {
  return CELL_SCOPES.flatMap((scope) => {
    const cell = within(questions, scope);
    const items = CULTURE.filter(
      ({ character, level }) => character === scope.character && level === scope.level,
    );
    if (cell.length === 0) return [];
    const missing = items.filter(
      ({ words }) => !cell.some((question) => words.test(textOf(question))),
    );
    return measure({
      group: CULTURE_GROUP,
      name: 'told',
      scope,
      value: items.length - missing.length,
      limit: { least: items.length },
      note: missing.map(({ name }) => name).join(', '),
    });
  });
}

function textOf(question: BankQuestion): string {
  return [...answeredLines(question), ...question.options].join('\n');
}

function lineLengths(question: BankQuestion): number[] {
  return answeredLines(question).map(javaneseWords);
}

function javaneseWords(line: string): number {
  return tokenise(line).filter(({ kind }) => kind === 'word' || kind === 'blank').length;
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
