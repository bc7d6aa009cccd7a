import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '#shared/contracts/all-endpoints.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import type { TestApi } from '../../testing/test-api.ts';
import type { OpenApiDocument, OpenApiOperation } from './openapi.types.ts';

let api: TestApi;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await emptyBankApi();
  document = (await api.visitor.send('GET', '/openapi.json')).body as OpenApiDocument;
});
afterAll(() => api.close());

const openPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const operationOf = (method: string, path: string): OpenApiOperation => {
  const operation = document.paths[openPath(path)]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not documented`);
  return operation;
};

/** Every '$ref' anywhere in a value. */
function refs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refs(inner),
  );
}

describe('GET /openapi.json', () => {
  it('is an OpenAPI 3.1 document of this version, for everybody', async () => {
    const { status, headers } = await api.visitor.send('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Punakawan API', version: '0.0.0-test' });
    expect(document.servers).toEqual([{ url: '/api' }]);
  });

  it('documents every endpoint once and nothing else', () => {
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = allEndpoints.map(
      ({ endpoint }) => `${endpoint.method} ${openPath(endpoint.path)}`,
    );
    expect(documented.sort()).toEqual(declared.sort());
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map((operation) => operation.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(allEndpoints)(
    '$name tells who may call it, its path, its success and its failures',
    ({ endpoint }) => {
      const operation = operationOf(endpoint.method, endpoint.path);
      const isPublic = endpoint.access === 'public';
      expect(operation.security).toEqual(isPublic ? [] : [{ bearer: [] }]);
      expect(operation.description).toContain('Access: ');
      expect(Object.keys(operation.responses)).toContain(String(endpoint.status));
      expect('401' in operation.responses).toBe(!isPublic);
      expect('403' in operation.responses).toBe(endpoint.access === 'admin');

      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
    },
  );

  it('refers only to what it has', () => {
    const known = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    const used = new Set(refs(document));
    expect(used.size).toBeGreaterThan(10);
    for (const ref of used) expect(known).toContain(ref);
    expect(JSON.stringify(document)).not.toContain('$schema');
  });

  it('describes query, body and envelopes from the contracts', () => {
    const analytics = operationOf('GET', '/admin/users/analytics');
    expect(analytics.parameters.find(({ name }) => name === 'limit')).toEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    });
    expect(analytics.responses['200']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            required: ['success', 'data', 'pagination', 'summary'],
            properties: {
              success: { const: true },
              data: { type: 'array', items: { $ref: '#/components/schemas/UserAnalytics' } },
            },
          },
        },
      },
    });
    expect(operationOf('POST', '/admin/questions').requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/QuestionPayload' } } },
    });
    expect(operationOf('GET', '/admin/users/export').responses['200']).toMatchObject({
      content: { 'text/csv': { schema: { type: 'string' } } },
    });
    expect(operationOf('POST', '/game/spin')).not.toHaveProperty('requestBody');
    expect(document.components.schemas['Failure']).toMatchObject({
      required: ['success', 'message', 'code', 'requestId'],
      properties: { code: { enum: Object.keys(ERROR_STATUS) } },
    });
    expect(document.components.securitySchemes).toMatchObject({ bearer: { scheme: 'bearer' } });
  });

  it('keeps the key of a question out of what players may see', () => {
    const open = document.components.schemas['OpenQuestion'];
    expect(Object.keys(open?.properties ?? {})).not.toContain('correctAnswer');
    expect(Object.keys(document.components.schemas['AdminQuestion']?.properties ?? {})).toContain(
      'correctAnswer',
    );
  });
});

describe('GET /docs', () => {
  it('is a page of its own: no script, nothing loaded, every link leads somewhere', async () => {
    const { status, headers, text } = await api.visitor.send('GET', '/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text).not.toMatch(/<script|<img|\son\w+=|javascript:|https?:\/\/|@import|url\(/i);
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of text.matchAll(/ href="([^"]+)"/g)) {
      if (target?.startsWith('#')) expect(ids).toContain(target.slice(1));
      else expect(['/api/openapi.json', 'data:,']).toContain(target);
    }
  });

  it('shows every call with its path and access, and every error code with its status', async () => {
    const { text } = await api.visitor.send('GET', '/docs');
    for (const { endpoint, name } of allEndpoints) {
      const article = text.split(`<article id="${name}">`)[1]?.split('</article>')[0] ?? '';
      expect(article).toContain(
        `<code><b>${endpoint.method}</b> /api${openPath(endpoint.path)}</code>`,
      );
      expect(article).toContain(operationOf(endpoint.method, endpoint.path).description);
    }
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(text).toContain(`<td>${status}</td><td><code>${code}</code></td>`);
    }
  });
});
