import { BANK_CHARACTERS, BANK_LEVELS } from './bank-question.ts';
import type { BankQuestion } from './bank-question.ts';

/** What a figure may be; a figure without a limit is only shown. */
export type Limit = { least?: number; most?: number };

/** One figure of the bank beside its limit; `ids` and `groups` name the questions behind it. */
export type Measure = {
  group: string;
  name: string;
  scope: Scope;
  value: number;
  limit: Limit;
  unit: '%' | '';
  ids: readonly number[];
  /** What comes again, each with its questions. */
  groups: readonly Group[];
  note: string;
};

export type Group = { text: string; ids: readonly number[] };

/** The bank, a level, or a cell: one character and one level. */
export type Scope = { character?: string; level?: number };

type MeasureInput = Pick<Measure, 'group' | 'name' | 'scope' | 'value' | 'limit'> &
  Partial<Pick<Measure, 'unit' | 'ids' | 'groups' | 'note'>>;

export function measure(input: MeasureInput): Measure {
  return { unit: '', ids: [], groups: [], note: '', ...input };
}

/** True when the figure is within its limit, as it is shown: rounded. */
export function isHeld({ value, limit }: Measure): boolean {
  const shown = Math.round(value);
  return shown >= (limit.least ?? -Infinity) && shown <= (limit.most ?? Infinity);
}

export const WHOLE_BANK: Scope = {};
export const LEVEL_SCOPES: readonly Scope[] = BANK_LEVELS.map((level) => ({ level }));
export const CELL_SCOPES: readonly Scope[] = BANK_CHARACTERS.flatMap((character) =>
  BANK_LEVELS.map((level) => ({ character, level })),
);

/** The questions of a scope. */
export function within(questions: readonly BankQuestion[], scope: Scope): BankQuestion[] {
  return questions.filter(
    ({ character, level }) =>
      (scope.character === undefined || character === scope.character) &&
      (scope.level === undefined || level === scope.level),
  );
}

export function isCell({ character, level }: Scope): boolean {
  return character !== undefined && level !== undefined;
}

export function scopeName({ character, level }: Scope): string {
  if (character !== undefined) return level === undefined ? character : `${character} ${level}`;
  return level === undefined ? 'bank' : `L${level}`;
}

export function multipleChoice(questions: readonly BankQuestion[]): BankQuestion[] {
  return questions.filter(({ type }) => type === 'multiple_choice');
}

export function essays(questions: readonly BankQuestion[]): BankQuestion[] {
  return questions.filter(({ type }) => type === 'essay');
}

/** Part of a whole in percent; of nothing it is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

export function idsOf(questions: readonly BankQuestion[]): number[] {
  return questions.map(({ id }) => id);
}

/**
 * The measures as lines, one for each name, every figure beside its limit; beyond it stands "!!"
 * with those of the questions given that it comes from.
 */
export function measureLines(
  shown: readonly Measure[],
  questions: readonly BankQuestion[],
): string[] {
  const own = new Set(idsOf(questions));
  const lines: string[] = [];
  const groups = new Set(shown.map(({ group }) => group));
  for (const group of groups) {
    lines.push(`${group}:`);
    const inGroup = shown.filter((entry) => entry.group === group);
    for (const name of new Set(inGroup.map((entry) => entry.name))) {
      const figures = inGroup.filter((entry) => entry.name === name);
      lines.push(`  ${name.padEnd(NAME_WIDTH)} ${figures.map(figure).join(' · ')}`);
      for (const entry of figures.filter((found) => !isHeld(found) || isOnlyShown(found)))
        lines.push(...behind(entry, own));
    }
  }
  const beyond = shown.filter((entry) => !isHeld(entry)).length;
  lines.push(`Figures beyond their limit: ${beyond} of ${shown.length}`);
  return lines;
}

const NAME_WIDTH = 34;

/** True when a figure is about the scope wanted, or about more than it. */
export function concerns({ scope: own }: Measure, wanted: Scope): boolean {
  if (wanted.character === undefined && wanted.level === undefined) return true;
  if (isCell(own)) return own.character === wanted.character && own.level === wanted.level;
  return own.level === undefined || own.level === wanted.level;
}

/** A bank-wide figure without a limit is there for its note. */
function isOnlyShown({ scope, limit }: Measure): boolean {
  return !isCell(scope) && limit.least === undefined && limit.most === undefined;
}

function figure(entry: Measure): string {
  const mark = isHeld(entry) ? '' : ' !!';
  const value = `${Math.round(entry.value)}${entry.unit === '%' ? ' %' : ''}`;
  return `${scopeName(entry.scope)} ${value} (${limitText(entry.limit)})${mark}`;
}

function limitText({ least, most }: Limit): string {
  if (least !== undefined && most !== undefined)
    return least === most ? `= ${least}` : `${least} to ${most}`;
  if (least !== undefined) return `>= ${least}`;
  return most === undefined ? 'no limit' : `<= ${most}`;
}

function behind({ scope, ids, groups, note }: Measure, own: ReadonlySet<number>): string[] {
  const again = groups
    .filter((group) => group.ids.some((id) => own.has(id)))
    .map((group) => `${group.text} (${group.ids.join(' ')})`);
  const found = ids.filter((id) => own.has(id)).join(' ');
  const parts = [note, again.join('; '), found].filter((part) => part !== '');
  return parts.length === 0 ? [] : [`      ${scopeName(scope)}: ${parts.join(': ')}`];
}
