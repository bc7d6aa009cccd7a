import { checkOption } from '../check-question.ts';
import type { RuleName } from '../types.ts';
import type { BankQuestion } from './bank-question.ts';
import { chanceOf } from './guesses.ts';
import {
  idsOf,
  LEVEL_SCOPES,
  measure,
  multipleChoice,
  percentOf,
  WHOLE_BANK,
  within,
} from './measure.ts';
import type { Limit, Measure, Scope } from './measure.ts';
import { formsOfOneRow, hasIndonesianWord, wordsOf } from './option-words.ts';
import type { IsIndonesian } from './option-words.ts';

const GROUP = 'Options (bank-v2.md 1)';

/** Questions of a level, 1 to 4, with a false friend among the options. */
const MOST_FALSE_FRIENDS = [7, 6, 5, 3];
/** Share of a level's questions with three or four forms of one meaning. */
const MOST_FAMILIES = [15, 35, 25, 35];
const LEAST_FLAWLESS = { one: 100, two: 60 };
const LEAST_FITTING = 67;
const MOST_AFFIX_ERRORS = 25;
const AFFIX_ERRORS: ReadonlySet<string> = new Set(['E5', 'E6', 'E7']);
const LONGEST_KEY: Limit = { least: 20, most: 30 };
const PLAIN_GRIDS: Limit = { least: 40, most: 60 };

/** Columns that keys come from, in percent; half as much again either way is within reason. */
const KEY_COLUMNS: readonly { level: number; column: KeyColumn; share: number }[] = [
  { level: 2, column: 'krama inggil', share: 45 },
  { level: 2, column: 'krama andhap', share: 15 },
  { level: 2, column: 'plain', share: 40 },
  { level: 4, column: 'krama inggil', share: 40 },
  { level: 4, column: 'krama andhap', share: 20 },
  { level: 4, column: 'plain', share: 40 },
];
const KEY_SHARE_MARGIN = 10;

type KeyColumn = 'krama inggil' | 'krama andhap' | 'plain';

/** Rules that a word breaks in any scene of the line's speech level. */
const FRAME_RULES: ReadonlySet<RuleName> = new Set<RuleName>([
  'wrong-frame',
  'affix-frame',
  'affix-mix',
  'indonesian',
  'madya',
  'non-standard',
  'spelling',
  'number',
]);

/** Codes of errors that leave the option right in another scene of the same frame. */
const FLAWLESS_CODES: ReadonlySet<string> = new Set(['E11', 'E12', 'E13']);
const NEVER = 'never';

export function optionMeasures(
  questions: readonly BankQuestion[],
  isIndonesian: IsIndonesian,
): Measure[] {
  const choice = multipleChoice(questions);
  return [
    ...indonesianMeasures(choice, isIndonesian),
    ...swapMeasures(choice),
    ...gridMeasures(choice),
    ...LEVEL_SCOPES.flatMap((scope) => levelMeasures(choice, scope)),
    ...keyColumnMeasures(questions),
  ].filter(({ scope }) => within(questions, scope).length > 0);
}

/** G1 */
function indonesianMeasures(
  choice: readonly BankQuestion[],
  isIndonesian: IsIndonesian,
): Measure[] {
  const plain = choice.filter(({ options, correctAnswer, annotation }) =>
    options.some(
      (option, at) =>
        at !== correctAnswer &&
        hasIndonesianWord(option, annotation.distractors[at] === 'E9' ? isIndonesian : nobody),
    ),
  );
  const found = LEVEL_SCOPES.map((scope, at) => {
    const own = within(choice, scope).filter(({ annotation }) =>
      annotation.distractors.includes('E9'),
    );
    return counted('G1 with a false friend (E9)', scope, own, {
      most: MOST_FALSE_FRIENDS[at] ?? 0,
    });
  });
  return [...found, counted('G1 with a plain Indonesian word', WHOLE_BANK, plain, { most: 0 })];
}

/** Of other options only the lexicon tells: the list has loans that Javanese shares. */
const nobody: IsIndonesian = () => false;

/** G2 */
function swapMeasures(choice: readonly BankQuestion[]): Measure[] {
  const said = choice.filter(({ annotation }) => annotation.swap !== undefined).length;
  const flawless = (question: BankQuestion, least: number) => flawlessOptions(question) >= least;
  return LEVEL_SCOPES.flatMap((scope) => {
    const own = within(choice, scope);
    return [
      share('G2 one option right elsewhere', scope, own, (q) => flawless(q, 1), {
        least: LEAST_FLAWLESS.one,
      }),
      share('G2 two options right elsewhere', scope, own, (q) => flawless(q, 2), {
        least: LEAST_FLAWLESS.two,
      }),
    ];
  }).map((entry) => ({ ...entry, note: `swap is given in ${said}, else told by the error codes` }));
}

/** Wrong options that are right in another scene, as annotated, else by their error codes. */
function flawlessOptions({ annotation, correctAnswer }: BankQuestion): number {
  const { swap, distractors } = annotation;
  if (swap) return swap.filter((scene, at) => at !== correctAnswer && scene !== NEVER).length;
  return distractors.filter((code) => code !== null && FLAWLESS_CODES.has(code)).length;
}

/** G3 */
function gridMeasures(choice: readonly BankQuestion[]): Measure[] {
  const grids = choice.filter(({ options }) => isGrid(options));
  if (grids.length === 0) return [];
  const isPlain = (question: BankQuestion) => keyColumnOf(question) === 'plain';
  return [share(`G3 of ${grids.length} grids, key plain`, WHOLE_BANK, grids, isPlain, PLAIN_GRIDS)];
}

/** True when the options cross two choices of two: {a, b} x {c, d} beside common words. */
export function isGrid(options: readonly string[]): boolean {
  if (options.length !== 4) return false;
  const words = options.map((option) => new Set(wordsOf(option).map(({ lower }) => lower)));
  const common = [...(words[0] ?? [])].filter((word) => words.every((own) => own.has(word)));
  const [first, ...others] = words.map((own) => [...own].filter((word) => !common.includes(word)));
  if (!first || first.length < 2) return false;
  return others.some((opposite, at) => {
    if (opposite.some((word) => first.includes(word))) return false;
    const [left = [], right = []] = others.filter((_, index) => index !== at);
    const corners = [left, right].map((own) => ({
      fromFirst: own.filter((word) => first.includes(word)),
      fromOpposite: own.filter((word) => opposite.includes(word)),
      rest: own.filter((word) => !first.includes(word) && !opposite.includes(word)),
    }));
    const mixed = corners.every(
      ({ fromFirst, fromOpposite, rest }) =>
        fromFirst.length > 0 && fromOpposite.length > 0 && rest.length === 0,
    );
    const taken = corners.flatMap(({ fromFirst }) => fromFirst);
    return mixed && taken.length === first.length && new Set(taken).size === first.length;
  });
}

/** G4 to G6 in one level. */
function levelMeasures(choice: readonly BankQuestion[], scope: Scope): Measure[] {
  const own = within(choice, scope);
  const at = (scope.level ?? 1) - 1;
  const found = [
    share('G4 three forms of one meaning', scope, own, hasFamily, { most: MOST_FAMILIES[at] ?? 0 }),
    share('G6 with an affix error (E5-E7)', scope, own, (q) => affixErrors(q) > 0, {
      most: MOST_AFFIX_ERRORS,
    }),
    counted(
      'G6 three affix errors in one',
      scope,
      own.filter((q) => affixErrors(q) > 2),
      { most: 0 },
    ),
    longestKey(own, scope),
  ];
  if (scope.level === 1 || scope.level === 3)
    found.push(
      share('G5 three options fit the frame', scope, own, (q) => fittingOptions(q) >= 3, {
        least: LEAST_FITTING,
      }),
    );
  return found;
}

function hasFamily({ options }: BankQuestion): boolean {
  return formsOfOneRow(options) >= 3;
}

function affixErrors({ annotation }: BankQuestion): number {
  return annotation.distractors.filter((code) => code !== null && AFFIX_ERRORS.has(code)).length;
}

function fittingOptions(question: BankQuestion): number {
  return question.options.filter(
    (_, at) =>
      at === question.correctAnswer ||
      !checkOption(question, at).some(({ rule }) => FRAME_RULES.has(rule)),
  ).length;
}

function longestKey(own: readonly BankQuestion[], scope: Scope): Measure {
  const chances = own.map(({ options, correctAnswer }) =>
    chanceOf(
      options.map(({ length }) => length),
      correctAnswer,
    ),
  );
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return measure({
    group: GROUP,
    name: 'G6 key is the longest option',
    scope,
    value: percentOf(sum, own.length),
    limit: LONGEST_KEY,
    unit: '%',
    ids: idsOf(own.filter((_, index) => chances[index] === 1)),
  });
}

/** G5 */
function keyColumnMeasures(questions: readonly BankQuestion[]): Measure[] {
  return KEY_COLUMNS.map(({ level, column, share: wanted }) => {
    const own = within(questions, { level }).filter(
      ({ type }) => level === 2 || type === 'multiple_choice',
    );
    return share(
      `G5 key is ${column}`,
      { level },
      own,
      (question) => keyColumnOf(question) === column,
      { least: wanted - KEY_SHARE_MARGIN, most: wanted + KEY_SHARE_MARGIN },
    );
  });
}

/** The most honouring column that a word of the key comes from. */
function keyColumnOf({ type, options, correctAnswer, correctAnswerText }: BankQuestion): KeyColumn {
  const key =
    type === 'essay' ? (correctAnswerText.split(' / ')[0] ?? '') : (options[correctAnswer] ?? '');
  const levels = wordsOf(key).map(({ readings }) => readings[0]?.level);
  if (levels.includes('KD')) return 'krama andhap';
  return levels.includes('KI') ? 'krama inggil' : 'plain';
}

function counted(name: string, scope: Scope, own: readonly BankQuestion[], limit: Limit): Measure {
  return measure({ group: GROUP, name, scope, value: own.length, limit, ids: idsOf(own) });
}

function share(
  name: string,
  scope: Scope,
  own: readonly BankQuestion[],
  holds: (question: BankQuestion) => boolean,
  limit: Limit,
): Measure {
  const found = own.filter(holds);
  // A share that is too small is mended at the questions that lack it.
  const behind = limit.most === undefined ? own.filter((question) => !holds(question)) : found;
  return measure({
    group: GROUP,
    name,
    scope,
    value: percentOf(found.length, own.length),
    limit,
    unit: '%',
    ids: idsOf(behind),
  });
}
