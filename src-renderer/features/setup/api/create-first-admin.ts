import { setupApi } from '#shared/contracts/setup.contract.ts';
import { ApiError, type ApiErrorCode } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { SetupFault, SetupField, SetupValues } from '../lib/validate-setup.ts';
import { setupScreenTexts as texts } from '../texts.ts';

/** Makes the first admin and answers the server's message. Throws what the call throws. */
export async function createFirstAdmin(values: SetupValues): Promise<string> {
  const { username, email, password, code } = values;
  const { message } = await callApi(setupApi.createFirstAdmin, {
    body: { username, email, password, ...(code.trim() === '' ? {} : { code }) },
  });
  return message ?? '';
}

/** Refusals that are about one field. */
const FIELD_OF: Partial<Record<ApiErrorCode, SetupField>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  SETUP_CODE_WRONG: 'code',
};

/** Why it failed: the server's message, or what section 8 says instead. */
export function failedSetup(error: unknown): SetupFault {
  if (!(error instanceof ApiError)) return { message: texts.failed, fields: {} };
  if (error.fromServer) {
    const field = FIELD_OF[error.code];
    const named = error.errors?.map(({ path, message }) => [
      path,
      // Said once is enough.
      message === error.message ? true : message,
    ]);
    return {
      message: error.message,
      fields: field === undefined ? Object.fromEntries(named ?? []) : { [field]: true },
    };
  }
  const offline = error.code === 'NETWORK' || error.code === 'TIMEOUT';
  return { message: offline ? texts.offline : texts.failed, fields: {} };
}
