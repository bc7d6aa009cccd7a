import type * as z from 'zod/mini';
import {
  ASPECTS,
  type ClassReport,
  type classReportApi,
  type ReportRow,
} from '#shared/contracts/class-report.contract.ts';
import { aspectOf, bestRuns, pupilMark, toMark } from '#shared/rules/mark.ts';
import { reportTexts } from '#shared/texts/class-report.ts';
import { dayStart, periodStart } from '../../lib/local-day.ts';
import type { ServerContext } from '../../server-context.ts';
import { toMinutes } from '../admin/analytics.views.ts';
import { getClass } from '../classes/classes.repository.ts';
import { inList } from '../classes/classes.views.ts';
import { listMembers, type Member } from '../classes/members.repository.ts';
import { countAnswers, listRuns, type Span } from './class-report.repository.ts';

type Period = z.output<(typeof classReportApi.report)['query']>;

export interface ClassReportService {
  /** Throws NOT_FOUND. */
  report(classId: number, period: Period): Promise<ClassReport>;
}

/** What the pupils of a class have reached. */
export function createClassReport({ db, clock }: ServerContext): ClassReportService {
  return {
    async report(classId, { period, to, ...wish }) {
      const from = periodStart(period, clock.now()) || wish.from;
      const { name: className, kkm } = await getClass(db, classId);
      const span: Span = {
        fromDay: from,
        toDay: to,
        from: from === undefined ? undefined : dayStart(from),
        until: to === undefined ? undefined : dayStart(to, 1),
      };
      const members = (await listMembers(db, classId))
        .filter((member) => member.removed_at === null)
        .sort(inList);
      const answers = await countAnswers(db, classId, span);
      const runs = await listRuns(db, classId, span);
      const rows = members.map((member) => {
        const isHis = ({ userId }: { userId: number }) => userId === member.user_id;
        return toRow(member, { kkm, answers: answers.filter(isHis), runs: runs.filter(isHis) });
      });
      const marks = rows.flatMap(({ mark }) => mark ?? []);
      return {
        className,
        kkm,
        from: from ?? null,
        to: to ?? null,
        explanation: reportTexts.explanation,
        rows,
        averageMark:
          marks.length === 0
            ? null
            : Math.round(marks.reduce((sum, mark) => sum + mark, 0) / marks.length),
        passedCount: rows.filter(({ passed }) => passed === true).length,
      };
    },
  };
}

interface Played {
  kkm: number;
  answers: Awaited<ReturnType<typeof countAnswers>>;
  runs: Awaited<ReturnType<typeof listRuns>>;
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function toRow(member: Member, { kkm, answers, runs }: Played): ReportRow {
  const best = bestRuns(runs.filter(({ kind }) => kind === 'level'));
  // Of a level the best run counts as a whole, so its answers must not count a second time.
  const challenges = answers.filter(({ kind }) => kind === 'challenge');
  const parts = {
    answered: sum(challenges, (one) => one.answered),
    right: sum(challenges, (one) => one.right),
    levelQuestions: sum(best, (one) => one.questions),
    levelRight: sum(best, (one) => one.correct),
  };
  const mark = pupilMark(parts);
  return {
    _id: String(member.user_id),
    name: member.name,
    number: member.number,
    studentNumber: member.student_number,
    mark,
    passed: mark === null ? null : mark >= kkm,
    aspects: ASPECTS.map((aspect) => {
      const some = answers.filter(
        ({ speechLevel }) => speechLevel !== null && aspectOf(speechLevel) === aspect,
      );
      const answered = sum(some, (one) => one.answered);
      const right = sum(some, (one) => one.right);
      return { aspect, answered, right, mark: toMark(right, answered) };
    }),
    ...parts,
    runs: sum(runs, (one) => one.count),
    playMinutes: toMinutes(sum(runs, (one) => one.seconds)),
    lastPlayedAt:
      runs.length === 0 ? null : new Date(Math.max(...runs.map((one) => one.lastAt))).toISOString(),
  };
}
