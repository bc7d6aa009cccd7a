import { SESSION } from '#shared/constants/game.ts';
import { parseCharacterId } from '#shared/constants/characters.ts';
import {
  ASPECTS,
  type PupilAnswer,
  type ReportRow,
} from '#shared/contracts/class-report.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import type { School } from '#shared/contracts/school.contract.ts';
import { isChoiceCorrect } from '#shared/rules/grading.ts';
import { aspectOf, markOf, practiceOf } from '#shared/rules/mark.ts';
import { toMinutes } from '../admin/analytics.views.ts';
import type { Member } from '../classes/members.repository.ts';
import type {
  countAnswers,
  listPupilAnswers,
  listRecordedRuns,
  sumFinished,
} from './class-report.repository.ts';

type Rows<F extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>;

/** What is known of a pupil in the time of a report. */
interface Played {
  answers: Rows<typeof countAnswers>;
  runs: Rows<typeof listRecordedRuns>;
  finished: Rows<typeof sumFinished>[number] | undefined;
}

/** A pupil's line of the report. */
export function toReportRow(
  member: Member,
  { answers, runs, finished }: Played,
  { kkm, practiceAsMark }: Pick<School, 'kkm' | 'practiceAsMark'>,
): ReportRow {
  const practice = practiceOf(runs);
  const practiceMark = markOf(practice);
  const mark = practiceAsMark ? practiceMark : null;
  return {
    _id: String(member.user_id),
    name: member.name,
    number: member.number,
    studentNumber: member.student_number,
    practice: { ...practice, mark: practiceMark },
    unrecorded: finished?.unrecorded ?? 0,
    mark,
    passed: mark === null ? null : mark >= kkm,
    aspects: ASPECTS.map((aspect) => {
      const some = answers.filter(
        ({ speechLevel }) => speechLevel !== null && aspectOf(speechLevel) === aspect,
      );
      const answered = sum(some.map((one) => one.answered));
      const right = sum(some.map((one) => one.right));
      const tally = { questions: answered, answered, right };
      return { aspect, ...tally, mark: markOf(tally) };
    }),
    runs: finished?.runs ?? 0,
    playMinutes: toMinutes(finished?.seconds ?? 0),
    lastPlayedAt: finished === undefined ? null : new Date(finished.lastAt).toISOString(),
  };
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** An answer in the words of the question as it was asked. */
export function toPupilAnswer(
  row: Awaited<ReturnType<typeof listPupilAnswers>>['rows'][number],
  question: PlayQuestion,
): PupilAnswer {
  const { selected_answer: selected, text_answer: text } = row;
  const isEssay = question.type === 'essay';
  const isCorrect = row.is_correct === 1;
  const chosen = selected === SESSION.noChoice ? undefined : question.options[selected ?? -1];
  return {
    when: new Date(row.answered_at ?? 0).toISOString(),
    kind: row.kind,
    characterId: parseCharacterId(question.character) ?? 'semar',
    level: question.level,
    question: question.questionLine,
    given: (isEssay ? text : chosen) || null,
    right: isEssay ? question.correctAnswerText : (question.options[question.correctAnswer] ?? ''),
    isCorrect,
    isLate: !isCorrect && !isEssay && isChoiceCorrect(selected, question.correctAnswer),
    seconds: row.time_spent ?? 0,
  };
}
