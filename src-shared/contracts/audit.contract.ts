import * as z from 'zod/mini';
import { AUDIT_PAGE_SIZE } from '../constants/limits.ts';
import type { Role } from './auth.contract.ts';
import { Id, Page, Search, Timestamp, pageSize, paged } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Everything that an admin does to the school's data. */
export const AuditAction = z.enum([
  'setup.firstAdmin',
  'question.create',
  'question.update',
  'question.delete',
  'question.restore',
  'question.import',
  'user.create',
  'user.update',
  'user.resetPassword',
  'user.promote',
  'user.demote',
  'user.activate',
  'user.deactivate',
  'user.delete',
  'users.export',
  'registration.open',
  'registration.close',
  'class.open',
  'class.close',
  'backup.create',
  'backup.delete',
  'backup.restore',
  'data.move',
  'class.create',
  'class.update',
  'class.renewCode',
  'class.archive',
  'class.restore',
  'class.import',
  'class.makePins',
  'class.receive',
  'class.pause',
  'class.resume',
  'class.export',
  'school.update',
  'member.update',
  'member.remove',
  'member.return',
  'member.add',
  'member.endSession',
  'member.signOut',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** Who or what it was done to, as it was called at that time. */
interface Target<T extends 'user' | 'question' | 'class'> {
  type: T;
  id: number;
  label: string;
}

/** From what to what; both are what an admin reads in the list of users. */
interface Change {
  from: string;
  to: string;
}

/** What an admin did, with all that its sentence needs. Kept as it is: its shape may grow, never change. */
export type AuditEvent =
  | {
      action: 'question.create' | 'question.update' | 'question.delete' | 'question.restore';
      target: Target<'question'>;
    }
  | { action: 'question.import'; count: number; firstId: number; lastId: number }
  | { action: 'user.create'; target: Target<'user'>; role: Role }
  | { action: 'user.update'; target: Target<'user'>; username?: Change; email?: Change }
  | {
      action:
        | 'setup.firstAdmin'
        | 'user.resetPassword'
        | 'user.promote'
        | 'user.demote'
        | 'user.activate'
        | 'user.deactivate';
      target: Target<'user'>;
    }
  | {
      action: 'user.delete';
      target: Target<'user'>;
      sessions: number;
      answers: number;
      levelRuns: number;
    }
  | { action: 'users.export'; format: 'csv' | 'xlsx'; search: string }
  | { action: 'class.open'; addresses: string[] }
  | { action: 'class.close' | 'school.update' }
  | { action: 'registration.open' | 'registration.close' }
  | { action: 'data.move'; folder: string }
  /** `name`: the file name of the copy. */
  | { action: 'backup.create' | 'backup.delete' | 'backup.restore'; name: string }
  | {
      action:
        | 'class.create'
        | 'class.renewCode'
        | 'class.archive'
        | 'class.restore'
        | 'class.pause'
        | 'class.resume'
        | 'class.export';
      target: Target<'class'>;
    }
  | {
      action: 'class.update';
      target: Target<'class'>;
      name?: Change;
      kkm?: Change;
      rankingVisible?: boolean;
    }
  | {
      action: 'class.import';
      target: Target<'class'>;
      added: number;
      returned: number;
      completed?: number;
    }
  | { action: 'class.makePins'; target: Target<'class'>; count: number }
  /** Members came in from another class. */
  | { action: 'class.receive'; target: Target<'class'>; count: number; from: string }
  | {
      action: 'member.update';
      target: Target<'user'>;
      name?: Change;
      number?: Change;
      studentNumber?: Change;
    }
  /** Out of the class, back into it, or into it with an account that they had already. */
  | {
      action: 'member.remove' | 'member.return' | 'member.add';
      target: Target<'user'>;
      className: string;
    }
  | { action: 'member.endSession' | 'member.signOut'; target: Target<'user'> };

/** A line of the audit log. */
export const AuditEntry = z.object({
  _id: Id,
  when: Timestamp,
  /** Username of the admin, as it was then. */
  who: z.string(),
  action: AuditAction,
  /** An Indonesian sentence, fit to be shown. */
  what: z.string(),
  target: z.nullable(
    z.object({ type: z.enum(['user', 'question', 'class']), _id: Id, label: z.string() }),
  ),
  /** Whether what was deleted here is still deleted and can be brought back. */
  canRestore: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What admins did. Nobody can change or shorten it. */
export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'What admins did, newest first; the search looks through who, what and to whom.',
    query: z.object({ page: Page, limit: pageSize(AUDIT_PAGE_SIZE), search: Search }),
    response: z.array(AuditEntry),
    meta: paged,
  }),
};
