import * as z from 'zod/mini';
import { reportTexts } from '../texts/class-report.ts';
import { XLSX_TYPE } from './admin-users.contract.ts';
import { PUPIL_ANSWERS_PAGE } from '../constants/classroom.ts';
import { ClassParams, MemberParams } from './classes.contract.ts';
import { CharacterIdOut, Id, LevelNumber, Page, Timestamp, pageSize, paged } from './common.ts';
import { endpoint } from './endpoint.ts';
import { RunKind } from './run.ts';
import { School } from './school.contract.ts';

/** The speech levels that a grade book has a column for. */
export const ASPECTS = ['ngoko', 'krama', 'krama alus'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** A local day, as 'YYYY-MM-DD'. */
const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: reportTexts.day, abort: true }),
  z.refine((day) => !Number.isNaN(Date.parse(day)), { error: reportTexts.day }),
);

/** Questions of a pupil, and how they were answered. */
const tally = {
  questions: z.int(),
  answered: z.int(),
  right: z.int(),
  /** 0 to 100; null while fewer than MARK_MIN_ANSWERED were answered. */
  mark: z.nullable(z.int()),
};

/** How a pupil answered questions of one speech level: every recorded answer counts. */
export const AspectResult = z.object({ aspect: z.enum(ASPECTS), ...tally });
export type AspectResult = z.infer<typeof AspectResult>;

export const ReportRow = z.object({
  _id: Id,
  name: z.string(),
  number: z.nullable(z.string()),
  /** NIS or NISN. */
  studentNumber: z.nullable(z.string()),
  /** Every challenge, and the best run of each level; a question that was not answered counts as wrong. */
  practice: z.object(tally),
  /** Finished levels of which no answers were recorded; they count for points, never here. */
  unrecorded: z.int(),
  /** The mark of practice where the school takes it as one (School, `practiceAsMark`); else null. */
  mark: z.nullable(z.int()),
  /** Whether the mark reaches the KKM; null without a mark. */
  passed: z.nullable(z.boolean()),
  /** Always the three of ASPECTS. */
  aspects: z.array(AspectResult),
  /** Finished level runs and sessions. */
  runs: z.int(),
  /** Minutes of play in them. */
  playMinutes: z.int(),
  lastPlayedAt: z.nullable(Timestamp),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const ClassReport = z.object({
  className: z.string(),
  kkm: z.int(),
  /** First and last day that count; null for no limit. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The server's local day, as 'YYYY-MM-DD'. */
  today: z.string(),
  /** What stands above and below the table on paper, and whether practice makes a mark. */
  school: School,
  /** How the columns are made, in sentences for the teacher. */
  explanation: z.string(),
  /** All members with a seat, in the order of the class's list. */
  rows: z.array(ReportRow),
  /** Means over those who have a mark in a column; null when nobody has. */
  averages: z.object({
    mark: z.nullable(z.int()),
    practice: z.nullable(z.int()),
    /** In the order of ASPECTS. */
    aspects: z.array(z.nullable(z.int())),
  }),
  passedCount: z.int(),
});
export type ClassReport = z.infer<typeof ClassReport>;

/** One recorded answer of a pupil, worded as it was asked. */
export const PupilAnswer = z.object({
  when: Timestamp,
  kind: RunKind,
  characterId: CharacterIdOut,
  level: LevelNumber,
  question: z.string(),
  /** The chosen option or the typed text; null when the time ran out over nothing. */
  given: z.nullable(z.string()),
  /** The right option or the accepted texts. */
  right: z.string(),
  isCorrect: z.boolean(),
  /** It would have been right, but came too late. */
  isLate: z.boolean(),
  seconds: z.number(),
});
export type PupilAnswer = z.infer<typeof PupilAnswer>;

/** Which time is meant, in a query. */
export const periodFields = {
  /** Since the first day of this month or week, by the server's clock; `from` does not count then. */
  period: z._default(z.enum(['all', 'month', 'week']), 'all'),
  from: z.optional(Day),
  to: z.optional(Day),
};

/** Refuses a time that ends before it begins. */
export const isForwards = () =>
  z.refine<{ from?: string | undefined; to?: string | undefined }>(
    ({ from, to }) => from === undefined || to === undefined || from <= to,
    { error: reportTexts.periodBackwards, path: ['to'] },
  );

const Period = z.object(periodFields).check(isForwards());

export const classReportApi = {
  report: endpoint({
    method: 'GET',
    path: '/admin/classes/:id/report',
    access: 'admin',
    summary:
      'Marks, answers by speech level, runs and time of each pupil, of this week or month, or between two local days.',
    params: ClassParams,
    query: Period,
    response: ClassReport,
  }),
  workbook: endpoint({
    method: 'GET',
    path: '/admin/classes/:id/report.xlsx',
    access: 'admin',
    summary: 'The same as a grade book for Excel.',
    params: ClassParams,
    query: Period,
    response: z.string(),
    produces: XLSX_TYPE,
  }),
  answers: endpoint({
    method: 'GET',
    path: '/admin/classes/:id/members/:memberId/answers',
    access: 'admin',
    summary: 'What a pupil answered in this time, newest first: all of it, or what was wrong.',
    params: MemberParams,
    query: z
      .object({
        ...periodFields,
        only: z._default(z.enum(['all', 'wrong']), 'all'),
        page: Page,
        limit: pageSize(PUPIL_ANSWERS_PAGE),
      })
      .check(isForwards()),
    response: z.array(PupilAnswer),
    meta: paged,
  }),
};
