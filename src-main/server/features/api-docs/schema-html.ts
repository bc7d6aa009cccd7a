import { escapeHtml } from './html.ts';
import type { JsonSchema } from './openapi.types.ts';

const REF = '#/components/schemas/';
/** Whole numbers without bounds of their own carry those of the language; nobody needs to read them. */
const isLanguageBound = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER;

/** A JSON Schema as readable HTML: type and limits, and its fields as a list. */
export function schemaHtml(schema: JsonSchema): string {
  return `<span>${typeHtml(schema)}</span>${fieldsHtml(schema)}`;
}

function fieldsHtml(schema: JsonSchema): string {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : ' <span class="soft">optional</span>';
    return `<li><code>${escapeHtml(name)}</code>${mark}: ${schemaHtml(field as JsonSchema)}</li>`;
  });
  const list = own.length > 0 ? `<ul>${own.join('')}</ul>` : '';
  return [list, ...parts(schema).map(fieldsHtml)].join('');
}

/** Schemas inside this one that may have fields of their own. */
const parts = (schema: JsonSchema): JsonSchema[] =>
  [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])].filter(
    (part): part is JsonSchema => typeof part === 'object' && part !== null && !Array.isArray(part),
  );

function typeHtml(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.replace(REF, ''));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const description = schema.description ? ` ${escapeHtml(schema.description)}` : '';
  return `${baseType(schema)}${limits(schema)}${description}`;
}

function baseType(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeHtml).join(' or ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(' | ');
  if (schema.type === 'array' && isSchema(schema.items)) return `list of ${typeHtml(schema.items)}`;
  if (schema.type === 'object' && isSchema(schema.additionalProperties)) {
    return `object of ${typeHtml(schema.additionalProperties)}`;
  }
  return escapeHtml([schema.type ?? 'anything'].flat().join(' or '));
}

function limits(schema: JsonSchema): string {
  const named: [string, unknown][] = [
    ['at least', schema.minimum ?? schema.minLength ?? schema.minItems],
    ['at most', schema.maximum ?? schema.maxLength ?? schema.maxItems],
    ['like', schema.pattern],
    ['default', schema.default],
  ];
  const said = named
    .filter(([, value]) => value !== undefined && !isLanguageBound(value))
    .map(([name, value]) => `${name} ${code(value)}`);
  return said.length > 0 ? ` <span class="soft">(${said.join(', ')})</span>` : '';
}

const code = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
