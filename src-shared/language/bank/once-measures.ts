import { answeredLines } from '../check-question.ts';
import { tokenise } from '../tokenise.ts';
import type { BankQuestion } from './bank-question.ts';
import { keysOf } from './guesses.ts';
import { CELL_SCOPES, idsOf, measure, multipleChoice, WHOLE_BANK, within } from './measure.ts';
import type { Limit, Measure, Scope } from './measure.ts';
import { normalised } from './option-words.ts';
import { taskFormOf } from './task-form.ts';

const GROUP = 'Once is enough (bank-v2.md 3)';

/** Words that may be the key of two questions, in another level and form. */
const CORE_KEYS: ReadonlySet<string> = new Set(
  'dhahar tindak rawuh sowan matur nyuwun kagem ngendika sare kondur mundhut nedha'.split(' '),
);

/** Words and phrases with the number of questions, or of times, that may have them. */
const STOCK: readonly { name: string; pattern: RegExp; most: number; times?: boolean }[] = [
  { name: 'nose (irung, grana)', pattern: /\b(irung|grana)/giu, most: 6 },
  { name: 'Wah', pattern: /\bwah\b/giu, most: 25, times: true },
  { name: 'Lho', pattern: /\blho\b/giu, most: 25, times: true },
  { name: 'kok', pattern: /\bkok\b/giu, most: 35, times: true },
  { name: 'Ha ha', pattern: /\bha ha\b/giu, most: 4 },
  { name: 'tempe', pattern: /\btempe/giu, most: 3 },
  { name: 'bananas (gedhang, pisang)', pattern: /\b(gedhang|pisang)/giu, most: 3 },
  { name: 'mangoes (pelem)', pattern: /\bpelem/giu, most: 3 },
  { name: 'Pak Wira', pattern: /\bpak wira\b/giu, most: 10 },
  { name: 'Mbah Karta', pattern: /\bmbah karta\b/giu, most: 20 },
  { name: 'Slamet', pattern: /\bSlamet(e|ipun)?\b/gu, most: 15 },
  {
    name: 'Bapak bathes or sleeps',
    pattern: /\b(bapak|pak|panjenengan\p{L}*)\b[^.!?]*\b(siram|sare|adus|turu|tilem)\b/giu,
    most: 2,
  },
];
const PEOPLE_A_CELL = { names: ['Pak Wira', 'Mbah Karta', 'Slamet'], most: 4 };

export function onceMeasures(questions: readonly BankQuestion[]): Measure[] {
  return [
    ...keyMeasures(questions),
    ...optionSetMeasures(multipleChoice(questions)),
    situationMeasure(questions),
    ...openingMeasures(questions),
    ...stockMeasures(questions),
  ];
}

function keyMeasures(questions: readonly BankQuestion[]): Measure[] {
  const users = groupedBy(questions, (question) =>
    keysOf(question).filter((key) => !key.includes(' ')),
  );
  const again = [...users].filter(
    ([key, own]) => own.length > 1 && !(own.length === 2 && CORE_KEYS.has(key) && isVaried(own)),
  );
  return [listed('one-word keys used again', again, { most: 0 })];
}

/** Another level and another task form. */
function isVaried(own: readonly BankQuestion[]): boolean {
  const levels = new Set(own.map(({ level }) => level));
  return levels.size === own.length && new Set(own.map(taskFormOf)).size === own.length;
}

/** Option sets that share three options or more, as pairs. */
function optionSetMeasures(choice: readonly BankQuestion[]): Measure[] {
  const sets = choice.map(({ options }) => new Set(options.map(normalised)));
  const pairs = choice.flatMap((first, at) =>
    choice.slice(at + 1).flatMap((second, offset) => {
      const [own, other] = [sets[at], sets[at + 1 + offset]];
      const common = [...(own ?? [])].filter((option) => other?.has(option));
      return common.length > 2 ? [[common.join(', '), [first, second]] as const] : [];
    }),
  );
  return [listed('pairs of sets that share 3 options', pairs, { most: 0 })];
}

function situationMeasure(questions: readonly BankQuestion[]): Measure {
  const told = groupedBy(questions, ({ annotation }) =>
    annotation.situation === undefined ? [] : [normalised(annotation.situation)],
  );
  return listed(
    'situations told again',
    [...told].filter(([, own]) => own.length > 1),
    { most: 0 },
  );
}

function openingMeasures(questions: readonly BankQuestion[]): Measure[] {
  return CELL_SCOPES.flatMap((scope) => {
    const cell = within(questions, scope);
    if (cell.length === 0) return [];
    const openings = groupedBy(cell, ({ conversation }) => [openingOf(conversation[0] ?? '')]);
    const again = [...openings].filter(([, own]) => own.length > 1);
    return [listed('same two first words', again, { most: 0 }, scope)];
  });
}

function openingOf(line: string): string {
  const words = tokenise(line).filter(({ kind }) => kind === 'word');
  return words
    .slice(0, 2)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
}

function stockMeasures(questions: readonly BankQuestion[]): Measure[] {
  const inBank = STOCK.map(({ name, pattern, most, times }) => {
    const found = questions.filter((question) => timesIn(question, pattern) > 0);
    const value = times
      ? found.reduce((sum, question) => sum + timesIn(question, pattern), 0)
      : found.length;
    const scope = WHOLE_BANK;
    return measure({ group: GROUP, name, scope, value, limit: { most }, ids: idsOf(found) });
  });
  const inCells = STOCK.filter(({ name }) => PEOPLE_A_CELL.names.includes(name)).flatMap(
    ({ name, pattern }) =>
      CELL_SCOPES.flatMap((scope) => {
        const own = within(questions, scope).filter((question) => timesIn(question, pattern) > 0);
        if (own.length === 0) return [];
        const limit = { most: PEOPLE_A_CELL.most };
        const ids = idsOf(own);
        return measure({
          group: GROUP,
          name: `${name}, cells`,
          scope,
          value: own.length,
          limit,
          ids,
        });
      }),
  );
  return [...inBank, ...inCells];
}

function timesIn(question: BankQuestion, pattern: RegExp): number {
  return answeredLines(question).join('\n').match(pattern)?.length ?? 0;
}

function listed(
  name: string,
  groups: readonly (readonly [string, readonly BankQuestion[]])[],
  limit: Limit,
  scope: Scope = WHOLE_BANK,
): Measure {
  const named = groups.map(([text, own]) => ({ text, ids: idsOf(own) }));
  return measure({ group: GROUP, name, scope, value: groups.length, limit, groups: named });
}

function groupedBy(
  questions: readonly BankQuestion[],
  namesOf: (question: BankQuestion) => readonly string[],
): Map<string, BankQuestion[]> {
  const groups = new Map<string, BankQuestion[]>();
  for (const question of questions)
    for (const name of namesOf(question)) groups.set(name, [...(groups.get(name) ?? []), question]);
  return groups;
}
