import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The API, described for developers. */
export const apiDocsApi = {
  document: endpoint({
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This API as an OpenAPI 3.1 document.',
    response: z.looseObject({ openapi: z.string() }),
    produces: 'application/json',
  }),
  page: endpoint({
    method: 'GET',
    path: '/docs',
    access: 'public',
    summary: 'This API as a page to read.',
    response: z.string(),
    produces: 'text/html',
  }),
};
