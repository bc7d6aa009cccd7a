import * as z from 'zod/mini';
import { GivenSecret, NewPassword } from './auth.contract.ts';
import { endpoint } from './endpoint.ts';

/** A change of the own password: the present one is asked for again. */
export const OwnPasswordBody = z.object({ currentPassword: GivenSecret, newPassword: NewPassword });

/** The own password of whoever is signed in; apart from the sign-ins, which every page loads. */
export const ownPasswordApi = {
  change: endpoint({
    method: 'PUT',
    path: '/auth/password',
    access: 'player',
    summary:
      'Changes the own password and ends all other sign-ins. PASSWORD_WRONG for another than the present one, NO_PASSWORD for who comes in by PIN alone.',
    body: OwnPasswordBody,
    response: z.null(),
  }),
};
