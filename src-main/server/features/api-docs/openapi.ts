import { API_PREFIX } from '#shared/constants/limits.ts';
import { allEndpoints, type NamedEndpoint } from '#shared/contracts/all-endpoints.ts';
import type { Access, Endpoint } from '#shared/contracts/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import { namedSchemas, schemaRef, toJsonSchema } from './json-schemas.ts';
import type {
  JsonSchema,
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './openapi.types.ts';

const JSON_TYPE = 'application/json';
const BEARER = 'bearer';

const ACCESS: Record<Access, string> = {
  public: 'Access: public.',
  player: 'Access: any signed-in user.',
  admin: 'Access: admins only.',
};
const LOCAL_ONLY = ' On the machine of the server only.';

const INTRODUCTION = [
  'Every JSON answer is an envelope: { success: true, data, message?, pagination? } or',
  '{ success: false, message, code, requestId, errors? }. Decide on code, never on message, which is',
  'for people and in Indonesian. Identifiers are strings named _id; times are ISO 8601 in UTC;',
  'timeSpent and timeTaken are seconds, totalPlayTime is minutes.',
].join(' ');

/** The API as an OpenAPI 3.1 document, made from the contracts that the server itself parses with. */
export function createOpenApi(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const named of allEndpoints) {
    const path = (paths[openPath(named.endpoint.path)] ??= {});
    path[named.endpoint.method.toLowerCase()] = operation(named);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Punakawan API', version, description: INTRODUCTION },
    servers: [{ url: API_PREFIX }],
    tags: [...new Set(allEndpoints.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        [BEARER]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The accessToken of /auth/login, /auth/register or /auth/refresh.',
        },
      },
    },
  };
}

function operation({ group, name, endpoint }: NamedEndpoint): OpenApiOperation {
  const body = fieldsOf(toJsonSchema(endpoint.body, 'input'));
  return {
    operationId: name,
    tags: [group],
    summary: endpoint.summary,
    description: ACCESS[endpoint.access] + (endpoint.localOnly ? LOCAL_ONLY : ''),
    security: endpoint.access === 'public' ? [] : [{ [BEARER]: [] }],
    parameters: [...parameters(endpoint, 'path'), ...parameters(endpoint, 'query')],
    ...(body ? { requestBody: { required: true, ...content(JSON_TYPE, body) } } : {}),
    responses: {
      [endpoint.status]: success(endpoint),
      ...Object.fromEntries(
        failuresOf(endpoint, body !== undefined).map((codes) => [
          String(ERROR_STATUS[codes[0]]),
          { description: codes.join(', '), ...content(JSON_TYPE, schemaRef('Failure')) },
        ]),
      ),
      default: { description: 'Any other failure.', ...content(JSON_TYPE, schemaRef('Failure')) },
    },
  };
}

function parameters(endpoint: Endpoint, where: 'path' | 'query'): OpenApiParameter[] {
  const { properties = {}, required = [] } = toJsonSchema(
    where === 'path' ? endpoint.params : endpoint.query,
    'input',
  );
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    // Parts of an object are never the 'true' and 'false' that JSON Schema also has.
    schema: schema as JsonSchema,
  }));
}

function success(endpoint: Endpoint): OpenApiResponse {
  const data = toJsonSchema(endpoint.response, 'output');
  const meta = toJsonSchema(endpoint.meta, 'output');
  if (endpoint.produces !== undefined) {
    return { description: 'The file or page.', ...content(endpoint.produces, data) };
  }
  return {
    description: 'The envelope of a success.',
    ...content(JSON_TYPE, {
      type: 'object',
      required: ['success', 'data', ...(meta.required ?? [])],
      properties: {
        success: { const: true },
        message: { type: 'string', description: 'For people; not always there.' },
        data,
        ...meta.properties,
      },
    }),
  };
}

/** The failures, by status, that every endpoint of this make can answer with; what is its own stands in `default`. */
function failuresOf(endpoint: Endpoint, hasBody: boolean): [ErrorCode, ...ErrorCode[]][] {
  const hasParams = parameters(endpoint, 'path').length > 0;
  const hasQuery = parameters(endpoint, 'query').length > 0;
  const failures: { codes: [ErrorCode, ...ErrorCode[]]; applies: boolean }[] = [
    {
      codes: [
        'VALIDATION_ERROR',
        'INVALID_CHARACTER_ID',
        ...(hasBody ? (['INVALID_JSON'] as const) : []),
      ],
      applies: hasBody || hasParams || hasQuery,
    },
    { codes: ['UNAUTHENTICATED'], applies: endpoint.access !== 'public' },
    {
      codes: ['FORBIDDEN', ...(endpoint.localOnly ? (['LOCAL_ONLY'] as const) : [])],
      applies: endpoint.access === 'admin',
    },
    { codes: ['NOT_FOUND'], applies: hasParams },
    { codes: ['PAYLOAD_TOO_LARGE'], applies: hasBody },
    { codes: ['UNSUPPORTED_MEDIA_TYPE'], applies: hasBody },
    { codes: ['TOO_MANY_REQUESTS'], applies: true },
  ];
  return failures.filter(({ applies }) => applies).map(({ codes }) => codes);
}

const content = (type: string, schema: JsonSchema): OpenApiContent => ({
  content: { [type]: { schema } },
});

/** Undefined for the empty object that stands for 'no body'. */
const fieldsOf = (schema: JsonSchema): JsonSchema | undefined =>
  schema.$ref !== undefined || Object.keys(schema.properties ?? {}).length > 0 ? schema : undefined;

/** ':id' as OpenAPI writes it. */
const openPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
