import { authApi } from '#shared/contracts/auth.contract.ts';
import { ownPasswordApi } from '#shared/contracts/own-password.contract.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { ownPasswordTexts } from '#shared/texts/own-password.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { getUser } from '../users/users.repository.ts';
import { toUserView } from '../users/users.views.ts';
import { isRegistrationOpen } from './registration.ts';
import { createAuthService } from './auth.service.ts';
import { createOwnPassword } from './own-password.service.ts';

export function registerAuth({ mount, rateLimits }: Routes, context: ServerContext): void {
  const auth = createAuthService(context);
  const changePassword = createOwnPassword(context);

  mount(authApi.register, async ({ body }, request) => {
    await rateLimits.register(request);
    return { data: await auth.register(body, request), message: authTexts.registered };
  });
  mount(authApi.registration, async () => ({
    data: { open: await isRegistrationOpen(context.db) },
  }));
  mount(authApi.login, async ({ body }, request) => ({
    data: await auth.login(body, request),
    message: authTexts.loggedIn,
  }));
  mount(authApi.refresh, async ({ body }) => ({
    data: { tokens: await auth.refresh(body.refreshToken, (family) => rateLimits.refresh(family)) },
  }));
  mount(authApi.logout, async ({ body }) => {
    await auth.logout(body.refreshToken);
    return { data: null, message: authTexts.loggedOut };
  });
  mount(ownPasswordApi.change, async ({ body }, from) => {
    await changePassword(body, from);
    return { data: null, message: ownPasswordTexts.changed };
  });
  mount(authApi.me, async (_input, { actor }) => ({
    data: { user: toUserView(await getUser(context.db, actor.id)) },
  }));
}
