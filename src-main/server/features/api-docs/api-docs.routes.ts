import { apiDocsApi } from '#shared/contracts/api-docs.contract.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { lazy } from '../../lib/lazy.ts';
import { renderDocsPage } from './docs-page.ts';
import { createOpenApi } from './openapi.ts';

/**
 * The API's description for developers; made when first asked for, since a class never does. Anybody may ask
 * for it, on as many connections as they like: as bytes, all answers that wait are the same memory.
 */
export function registerApiDocs({ file }: Routes, { options }: ServerContext): void {
  const document = lazy(() => createOpenApi(options.version));
  const json = lazy(() => Buffer.from(JSON.stringify(document())));
  const page = lazy(() => Buffer.from(renderDocsPage(document())));

  file(apiDocsApi.document, async (_input, _context, response) => {
    response.type('json').send(json());
  });
  file(apiDocsApi.page, async (_input, _context, response) => {
    response.type('html').send(page());
  });
}
