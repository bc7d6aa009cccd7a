import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import type { UserChange } from '../api/change-user.ts';

/** What an admin is about to do, each in a dialog of its own. */
export type UserAction =
  | { kind: 'create' }
  | { kind: 'edit' | 'reset' | 'delete'; user: AdminUser }
  | { kind: 'change'; user: AdminUser; change: UserChange };
