import { asksMeaning } from '../check-question.ts';
import { BANK_LEVELS } from './bank-question.ts';
import type { BankQuestion } from './bank-question.ts';
import { CELL_SCOPES, essays, idsOf, measure, WHOLE_BANK, within } from './measure.ts';
import type { Measure } from './measure.ts';
import { requestOf } from './essay-guesses.ts';
import { taskFormOf } from './task-form.ts';

const GROUP = 'Task forms in each cell (bank-v2.md 2)';

/** Questions of each form in a cell of level 1 to 4; forms that stand together share a quota. */
const QUOTAS: readonly { forms: readonly string[]; levels: readonly number[] }[] = [
  { forms: ['F1'], levels: [3, 2, 2, 2] },
  { forms: ['F2'], levels: [6, 5, 4, 1] },
  { forms: ['F3'], levels: [1, 1, 1, 1] },
  { forms: ['F4'], levels: [1, 2, 1, 1] },
  { forms: ['F5'], levels: [0, 2, 1, 1] },
  { forms: ['F6'], levels: [1, 1, 1, 0] },
  { forms: ['F7'], levels: [0, 0, 0, 1] },
  { forms: ['F8'], levels: [2, 1, 2, 0] },
  { forms: ['F9', 'F10', 'F11'], levels: [3, 1, 1, 1] },
  { forms: ['F12'], levels: [1, 1, 1, 0] },
  { forms: ['W1'], levels: [0, 2, 2, 3] },
  { forms: ['W2'], levels: [0, 1, 1, 2] },
  { forms: ['W3'], levels: [0, 0, 1, 4] },
  { forms: ['W4'], levels: [1, 0, 1, 1] },
  { forms: ['W5'], levels: [0, 1, 1, 1] },
  { forms: ['W6'], levels: [1, 0, 0, 0] },
  { forms: ['W7'], levels: [0, 0, 0, 1] },
];

/** One essay in eight may name the base word. */
const MOST_BASES = 12;

/** Requests of essays that give nothing away (bank-v2.md, section 2). */
const PLAIN_REQUEST = /\(Isinen satembung(?: krama)?(?:, wiwitane [a-z]{1,2}-)?\)\s*$/;

export function formMeasures(questions: readonly BankQuestion[]): Measure[] {
  return [...quotaMeasures(questions), ...requestMeasures(questions)];
}

function quotaMeasures(questions: readonly BankQuestion[]): Measure[] {
  return QUOTAS.flatMap(({ forms, levels }) =>
    CELL_SCOPES.flatMap((scope) => {
      const cell = within(questions, scope);
      const quota = levels[BANK_LEVELS.findIndex((level) => level === scope.level)] ?? 0;
      const own = cell.filter((question) => forms.includes(taskFormOf(question)));
      if (cell.length === 0 || (quota === 0 && own.length === 0)) return [];
      const derived = own.filter(({ annotation }) => annotation.form === undefined).length;
      return measure({
        group: GROUP,
        name: forms.length === 1 ? String(forms[0]) : `${forms[0]}-${forms.at(-1)}`,
        scope,
        value: own.length,
        limit: { least: quota, most: quota },
        ids: idsOf(own),
        note: derived > 0 ? `${derived} of them only look like it (no annotation.form)` : '',
      });
    }),
  );
}

function requestMeasures(questions: readonly BankQuestion[]): Measure[] {
  const written = essays(questions);
  const named = written.filter((question) => requestOf(question).base !== undefined);
  const other = written.filter(
    (question) =>
      !asksMeaning(question) &&
      !named.includes(question) &&
      !PLAIN_REQUEST.test(question.questionLine),
  );
  return [
    measure({
      group: GROUP,
      name: 'essays that name the base',
      scope: WHOLE_BANK,
      value: named.length,
      limit: { most: MOST_BASES },
      ids: idsOf(named),
    }),
    measure({
      group: GROUP,
      name: 'essays with another request',
      scope: WHOLE_BANK,
      value: other.length,
      limit: { most: 0 },
      ids: idsOf(other),
    }),
  ];
}
