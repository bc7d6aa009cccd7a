import { timingSafeEqual } from 'node:crypto';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { AppError } from '#shared/errors.ts';
import { setupTexts } from '#shared/texts/setup.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { userTarget } from '../audit/audit-targets.ts';
import { newUser } from '../auth/auth.service.ts';
import { insertUser } from '../users/users.repository.ts';
import { claimFirstAdmin, needsFirstAdmin } from './setup.repository.ts';

/** First-admin setup: open only while no admin exists, which the database decides (decisions). */
export function registerSetup({ mount, rateLimits }: Routes, context: ServerContext): void {
  const { db, clock, log, passwords, setupCode } = context;

  mount(setupApi.status, async (_input, { isLoopback }) => {
    const needed = await needsFirstAdmin(db);
    return { data: { needed, codeRequired: needed && !isLoopback } };
  });

  mount(setupApi.createFirstAdmin, async ({ body }, request) => {
    await rateLimits.register(request);
    if (!(await needsFirstAdmin(db))) throw new AppError('ADMIN_EXISTS');
    if (!request.isLoopback && !sameCode(body.code, setupCode())) {
      log.warn({ requestId: request.requestId, ip: request.ip }, 'wrong setup code');
      throw new AppError('SETUP_CODE_WRONG');
    }
    const passwordHash = await passwords.hash(body.password, request.ip);
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      // Asked again inside: between the first look and here, another request may have won.
      if (!(await needsFirstAdmin(trx))) throw new AppError('ADMIN_EXISTS');
      const { username, email } = body;
      const user = await insertUser(
        trx,
        newUser({ username, email, passwordHash, now, role: 'admin' }),
      );
      await claimFirstAdmin(trx, user.id, now);
      const event = { action: 'setup.firstAdmin', target: userTarget(user) } as const;
      await recordAudit(trx, { actor: user, event, now });
    });
    log.info({ requestId: request.requestId, ip: request.ip }, 'first admin made');
    return { data: null, message: setupTexts.created };
  });
}

/** Compares what a person typed, in whatever case, with or without the dash. */
function sameCode(given: string | undefined, expected: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const [a, b] = [plain(given ?? ''), plain(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
