import { COMPETENCE_CODES } from '../../constants/curriculum.ts';
import type { BankQuestion } from './bank-question.ts';
import { idsOf, measure, WHOLE_BANK } from './measure.ts';
import type { Measure } from './measure.ts';

const GROUP = 'Competences';

/** Reports show a competence from so many questions on; those below are listed, not refused. */
const LEAST_QUESTIONS = 6;

export function competenceMeasures(questions: readonly BankQuestion[]): Measure[] {
  const without = questions.filter(({ annotation }) => annotation.competences === undefined);
  const counts = COMPETENCE_CODES.map((code) => ({
    code,
    count: questions.filter(({ annotation }) => annotation.competences?.includes(code)).length,
  }));
  const few = counts.filter(({ count }) => count < LEAST_QUESTIONS);
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
      limit: {},
      note: few.map(({ code, count }) => `${code} ${count}`).join(', '),
    }),
  ];
}
