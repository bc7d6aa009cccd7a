import type * as z from 'zod/mini';
import { reportTexts } from '#shared/texts/class-report.ts';
import type { Pagination } from '#shared/contracts/common.ts';
import {
  ASPECTS,
  type ClassReport,
  type classReportApi,
  type PupilAnswer,
} from '#shared/contracts/class-report.contract.ts';
import { meanMark } from '#shared/rules/mark.ts';
import { toPagination } from '../../http/pagination.ts';
import { dayStart, localDay, periodStart } from '../../lib/local-day.ts';
import type { ServerContext } from '../../server-context.ts';
import { getClass } from '../classes/classes.repository.ts';
import { inList } from '../classes/classes.views.ts';
import { getMember, listMembers } from '../classes/members.repository.ts';
import { findVersions } from '../questions/questions.repository.ts';
import { findSchool } from '../school/school.repository.ts';
import {
  countAnswers,
  listPupilAnswers,
  listRecordedRuns,
  sumFinished,
  type Span,
} from './class-report.repository.ts';
import { toPupilAnswer, toReportRow } from './class-report.views.ts';

type Period = z.output<(typeof classReportApi.report)['query']>;
type AnswersQuery = z.output<(typeof classReportApi.answers)['query']>;

export interface ClassReportService {
  /** Throws NOT_FOUND. */
  report(classId: number, period: Period): Promise<ClassReport>;
  /** What a member answered. Throws NOT_FOUND. */
  answers(
    seat: { classId: number; userId: number },
    query: AnswersQuery,
  ): Promise<{ data: PupilAnswer[]; pagination: Pagination }>;
}

/** What the pupils of a class have reached (decisions, 'marks'). */
export function createClassReport({ db, scope, clock }: ServerContext): ClassReportService {
  const spanOf = ({ period, from, to }: Pick<Period, 'period' | 'from' | 'to'>): Span => {
    const fromDay = periodStart(period, clock.now()) || from;
    return {
      fromDay,
      toDay: to,
      from: fromDay === undefined ? undefined : dayStart(fromDay),
      until: to === undefined ? undefined : dayStart(to, 1),
    };
  };

  return {
    async report(classId, period) {
      const span = spanOf(period);
      const { name: className, kkm } = await getClass(db, classId);
      const school = await findSchool(db);
      const members = (await listMembers(db, classId))
        .filter((member) => member.removed_at === null)
        .sort(inList);
      const answers = await countAnswers(db, classId, span);
      const runs = await listRecordedRuns(db, classId, span);
      const finished = await sumFinished(db, classId, span);
      const rows = members.map((member) => {
        const isTheirs = ({ userId }: { userId: number }) => userId === member.user_id;
        const played = {
          answers: answers.filter(isTheirs),
          runs: runs.filter(isTheirs),
          finished: finished.find(isTheirs),
        };
        return toReportRow(member, played, { ...school, kkm });
      });
      return {
        className,
        kkm,
        from: span.fromDay ?? null,
        to: span.toDay ?? null,
        today: localDay(clock.now()),
        school,
        explanation: `${reportTexts.practice} ${school.practiceAsMark ? reportTexts.asMark : reportTexts.notMark}`,
        rows,
        averages: {
          mark: meanMark(rows.map(({ mark }) => mark)),
          practice: meanMark(rows.map(({ practice }) => practice.mark)),
          aspects: ASPECTS.map((_aspect, at) =>
            meanMark(rows.map(({ aspects }) => aspects[at]?.mark ?? null)),
          ),
        },
        passedCount: rows.filter(({ passed }) => passed === true).length,
      };
    },

    async answers({ classId, userId }, query) {
      await getMember(db, classId, userId);
      const wish = { userId, onlyWrong: query.only === 'wrong', span: spanOf(query) };
      const { rows, total } = await listPupilAnswers(db, wish, query);
      const versions = await findVersions(db, scope, [
        ...new Set(rows.map((row) => row.version_id)),
      ]);
      const data = rows.map((row) => {
        const question = versions.get(row.version_id);
        if (!question) throw new Error(`question version ${row.version_id} is gone`);
        return toPupilAnswer(row, question);
      });
      return { data, pagination: toPagination(query, total) };
    },
  };
}
