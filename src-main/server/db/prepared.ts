import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Stands for a value while a query is built; whoever looks inside has found a mistake. */
class Placeholder {
  readonly name: string;
  readonly index: number | undefined;

  constructor(name: string, index?: number) {
    this.name = name;
    this.index = index;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`a prepared query must not depend on the value of ${this.name}`);
  }
}

interface Plan {
  query: CompiledQuery;
  /** Values for the parameters of the query, in their order. */
  bind(values: Readonly<Record<string, unknown>>): unknown[];
}

/**
 * A query that Kysely builds and compiles once and that is only run from then on: for calls that a
 * class makes all the time. While it is built, `values` holds stand-ins, so that a query may depend on
 * which of them are there and on how many a list has, but on nothing else about them.
 */
export function prepared<V extends object, R>(
  build: (db: Db, values: V) => Compilable<R>,
): (db: Db, values: V) => Promise<R[]> {
  const plans = new Map<string, Plan>();
  return async (db, values) => {
    const given = values as Readonly<Record<string, unknown>>;
    const shape = shapeOf(given);
    let plan = plans.get(shape);
    if (!plan) {
      plan = toPlan(build(db, standIns(given) as V).compile());
      plans.set(shape, plan);
    }
    const { rows } = await db.executeQuery<R>({ ...plan.query, parameters: plan.bind(given) });
    return rows;
  };
}

/** The first row of a prepared query, if there is any. */
export function preparedFirst<V extends object, R>(
  build: (db: Db, values: V) => Compilable<R>,
): (db: Db, values: V) => Promise<R | undefined> {
  const run = prepared(build);
  return async (db, values) => (await run(db, values))[0];
}

/** The one row that a prepared query always has: a count, what was inserted. */
export function preparedOne<V extends object, R>(
  build: (db: Db, values: V) => Compilable<R>,
): (db: Db, values: V) => Promise<R> {
  const run = prepared(build);
  return async (db, values) => {
    const [row] = await run(db, values);
    if (row === undefined) throw new Error('a query without its row');
    return row;
  };
}

/** What the text of a query may depend on: the names that have a value, and the lengths of lists. */
function shapeOf(values: Readonly<Record<string, unknown>>): string {
  let shape = '';
  for (const name in values) {
    const value = values[name];
    if (value === undefined) continue;
    shape += Array.isArray(value) ? `${name}:${value.length} ` : `${name} `;
  }
  return shape;
}

const standIns = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, unknown] => {
      if (value === undefined) return [name, undefined];
      if (!Array.isArray(value)) return [name, new Placeholder(name)];
      return [name, value.map((_item, index) => new Placeholder(name, index))];
    }),
  );

function toPlan(query: CompiledQuery): Plan {
  const { parameters } = query;
  return {
    query,
    bind: (values) =>
      parameters.map((parameter) => {
        if (!(parameter instanceof Placeholder)) return parameter;
        const value = values[parameter.name];
        return parameter.index === undefined
          ? value
          : (value as readonly unknown[])[parameter.index];
      }),
  };
}
