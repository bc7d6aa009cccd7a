import { AppError } from '#shared/errors.ts';
import { localEmail } from '#shared/rules/local-email.ts';
import { numberedUsername } from '#shared/rules/numbered-username.ts';
import { containsText } from '../../db/sqlite-only.ts';
import type { Db, NewUser, UserRow } from '../../db/schema.ts';

/** The form of a username that decides whether two are the same. */
export const usernameKey = (username: string): string =>
  username.normalize('NFC').toLocaleLowerCase('id');

export const findUserById = (db: Db, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();

/** The user of a request. Throws NOT_FOUND when they were deleted meanwhile. */
export const getUser = (db: Db, id: number): Promise<UserRow> =>
  db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));

/**
 * Whom a person may mean by what they typed into the login form: whose address it is, then whose
 * username. Two only where an older version let somebody take the address of another as a name.
 */
export const listUsersByLogin = (db: Db, login: string): Promise<UserRow[]> =>
  db
    .selectFrom('user')
    .selectAll()
    .where((eb) =>
      eb.or([eb('email', '=', login.toLowerCase()), eb('username_key', '=', usernameKey(login))]),
    )
    .orderBy((eb) => eb.case().when('email', '=', login.toLowerCase()).then(0).else(1).end())
    .execute();

/** An address for a user without one that nobody else has. */
export async function freeLocalEmail(db: Db, username: string): Promise<string> {
  for (let n = 1; ; n++) {
    const email = localEmail(username, n);
    const taken = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!taken) return email;
  }
}

/** A username for a person of this name that nobody else has: the name itself, or with a number. */
export async function freeUsername(db: Db, name: string): Promise<string> {
  for (let n = 1; ; n++) {
    const username = numberedUsername(name, n);
    const taken = await db
      .selectFrom('user')
      .select('id')
      .where('username_key', '=', usernameKey(username))
      .executeTakeFirst();
    if (!taken) return username;
  }
}

/** Inserts a user. A taken username or email is a USERNAME_TAKEN or EMAIL_TAKEN, also in a race. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  try {
    return await db.insertInto('user').values(user).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

/** Renames a user; what is taken fails as it does for a new one. */
export async function renameUser(
  db: Db,
  id: number,
  { username, email }: { username: string; email: string },
): Promise<void> {
  const names = { username, username_key: usernameKey(username), email };
  try {
    await db.updateTable('user').set(names).where('id', '=', id).execute();
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

/** Users whose username or email contains the text, in any case; all of them when it is empty. */
export function usersContaining(db: Db, search: string) {
  const query = db.selectFrom('user');
  if (search === '') return query;
  return query.where((eb) =>
    eb.or([
      containsText(eb.ref('username_key'), usernameKey(search)),
      containsText(eb.ref('email'), search.toLowerCase()),
    ]),
  );
}

function takenError(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !error.message.includes('UNIQUE constraint failed')) {
    return undefined;
  }
  if (error.message.includes('user.username_key')) {
    const failure = new AppError('USERNAME_TAKEN');
    return new AppError('USERNAME_TAKEN', {
      errors: [{ path: 'username', message: failure.message }],
    });
  }
  if (error.message.includes('user.email')) {
    const failure = new AppError('EMAIL_TAKEN');
    return new AppError('EMAIL_TAKEN', { errors: [{ path: 'email', message: failure.message }] });
  }
  return undefined;
}

export async function recordLogin(db: Db, id: number, now: number): Promise<void> {
  await db.updateTable('user').set({ last_login_at: now }).where('id', '=', id).execute();
}
