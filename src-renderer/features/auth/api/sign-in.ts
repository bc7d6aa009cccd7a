import type { z } from 'zod/mini';
import { authApi } from '#shared/contracts/auth.contract.ts';
import type { Queue } from '../../../hooks/useQueue.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { Session } from '../hooks/useAuth.ts';
import { AuthError } from '../lib/auth-error.ts';
import { authScreenTexts } from '../texts.ts';

export async function login(
  body: z.output<typeof authApi.login.body>,
  queue: Queue,
): Promise<Session> {
  try {
    return (await queue((signal) => callApi(authApi.login, { body }, { signal }))).data;
  } catch (cause) {
    throw new AuthError(cause, authScreenTexts.loginRefused);
  }
}

export async function register(
  body: z.output<typeof authApi.register.body>,
  queue: Queue,
): Promise<Session> {
  try {
    return (await queue((signal) => callApi(authApi.register, { body }, { signal }))).data;
  } catch (cause) {
    throw new AuthError(cause, authScreenTexts.registrationRefused);
  }
}
