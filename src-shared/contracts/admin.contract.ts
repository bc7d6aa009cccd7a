import * as z from 'zod/mini';
import { ANALYTICS_PAGE_SIZE, BULK_BODY_LIMIT, QUESTION_BODY_LIMIT } from '../constants/limits.ts';
import { BulkQuestions } from './bulk-questions.ts';
import {
  CharacterIdOut,
  Id,
  IdParam,
  LevelNumber,
  Page,
  Pagination,
  Search,
  Timestamp,
  pageSize,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { AdminQuestion } from './question.ts';
import { QuestionPayload } from './question-payload.ts';

/** What the table of users can be sorted by; the first is the default (section 9). */
export const ANALYTICS_SORT_FIELDS = [
  'totalScore',
  'totalPlayTime',
  'lastLogin',
  'gamesPlayed',
  'username',
  'highestScore',
] as const;
export type AnalyticsSortField = (typeof ANALYTICS_SORT_FIELDS)[number];

export const SORT_ORDERS = ['desc', 'asc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Which users, in which order: for the table and for the files alike. */
export const userSelection = {
  sortBy: z._default(z.enum(ANALYTICS_SORT_FIELDS), ANALYTICS_SORT_FIELDS[0]),
  sortOrder: z._default(z.enum(SORT_ORDERS), SORT_ORDERS[0]),
  /** Literal text within username or email, in any case. */
  search: Search,
};

export const UserAnalytics = z.object({
  _id: Id,
  username: z.string(),
  email: z.string(),
  totalScore: z.int(),
  /** Minutes. */
  totalPlayTime: z.int(),
  lastLogin: z.nullable(Timestamp),
  gamesPlayed: z.int(),
  highestScore: z.int(),
  level: LevelNumber,
});
export type UserAnalytics = z.infer<typeof UserAnalytics>;

/** Of all users, whatever the search. */
export const AnalyticsSummary = z.object({
  totalUsers: z.int(),
  /** Minutes. */
  totalPlayTime: z.int(),
  averageScore: z.number(),
  /** Users who signed in or finished a game on the server's local day. */
  activeToday: z.int(),
});
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

export const AdminStats = z.object({
  overview: z.object({
    totalUsers: z.int(),
    totalQuestions: z.int(),
    totalCharacters: z.int(),
    totalGameSessions: z.int(),
  }),
  /** The last seven local days, oldest first; `_id` is YYYY-MM-DD. */
  recentActivity: z.array(z.object({ _id: z.string(), gamesPlayed: z.int(), totalScore: z.int() })),
  topPlayers: z.array(
    z.object({
      _id: Id,
      username: z.string(),
      gamesPlayed: z.int(),
      totalScore: z.int(),
      highestScore: z.int(),
    }),
  ),
  questionStats: z.array(
    z.object({ _id: CharacterIdOut, questionCount: z.int(), averagePoints: z.number() }),
  ),
});
export type AdminStats = z.infer<typeof AdminStats>;

/** The questions of one level of one character, and how they were answered in sessions. */
export const LevelQuestionStats = z.object({
  characterId: CharacterIdOut,
  level: LevelNumber,
  questionCount: z.int(),
  timesAnswered: z.int(),
  /** 0 to 1; null while nobody has answered. */
  shareCorrect: z.nullable(z.number()),
});
export type LevelQuestionStats = z.infer<typeof LevelQuestionStats>;

const QuestionIdParams = z.object({ id: IdParam });

/** Section 7, Admin, except the first-admin setup. */
export const adminApi = {
  stats: endpoint({
    method: 'GET',
    path: '/admin/stats',
    access: 'admin',
    summary: 'Totals, the last seven days, the best players, the question bank.',
    response: AdminStats,
  }),
  userAnalytics: endpoint({
    method: 'GET',
    path: '/admin/users/analytics',
    access: 'admin',
    summary: 'Users with their results, page by page, and a summary over all users.',
    query: z.object({ page: Page, limit: pageSize(ANALYTICS_PAGE_SIZE), ...userSelection }),
    response: z.array(UserAnalytics),
    meta: z.object({ pagination: Pagination, summary: AnalyticsSummary }),
  }),
  exportUsers: endpoint({
    method: 'GET',
    path: '/admin/users/export',
    access: 'admin',
    summary: 'The same users as a file for spreadsheets, user_analytics.csv.',
    query: z.object(userSelection),
    response: z.string(),
    produces: 'text/csv',
  }),
  questionStats: endpoint({
    method: 'GET',
    path: '/admin/questions/stats',
    access: 'admin',
    summary: 'Per character and level: questions, times answered, share correct.',
    response: z.array(LevelQuestionStats),
  }),
  createQuestion: endpoint({
    method: 'POST',
    path: '/admin/questions',
    access: 'admin',
    summary:
      'Adds a question. Left out, level is 1, difficulty medium, category general, points 10.',
    status: 201,
    body: QuestionPayload,
    response: AdminQuestion,
    bodyLimit: QUESTION_BODY_LIMIT,
  }),
  createQuestions: endpoint({
    method: 'POST',
    path: '/admin/questions/bulk',
    access: 'admin',
    summary:
      'Adds up to 1,000 questions, all or none: a list of payloads or bank entries, or the shape of pertanyaan.json.',
    status: 201,
    body: z.object({ questions: BulkQuestions }),
    response: z.object({ created: z.int() }),
    bodyLimit: BULK_BODY_LIMIT,
  }),
  updateQuestion: endpoint({
    method: 'PUT',
    path: '/admin/questions/:id',
    access: 'admin',
    summary:
      'Replaces a question. Left out, conversation, level, difficulty, category and points stay as they are.',
    params: QuestionIdParams,
    body: QuestionPayload,
    response: AdminQuestion,
    bodyLimit: QUESTION_BODY_LIMIT,
  }),
  deleteQuestion: endpoint({
    method: 'DELETE',
    path: '/admin/questions/:id',
    access: 'admin',
    summary: 'Takes a question out of play and lists; finished sessions keep it.',
    params: QuestionIdParams,
    response: z.null(),
  }),
  restoreQuestion: endpoint({
    method: 'POST',
    path: '/admin/questions/:id/restore',
    access: 'admin',
    summary: 'Brings a deleted question back into play and lists; 404 when it is not deleted.',
    params: QuestionIdParams,
    response: AdminQuestion,
  }),
};
