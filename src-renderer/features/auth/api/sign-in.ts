import type { z } from 'zod/mini';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { Session } from '../hooks/useAuth.ts';
import { AuthError } from '../lib/auth-error.ts';
import { authScreenTexts } from '../texts.ts';

export async function login(body: z.output<typeof authApi.login.body>): Promise<Session> {
  try {
    return (await callApi(authApi.login, { body })).data;
  } catch (cause) {
    throw new AuthError(cause, authScreenTexts.loginRefused);
  }
}

export async function register(body: z.output<typeof authApi.register.body>): Promise<Session> {
  try {
    return (await callApi(authApi.register, { body })).data;
  } catch (cause) {
    throw new AuthError(cause, authScreenTexts.registrationRefused);
  }
}
