import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const healthApi = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Whether the server answers, and which version it is.',
    response: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
};
