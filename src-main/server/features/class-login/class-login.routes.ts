import { classLoginApi } from '#shared/contracts/class-login.contract.ts';
import { authTexts } from '#shared/texts/auth.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createClassLogin } from './class-login.service.ts';

export function registerClassLogin({ mount, rateLimits }: Routes, context: ServerContext): void {
  const quick = createClassLogin(context);

  mount(classLoginApi.door, async ({ params }, from) => {
    await rateLimits.classDoor(from);
    return { data: await quick.door(params.code, () => rateLimits.classCodeMissed(from)) };
  });
  mount(classLoginApi.signIn, async ({ params, body }, from) => ({
    data: await quick.signIn(params.code, body, from, () => rateLimits.classCodeMissed(from)),
    message: authTexts.loggedIn,
  }));
}
