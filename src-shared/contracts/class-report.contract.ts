import * as z from 'zod/mini';
import { reportTexts } from '../texts/class-report.ts';
import { XLSX_TYPE } from './admin-users.contract.ts';
import { ClassParams } from './classes.contract.ts';
import { Id, Timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The speech levels that a grade book has a column for. */
export const ASPECTS = ['ngoko', 'krama', 'krama alus'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** A local day, as 'YYYY-MM-DD'. */
const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: reportTexts.day, abort: true }),
  z.refine((day) => !Number.isNaN(Date.parse(day)), { error: reportTexts.day }),
);

/** How a pupil answered questions of one speech level, in challenges and levels. */
export const AspectResult = z.object({
  aspect: z.enum(ASPECTS),
  answered: z.int(),
  right: z.int(),
  /** 0 to 100; null while they have answered none. */
  mark: z.nullable(z.int()),
});
export type AspectResult = z.infer<typeof AspectResult>;

export const ReportRow = z.object({
  _id: Id,
  name: z.string(),
  number: z.nullable(z.string()),
  /** NIS or NISN. */
  studentNumber: z.nullable(z.string()),
  /** 0 to 100; null while they have played nothing in this time. */
  mark: z.nullable(z.int()),
  /** Whether the mark reaches the KKM; null without a mark. */
  passed: z.nullable(z.boolean()),
  /** Always the three of ASPECTS. */
  aspects: z.array(AspectResult),
  /** What the mark is made of: answers in sessions, and the best run of each level. */
  answered: z.int(),
  right: z.int(),
  levelQuestions: z.int(),
  levelRight: z.int(),
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
  /** How the mark is made, in a sentence for the teacher. */
  explanation: z.string(),
  /** All members with a seat, by name. */
  rows: z.array(ReportRow),
  /** Over those who have a mark; null when nobody has. */
  averageMark: z.nullable(z.int()),
  passedCount: z.int(),
});
export type ClassReport = z.infer<typeof ClassReport>;

const Period = z
  .object({
    /** Since the first day of this month or week, by the server's clock; `from` does not count then. */
    period: z._default(z.enum(['all', 'month', 'week']), 'all'),
    from: z.optional(Day),
    to: z.optional(Day),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: reportTexts.periodBackwards,
      path: ['to'],
    }),
  );

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
};
