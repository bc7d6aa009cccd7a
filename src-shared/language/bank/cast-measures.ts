import { speakerOf } from '../tokenise.ts';
import { BANK_CHARACTERS } from './bank-question.ts';
import type { BankQuestion } from './bank-question.ts';
import { countBy } from './cell-structure.ts';
import { CELL_SCOPES, idsOf, measure, percentOf, WHOLE_BANK, within } from './measure.ts';
import type { Measure } from './measure.ts';

const GROUP = 'Cast and turns (bank-v2.md 6 and 7)';

/** Share of the lines of side characters that women and girls speak, in percent. */
const LEAST_LINES_OF_WOMEN = 45;
/** Questions of a cell in which a girl or woman decides, knows, repairs or wins. */
const LEAST_LEADS = 5;
/** Questions of a cell with one kind of turn. */
const MOST_TURNS = 4;

const WOMEN: ReadonlySet<string> = new Set([
  'sari',
  'ratri',
  'simbah',
  'ibu',
  'bu',
  'mbak',
  'mbakyu',
  'budhe',
  'bulik',
  'mbah putri',
  'eyang putri',
  'simbok',
]);
const MEN: ReadonlySet<string> = new Set([
  'slamet',
  'dimas',
  'bapak',
  'pak',
  'mas',
  'pakdhe',
  'paklik',
  'mbah karta',
  'eyang suta',
  'mbah kakung',
]);

type Gender = 'woman' | 'man' | 'not told';

export function castMeasures(questions: readonly BankQuestion[]): Measure[] {
  return [...speakerMeasures(questions), ...leadMeasures(questions), ...turnMeasures(questions)];
}

function speakerMeasures(questions: readonly BankQuestion[]): Measure[] {
  return [WHOLE_BANK, ...CELL_SCOPES].flatMap((scope) => {
    const speakers = within(questions, scope).flatMap(sideSpeakers);
    if (speakers.length === 0) return [];
    const counts = countBy(speakers);
    const women = speakers.filter((speaker) => genderOf(speaker) === 'woman').length;
    const told = speakers.filter((speaker) => genderOf(speaker) !== 'not told').length;
    const list = [...counts].sort(([, a], [, b]) => b - a).map(([name, n]) => `${name} ${n}`);
    const isBank = scope === WHOLE_BANK;
    return measure({
      group: GROUP,
      name: isBank ? 'lines of women and girls' : 'lines of women and girls, cells',
      scope,
      value: percentOf(women, told),
      limit: isBank ? { least: LEAST_LINES_OF_WOMEN } : {},
      unit: '%',
      note: list.join(', '),
    });
  });
}

/** Who speaks beside the Punakawan, once for each line. */
function sideSpeakers({ conversation, questionLine }: BankQuestion): string[] {
  return [...conversation, questionLine]
    .flatMap((line) => speakerOf(line).split(/ lan /))
    .filter((name) => name !== '' && !BANK_CHARACTERS.some((main) => main === name));
}

function genderOf(speaker: string): Gender {
  const lower = speaker.toLowerCase();
  const title = lower.split(' ')[0] ?? '';
  if (WOMEN.has(lower) || WOMEN.has(title)) return 'woman';
  return MEN.has(lower) || MEN.has(title) ? 'man' : 'not told';
}

function leadMeasures(questions: readonly BankQuestion[]): Measure[] {
  return CELL_SCOPES.flatMap((scope) => {
    const cell = within(questions, scope);
    if (cell.length === 0) return [];
    const led = cell.filter(({ annotation }) => annotation.lead !== undefined);
    return measure({
      group: GROUP,
      name: 'a girl or woman leads',
      scope,
      value: led.length,
      limit: { least: LEAST_LEADS },
      ids: idsOf(led),
      note: 'annotation.lead',
    });
  });
}

function turnMeasures(questions: readonly BankQuestion[]): Measure[] {
  return CELL_SCOPES.flatMap((scope) => {
    const cell = within(questions, scope);
    if (cell.length === 0) return [];
    const turns = cell.flatMap(({ annotation }) => annotation.turn ?? []);
    const counts = [...countBy(turns.filter((turn) => turn !== 'liya'))];
    const most = Math.max(0, ...counts.map(([, count]) => count));
    return measure({
      group: GROUP,
      name: 'most turns of one kind',
      scope,
      value: most,
      limit: { most: MOST_TURNS },
      note: `${cell.length - turns.length} not said; ${counts.map(([turn, n]) => `${turn} ${n}`).join(', ')}`,
    });
  });
}
