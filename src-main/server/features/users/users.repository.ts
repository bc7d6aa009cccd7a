import { AppError, ERROR_MESSAGE } from '#shared/errors.ts';
import { localEmail } from '#shared/rules/local-email.ts';
import { numberedUsername } from '#shared/rules/numbered-username.ts';
import { usernameSkeleton } from '#shared/rules/username-skeleton.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { folded } from '#shared/rules/folded.ts';
import { containsText } from '../../db/sqlite-only.ts';
import type { Db, NewUser, Tx, UserRow } from '../../db/schema.ts';

/** The form of a username that decides whether two are the same. */
export const usernameKey = folded;

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

/** An address for a user without one that nobody else has, nor has as a name. */
export async function freeLocalEmail(db: Db, username: string): Promise<string> {
  for (let n = 1; ; n++) {
    const email = localEmail(username, n);
    if (!(await findHolder(db, email))) return email;
  }
}

/** A username for a person of this name that nobody else has: the name itself, or with a number. */
export async function freeUsername(db: Db, name: string): Promise<string> {
  for (let n = 1; ; n++) {
    const username = numberedUsername(name, n);
    if (!(await findDouble(db, username))) return username;
  }
}

/**
 * Inserts a user. A username that is taken, looks like another's or is another's address is a
 * USERNAME_TAKEN; an address that is taken or another's username is an EMAIL_TAKEN.
 */
export async function insertUser(trx: Tx, user: NewUser): Promise<UserRow> {
  await assertNamesFree(trx, user);
  return trx.insertInto('user').values(user).returningAll().executeTakeFirstOrThrow();
}

/** Renames a user; what is taken fails as it does for a new one. What stays as it was is not asked again. */
export async function renameUser(
  trx: Tx,
  id: number,
  { username, email }: { username: string; email: string },
): Promise<void> {
  const old = await getUser(trx, id);
  await assertNamesFree(trx, { username, email }, old);
  const names = {
    username,
    username_key: usernameKey(username),
    username_skeleton: usernameSkeleton(username),
    email,
  };
  await trx.updateTable('user').set(names).where('id', '=', id).execute();
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

/** Throws USERNAME_TAKEN or EMAIL_TAKEN for names that are somebody else's, or would be taken for them. */
async function assertNamesFree(
  trx: Tx,
  { username, email }: { username: string; email: string },
  old?: UserRow,
): Promise<void> {
  if (usernameKey(username) !== old?.username_key) {
    const double = await findDouble(trx, username, old?.id);
    if (double?.username_key === usernameKey(username)) throw taken('USERNAME_TAKEN');
    if (double) throw taken('USERNAME_TAKEN', authTexts.usernameAlike);
  }
  if (email !== old?.email) {
    const holder = await findHolder(trx, email, old?.id);
    if (holder?.email === email) throw taken('EMAIL_TAKEN');
    if (holder) throw taken('EMAIL_TAKEN', authTexts.emailIsUsername);
  }
}

/** Another user whom somebody of this username would be taken for: same, alike, or by their address. */
const findDouble = (db: Db, username: string, exceptId = 0): Promise<UserRow | undefined> =>
  db
    .selectFrom('user')
    .selectAll()
    .where('id', '!=', exceptId)
    .where((eb) =>
      eb.or([
        eb('username_key', '=', usernameKey(username)),
        eb('username_skeleton', '=', usernameSkeleton(username)),
        eb('email', '=', username.toLowerCase()),
      ]),
    )
    .orderBy((eb) =>
      eb.case().when('username_key', '=', usernameKey(username)).then(0).else(1).end(),
    )
    .limit(1)
    .executeTakeFirst();

/** Another user who has this address, or has it as their username. */
const findHolder = (db: Db, email: string, exceptId = 0): Promise<UserRow | undefined> =>
  db
    .selectFrom('user')
    .selectAll()
    .where('id', '!=', exceptId)
    .where((eb) => eb.or([eb('email', '=', email), eb('username_key', '=', usernameKey(email))]))
    .orderBy((eb) => eb.case().when('email', '=', email).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();

function taken(
  code: 'USERNAME_TAKEN' | 'EMAIL_TAKEN',
  message: string = ERROR_MESSAGE[code],
): AppError {
  const path = code === 'USERNAME_TAKEN' ? 'username' : 'email';
  return new AppError(code, { message, errors: [{ path, message }] });
}

export async function recordLogin(db: Db, id: number, now: number): Promise<void> {
  await db.updateTable('user').set({ last_login_at: now }).where('id', '=', id).execute();
}

export async function savePasswordHash(trx: Tx, id: number, passwordHash: string): Promise<void> {
  await trx.updateTable('user').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}
