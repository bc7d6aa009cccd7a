import * as z from 'zod/mini';
import { Email, NewPassword, Username } from './auth.contract.ts';
import { endpoint } from './endpoint.ts';

/** First-admin setup (sections 2 and 7, and the decisions). */
export const setupApi = {
  status: endpoint({
    method: 'GET',
    path: '/admin/setup-status',
    access: 'public',
    summary: 'Whether an admin is still to be made, and whether this client needs the setup code.',
    response: z.object({ needed: z.boolean(), codeRequired: z.boolean() }),
  }),
  createFirstAdmin: endpoint({
    method: 'POST',
    path: '/admin/setup-first-admin',
    access: 'public',
    summary: 'Creates the first admin; refused for ever once there is one.',
    status: 201,
    body: z.object({
      username: Username,
      email: Email,
      password: NewPassword,
      code: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    }),
    response: z.null(),
  }),
};
