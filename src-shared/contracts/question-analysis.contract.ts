import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZE, ANALYSIS_ANSWERS_MIN } from '../constants/limits.ts';
import { SORT_ORDERS } from './admin.contract.ts';
import {
  CharacterIdOut,
  CharacterRef,
  Id,
  IdParam,
  LevelNumber,
  LevelParam,
  Page,
  Search,
  pageSize,
  paged,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { QuestionType } from './question.ts';

/** What the table of questions can be sorted by; the first is the default. */
export const ANALYSIS_SORT_FIELDS = ['shareCorrect', 'timesAnswered', 'meanTime', 'id'] as const;
export type AnalysisSortField = (typeof ANALYSIS_SORT_FIELDS)[number];

/** What is played now, or what was replaced by another question under the same id. */
export const ANALYSIS_WORDINGS = ['now', 'before'] as const;
export type AnalysisWording = (typeof ANALYSIS_WORDINGS)[number];

/** Which time its answers are from. */
export const ANALYSIS_PERIODS = ['all', 'month', 'week'] as const;
export type AnalysisPeriod = (typeof ANALYSIS_PERIODS)[number];

/**
 * How a question was answered, in challenges and levels alike, whatever its wording then, as long as it asked the same. Every answer counts once:
 * timesAnswered = timesCorrect + the wrong options + timeouts + otherWrong.
 */
export const QuestionAnalysis = z.object({
  _id: Id,
  /** Counts what a question has asked under its id, from 1. */
  series: z.int(),
  /** When it was replaced by another question; null while it is played. */
  replacedAt: z.nullable(z.string()),
  characterId: CharacterIdOut,
  level: LevelNumber,
  questionType: QuestionType,
  question: z.string(),
  options: z.array(z.string()),
  /** Index of the right option. */
  correctAnswer: z.int(),
  timesAnswered: z.int(),
  timesCorrect: z.int(),
  /** 0 to 1; null while nobody has answered. */
  shareCorrect: z.nullable(z.number()),
  /** How often each option was chosen and wrong; four for multiple choice, none for an essay. */
  wrongOptions: z.array(z.int()),
  /** Nothing chosen, or the right option too late. */
  timeouts: z.int(),
  /** Wrong texts of an essay, and options that an edit has taken away since. */
  otherWrong: z.int(),
  /** Seconds; null while nobody has answered. */
  meanTime: z.nullable(z.number()),
});
export type QuestionAnalysis = z.infer<typeof QuestionAnalysis>;

/** Which questions are bad: for the admin. */
export const questionAnalysisApi = {
  list: endpoint({
    method: 'GET',
    path: '/admin/questions/analysis',
    access: 'admin',
    summary: `Questions in play with how they were answered, the hardest first. By share and by time, those with fewer than ${ANALYSIS_ANSWERS_MIN} answers come behind the others, and those without any come last.`,
    query: z.object({
      page: Page,
      limit: pageSize(ADMIN_PAGE_SIZE),
      sortBy: z._default(z.enum(ANALYSIS_SORT_FIELDS), ANALYSIS_SORT_FIELDS[0]),
      sortOrder: z._default(z.enum(SORT_ORDERS), 'asc'),
      characterId: z.optional(CharacterRef),
      level: z.optional(LevelParam),
      search: Search,
      wording: z._default(z.enum(ANALYSIS_WORDINGS), ANALYSIS_WORDINGS[0]),
      /** Answers of the pupils of one class alone. */
      classId: z.optional(IdParam),
      /** Answers since the first day of this month or week, by the server's clock. */
      period: z._default(z.enum(ANALYSIS_PERIODS), ANALYSIS_PERIODS[0]),
    }),
    response: z.array(QuestionAnalysis),
    meta: paged,
  }),
};
