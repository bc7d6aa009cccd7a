import type * as z from 'zod/mini';

type Pick = (value: unknown) => unknown;

const asItIs: Pick = (value) => value;

/**
 * A function that keeps of a value what a schema names, at every depth, and drops all else. It does
 * not look at types, which the compiler has done, and so costs far less than parsing; the clients of
 * the tests parse every answer in its place.
 */
export function createPick(schema: z.ZodMiniType): Pick {
  let pick: Pick | undefined;
  // Made with the first answer: a start should not wait for what nobody may ask for.
  return (value) => (pick ??= makePick(schema))(value);
}

function makePick(schema: z.ZodMiniType): Pick {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      // One that lets every key through keeps them.
      if (def.catchall) return asItIs;
      return pickObject(
        Object.entries(def.shape).map(([key, part]) => [key, makePick(part as z.ZodMiniType)]),
      );
    case 'array': {
      const pickItem = makePick(def.element as z.ZodMiniType);
      if (pickItem === asItIs) return asItIs;
      return (value) => (value as unknown[]).map(pickItem);
    }
    case 'optional':
    case 'nullable': {
      const pickInner = makePick(def.innerType as z.ZodMiniType);
      if (pickInner === asItIs) return asItIs;
      return (value) => (value === undefined || value === null ? value : pickInner(value));
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
      return asItIs;
    default:
      // Seldom answered, and not worth a way of its own.
      return (value) => schema.parse(value);
  }
}

/** Whether a schema is the object without fields: the part that an endpoint does not have. */
export function hasNoFields(schema: z.ZodMiniType): boolean {
  const def = definitionOf(schema);
  return def.type === 'object' && !def.catchall && Object.keys(def.shape).length === 0;
}

const definitionOf = (schema: z.ZodMiniType) =>
  (schema as z.core.$ZodType as z.core.$ZodTypes)._zod.def;

function pickObject(parts: readonly (readonly [key: string, pick: Pick])[]): Pick {
  const names = new Set(parts.map(([key]) => key));
  const isFlat = parts.every(([, pick]) => pick === asItIs);
  return (value) => {
    const source = value as Record<string, unknown>;
    // The rule: a view has named nothing else, and a copy would be the same.
    if (isFlat && hasOnly(source, names)) return source;
    const picked: Record<string, unknown> = {};
    for (const [key, pick] of parts) {
      const part = source[key];
      if (part !== undefined) picked[key] = pick(part);
    }
    return picked;
  };
}

function hasOnly(source: Record<string, unknown>, names: ReadonlySet<string>): boolean {
  for (const key in source) if (!names.has(key)) return false;
  return true;
}
