import type * as z from 'zod/mini';
import type { RegisterBody, SignedIn, Tokens } from '#shared/contracts/auth.contract.ts';
import { AppError } from '#shared/errors.ts';
import { usernameSkeleton } from '#shared/rules/username-skeleton.ts';
import type { Db, UserRow } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import type { ServerContext } from '../../server-context.ts';
import {
  findUserById,
  insertUser,
  listUsersByLogin,
  usernameKey,
} from '../users/users.repository.ts';
import { createCompareSecret } from './compare-secret.ts';
import { advanceFamily, findFamily, revokeFamily } from './families.repository.ts';
import { accountOf } from './login-throttle.ts';
import { isRegistrationOpen } from './registration.ts';
import { createSignIns, IDLE_MS } from './sign-ins.ts';

/** The token just replaced still yields the same successor: two tabs, or a reply that got lost. */
const GRACE_MS = 30_000;

export interface AuthService {
  /** Throws REGISTRATION_CLOSED, and what is taken. */
  register(body: z.output<typeof RegisterBody>, from: RequestContext): Promise<SignedIn>;
  login(credentials: { email: string; password: string }, from: RequestContext): Promise<SignedIn>;
  refresh(refreshToken: string, limit: (familyId: string) => Promise<void>): Promise<Tokens>;
  logout(refreshToken: string): Promise<void>;
}

/** Accounts and their sign-ins (section 7, reliability 3.1). */
export function createAuthService(context: ServerContext): AuthService {
  const { db, clock, log, passwords, streams, tokens } = context;
  const compareSecret = createCompareSecret(context);
  const signIns = createSignIns(context);

  /** Ends a sign-in, and at once what listens in its name. */
  async function end(familyId: string): Promise<void> {
    const userId = await revokeFamily(db, familyId, clock.now());
    if (userId !== undefined) await streams.recheck(userId);
  }

  const signIn = (user: UserRow): Promise<SignedIn> =>
    signIns.begin(async (trx) => {
      const current = await findUserById(trx, user.id);
      if (current?.password_hash !== user.password_hash) throw new AppError('INVALID_CREDENTIALS');
      // Whoever knows the password may know this, too.
      if (current.is_active === 0) throw new AppError('ACCOUNT_INACTIVE');
      return current;
    });

  return {
    async register({ username, email, password }, from) {
      await assertRegistrationOpen(db);
      const passwordHash = await passwords.hash(password, from.ip);
      const now = clock.now();
      const user = await db.transaction().execute(async (trx) => {
        // Asked again inside: it may have been closed while the password was hashed.
        await assertRegistrationOpen(trx);
        return insertUser(trx, newUser({ username, email, passwordHash, now }));
      });
      return signIn(user);
    },

    async login({ email: login, password }, from) {
      const users = await listUsersByLogin(db, login);
      let refusal = new AppError('INVALID_CREDENTIALS');
      for (const user of users.length > 0 ? users : [undefined]) {
        const claim = {
          given: password,
          account: accountOf(user, login),
          hash: user?.password_hash,
        };
        try {
          if ((await compareSecret(claim, from)) && user) return await signIn(user);
        } catch (error) {
          // Of two whom the name may mean, the limits of one must not shut the other out.
          if (!(error instanceof AppError) || user === users.at(-1)) throw error;
          refusal = error;
          continue;
        }
        const { requestId, ip } = from;
        log.warn({ requestId, ip, userId: user?.id ?? null }, 'login failed');
      }
      throw refusal;
    },

    async refresh(refreshToken, limit) {
      const claim = tokens.readRefresh(refreshToken);
      if (!claim) throw new AppError('REFRESH_REJECTED');
      await limit(claim.familyId);
      // Twice at most: a second look is needed only when another tab was first.
      for (let look = 0; look < 2; look++) {
        const now = clock.now();
        const family = await findFamily(db, claim.familyId);
        const user = family && (await findUserById(db, family.user_id));
        if (!family || !user || family.revoked_at !== null || user.is_active === 0) break;
        if (now > family.expires_at || now - family.rotated_at > IDLE_MS[user.role]) break;

        if (claim.sequence === family.sequence) {
          if (await advanceFamily(db, { id: family.id, sequence: family.sequence, now })) {
            return signIns.issue(user.id, family.id, family.sequence + 1);
          }
          continue;
        }
        const isPrevious = claim.sequence === family.sequence - 1;
        // Absolute, because the PC's clock may be set back between the two.
        if (isPrevious && Math.abs(now - family.rotated_at) <= GRACE_MS) {
          return signIns.issue(user.id, family.id, family.sequence);
        }
        await end(family.id);
        log.warn({ userId: user.id, familyId: family.id }, 'refresh token reused; sign-in ended');
        break;
      }
      throw new AppError('REFRESH_REJECTED');
    },

    async logout(refreshToken) {
      const claim = tokens.readRefresh(refreshToken);
      if (claim) await end(claim.familyId);
    },
  };
}

async function assertRegistrationOpen(db: Db): Promise<void> {
  if (!(await isRegistrationOpen(db))) throw new AppError('REGISTRATION_CLOSED');
}

/** A user as they begin. */
export function newUser(user: {
  username: string;
  email: string;
  passwordHash: string;
  now: number;
  role?: 'player' | 'admin';
}): Parameters<typeof insertUser>[1] {
  return {
    username: user.username,
    username_key: usernameKey(user.username),
    username_skeleton: usernameSkeleton(user.username),
    email: user.email,
    password_hash: user.passwordHash,
    role: user.role ?? 'player',
    selected_character: null,
    score_reached_at: user.now,
    created_at: user.now,
    last_login_at: null,
  };
}
