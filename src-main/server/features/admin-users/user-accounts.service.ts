import type * as z from 'zod/mini';
import type { AdminUser, adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { AppError } from '#shared/errors.ts';
import { isLocalEmail } from '#shared/rules/local-email.ts';
import { adminUsersTexts } from '#shared/texts/admin-users.ts';
import type { Tx } from '../../db/schema.ts';
import type { ServerContext } from '../../server-context.ts';
import { userTarget } from '../audit/audit-targets.ts';
import { createAudited, type By } from '../audit/audited.ts';
import { newUser } from '../auth/auth.service.ts';
import { revokeFamilies } from '../auth/families.repository.ts';
import { isRegistrationOpen, saveRegistration } from '../auth/registration.ts';
import {
  freeLocalEmail,
  getUser,
  insertUser,
  renameUser,
  savePasswordHash,
} from '../users/users.repository.ts';
import { toAdminUser } from './admin-users.views.ts';
import { readablePassword } from './readable-password.ts';

type NewUserBody = z.output<(typeof adminUsersApi.create)['body']>;
type NamesBody = z.output<(typeof adminUsersApi.update)['body']>;

export interface UserAccountsService {
  /** Lets everybody register, or leaves it to classes. */
  setRegistration(open: boolean, by: By): Promise<void>;
  /** `password` is the one that was made, null when the admin chose one. */
  create(body: NewUserBody, by: By): Promise<{ user: AdminUser; password: string | null }>;
  /** Throws NOT_FOUND, and both ways what is taken. */
  rename(id: number, body: NamesBody, by: By): Promise<AdminUser>;
  /** The new password, which nobody can read again, and whose it is. Throws NOT_FOUND. */
  resetPassword(id: number, by: By): Promise<{ password: string; username: string }>;
}

/** With what users sign in, as the admin sets it. */
export function createUserAccounts(context: ServerContext): UserAccountsService {
  const { db, clock, passwords, streams } = context;
  const audited = createAudited(context);

  return {
    setRegistration: (open, by) =>
      audited(by, async (trx, audit) => {
        if ((await isRegistrationOpen(trx)) === open) return;
        await saveRegistration(trx, open);
        await audit({ action: open ? 'registration.open' : 'registration.close' });
      }),

    async create({ username, email, password, role }, by) {
      const made = readablePassword();
      const passwordHash = await passwords.hash(password ?? made);
      const user = await audited(by, async (trx, audit) => {
        const now = clock.now();
        const names = { username, email: email ?? (await freeLocalEmail(trx, username)) };
        const row = await forAdmins(
          insertUser(trx, newUser({ ...names, passwordHash, now, role })),
        );
        await audit({ action: 'user.create', target: userTarget(row), role });
        return toAdminUser(row, now);
      });
      return { user, password: password === undefined ? made : null };
    },

    rename: (id, { username, email }, by) =>
      audited(by, async (trx, audit) => {
        const old = await getUser(trx, id);
        const names = { username, email: await addressFor(trx, old.email, username, email) };
        await forAdmins(renameUser(trx, id, names));
        const changes = {
          ...change('username', old.username, names.username),
          ...change('email', emailText(old.email), emailText(names.email)),
        };
        if (Object.keys(changes).length > 0) {
          await audit({ action: 'user.update', target: userTarget({ id, username }), ...changes });
        }
        return toAdminUser(await getUser(trx, id), clock.now());
      }),

    async resetPassword(id, by) {
      // Before the slow hash: a user that is not there costs nothing.
      await getUser(db, id);
      const password = readablePassword();
      const passwordHash = await passwords.hash(password);
      const { username } = await audited(by, async (trx, audit) => {
        const user = await getUser(trx, id);
        await savePasswordHash(trx, id, passwordHash);
        await revokeFamilies(trx, id, clock.now());
        await audit({ action: 'user.resetPassword', target: userTarget(user) });
        return user;
      });
      await streams.recheck(id);
      return { password, username };
    },
  };
}

/** What was left out stays; what was taken away is stood in for. */
async function addressFor(
  trx: Tx,
  old: string,
  username: string,
  wanted: string | null | undefined,
): Promise<string> {
  if (wanted === undefined || (wanted === null && isLocalEmail(old))) return old;
  return wanted ?? freeLocalEmail(trx, username);
}

const emailText = (email: string): string =>
  isLocalEmail(email) ? adminUsersTexts.noEmail : email;

const change = <K extends string>(key: K, from: string, to: string) =>
  from === to ? {} : ({ [key]: { from, to } } as Record<K, { from: string; to: string }>);

/** What a person who registers reads about a taken address ends in 'sign in': no advice for an admin. */
async function forAdmins<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'EMAIL_TAKEN') throw error;
    const message = adminUsersTexts.emailTaken;
    const errors = [{ path: 'email', message }];
    throw new AppError('EMAIL_TAKEN', { message, errors, cause: error });
  }
}
