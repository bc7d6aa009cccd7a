import * as z from 'zod/mini';
import { USERNAME_MAX, USERS_PAGE_SIZE } from '../constants/limits.ts';
import { adminUsersTexts } from '../texts/admin-users.ts';
import { authTexts } from '../texts/auth.ts';
import { userSelection } from './admin.contract.ts';
import { Email, NewPassword, Registration, Role, Username } from './auth.contract.ts';
import { Id, IdParam, LevelNumber, Page, Search, Timestamp, pageSize, paged } from './common.ts';
import { endpoint } from './endpoint.ts';
import { GameSessionSummary } from './game.contract.ts';
import { CharacterProgress } from './progress.contract.ts';
import { SpeechLevel } from './question.ts';

/** Media type of an Excel workbook. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A user as admins see them. */
export const AdminUser = z.object({
  _id: Id,
  username: z.string(),
  /** Where `hasEmail` is false, an address that only stands for 'no email'. */
  email: z.string(),
  hasEmail: z.boolean(),
  role: Role,
  /** Who is not active cannot sign in. */
  isActive: z.boolean(),
  createdAt: Timestamp,
  lastLogin: z.nullable(Timestamp),
  totalScore: z.int(),
  gamesPlayed: z.int(),
  highestScore: z.int(),
  level: LevelNumber,
  /** Minutes. */
  totalPlayTime: z.int(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** A run of a user, summed up. */
export const UserSession = z.object({
  ...z.pick(GameSessionSummary, {
    _id: true,
    kind: true,
    characterId: true,
    level: true,
    score: true,
    status: true,
    totalQuestions: true,
    createdAt: true,
    completedAt: true,
  }).shape,
  timesAnswered: z.int(),
  timesCorrect: z.int(),
  /** Seconds that the answers took. */
  timeSpent: z.number(),
});
export type UserSession = z.infer<typeof UserSession>;

/** How a user answered the questions of one level of speech, in challenges and levels. */
export const SpeechLevelAccuracy = z.object({
  speechLevel: SpeechLevel,
  timesAnswered: z.int(),
  timesCorrect: z.int(),
  /** 0 to 1; null while they have answered none. */
  shareCorrect: z.nullable(z.number()),
});
export type SpeechLevelAccuracy = z.infer<typeof SpeechLevelAccuracy>;

export const AdminUserDetail = z.object({
  user: AdminUser,
  /** All four characters, each with its four levels. */
  progress: z.array(CharacterProgress),
  /** The newest runs. */
  sessions: z.array(UserSession),
  /** Of how many these are the newest. */
  totalSessions: z.int(),
  /** Always the four levels of speech. Questions that people made have none and are not counted. */
  speechLevels: z.array(SpeechLevelAccuracy),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

/** What is lost for ever with a user. */
export const UserDeletion = z.object({
  _id: Id,
  /** To be typed as the confirmation. */
  username: z.string(),
  /** Challenges. */
  sessions: z.int(),
  /** Recorded answers; the analysis of questions loses them, too. */
  answers: z.int(),
  levelRuns: z.int(),
  completedLevels: z.int(),
  totalScore: z.int(),
  /** Minutes. */
  totalPlayTime: z.int(),
});
export type UserDeletion = z.infer<typeof UserDeletion>;

/** An email that may be missing: null and blank say that there is none. */
const OptionalEmail = z.optional(
  z.nullable(
    z.pipe(
      z.union([z.string().check(z.trim(), z.maxLength(0)), Email], {
        error: authTexts.emailInvalid,
      }),
      z.transform((email) => (email === '' ? null : email)),
    ),
  ),
);

/** Yes or no in a query string. */
const Flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);

const UserParams = z.object({ id: IdParam });
const Changed = z.object({ user: AdminUser });

/** The admin's users: everything here acts at once, and each write leaves a line in the audit log. */
export const adminUsersApi = {
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    summary: 'Users by name, page by page; the search looks through username and email.',
    query: z.object({
      page: Page,
      limit: pageSize(USERS_PAGE_SIZE),
      search: Search,
      role: z.optional(Role),
      active: z.optional(Flag),
    }),
    response: z.array(AdminUser),
    meta: paged,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/users',
    access: 'admin',
    summary:
      'Adds a user. Without an email they get a unique address <name>@lokal.punakawan that stands for none; without a password a readable one is made. `password` is that one, shown this once, or null.',
    status: 201,
    body: z.object({
      username: Username,
      email: OptionalEmail,
      password: z.optional(NewPassword),
      role: z._default(Role, 'player'),
    }),
    response: z.object({ user: AdminUser, password: z.nullable(z.string()) }),
  }),
  setRegistration: endpoint({
    method: 'PUT',
    path: '/admin/registration',
    access: 'admin',
    summary: 'Opens registration to everybody, or leaves it to classes. Repeating it is harmless.',
    body: Registration,
    response: Registration,
  }),
  exportWorkbook: endpoint({
    method: 'GET',
    path: '/admin/users/export.xlsx',
    access: 'admin',
    summary: 'The users of /admin/users/analytics as an Excel workbook, user_analytics.xlsx.',
    query: z.object(userSelection),
    response: z.string(),
    produces: XLSX_TYPE,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/users/:id',
    access: 'admin',
    summary: 'One user: progress, newest sessions, accuracy by level of speech, time played.',
    params: UserParams,
    response: AdminUserDetail,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/users/:id',
    access: 'admin',
    summary:
      'Renames a user or changes their email. Left out, the email stays; null takes it away.',
    params: UserParams,
    body: z.object({ username: Username, email: OptionalEmail }),
    response: Changed,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/admin/users/:id/reset-password',
    access: 'admin',
    summary: 'Gives a user a new readable password, shown this once, and ends all their sign-ins.',
    params: UserParams,
    response: z.object({ password: z.string() }),
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/admin/users/:id/role',
    access: 'admin',
    summary:
      'Makes a user an admin or a player, which ends all their sign-ins; never oneself, never the last active admin. PASSWORD_NEEDED when an admin is made of who has only a PIN.',
    params: UserParams,
    body: z.object({ role: Role }),
    response: Changed,
  }),
  setActive: endpoint({
    method: 'POST',
    path: '/admin/users/:id/active',
    access: 'admin',
    summary:
      'Deactivates a user, which ends their sign-ins, or lets them in again; never oneself, never the last active admin.',
    params: UserParams,
    body: z.object({ active: z.boolean() }),
    response: Changed,
  }),
  deletion: endpoint({
    method: 'GET',
    path: '/admin/users/:id/deletion',
    access: 'admin',
    summary: 'What would be lost with a user.',
    params: UserParams,
    response: UserDeletion,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'admin',
    summary:
      'Deletes a user and all that is theirs; `confirmation` is their username. Never oneself, never the last active admin.',
    params: UserParams,
    body: z.object({
      confirmation: z
        .string({ error: adminUsersTexts.confirmation })
        .check(z.trim(), z.normalize('NFC'), z.maxLength(USERNAME_MAX)),
    }),
    response: z.null(),
  }),
};
