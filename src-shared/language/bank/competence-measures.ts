import { COMPETENCE_CODES } from '../../constants/curriculum.ts';
import type { BankQuestion } from './bank-question.ts';
import { idsOf, measure, WHOLE_BANK } from './measure.ts';
import type { Measure } from './measure.ts';

const GROUP = 'Competences';

/** A report shows a competence from so many questions on. */
const LEAST_QUESTIONS = 6;
/** Reading script is trained by exercises of its own; of it the bank has names alone. */
const TRAINED_ELSEWHERE: ReadonlySet<string> = new Set(['C.AJ.1', 'D.AJ.1']);

export function competenceMeasures(questions: readonly BankQuestion[]): Measure[] {
  const without = questions.filter(({ annotation }) => annotation.competences === undefined);
  const counts = COMPETENCE_CODES.map((code) => ({
    code,
    count: questions.filter(({ annotation }) => annotation.competences?.includes(code)).length,
  }));
  const few = counts.filter(
    ({ code, count }) => count < LEAST_QUESTIONS && !TRAINED_ELSEWHERE.has(code),
  );
  return [
    measure({
      group: GROUP,
      name: 'questions without a competence',
      scope: WHOLE_BANK,
      value: without.length,
      limit: { most: 0 },
      ids: idsOf(without),
    }),
    measure({
      group: GROUP,
      name: `codes with fewer than ${LEAST_QUESTIONS} questions`,
      scope: WHOLE_BANK,
      value: few.length,
      limit: { most: 0 },
      note: few.map(({ code, count }) => `${code} ${count}`).join(', '),
    }),
  ];
}
