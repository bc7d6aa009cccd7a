import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
  type CompiledQuery,
} from 'kysely';
import { SyncTx, type StatementDriver } from './group-commit.ts';
import type { Database, Db } from './schema.ts';

/** Stands for a value while a query is built; whoever looks inside has found a mistake. */
class StandIn {
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

/**
 * Writes constants into the text and leaves parameters for stand-ins alone. A bare `?` would let the
 * planner peek at the value, for which SQLite compiles the statement anew at each run: about 20 µs for
 * every query over two tables. Behind a plus, which changes nothing, it cannot.
 */
class PreparedCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof StandIn) {
      this.append('+');
      super.appendValue(value);
    } else {
      this.appendImmediateValue(value);
    }
  }
}

/** Builds queries and runs none. */
const builder = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new PreparedCompiler(),
  },
});

/** Found by what a database and the transactions on it have in common. */
const drivers = new WeakMap<object, StatementDriver>();

/** Lets prepared queries on a database go to its driver, past the machinery that builds others. */
export function runPreparedOn(db: Db, driver: StatementDriver): void {
  drivers.set(db.getExecutor().adapter, driver);
}

/**
 * A query that is prepared. Inside a group commit it answers at once; anywhere else it may have
 * to wait for somebody else's transaction, and is a promise.
 */
export interface Prepared<V, R> {
  (trx: SyncTx, values: V): R;
  (db: Db, values: V): Promise<R>;
}

type Build<V, R> = (query: Db, values: V) => Compilable<R>;
type Given = Readonly<Record<string, unknown>>;

/**
 * A query that Kysely builds and compiles once and that is only run from then on: for calls that a
 * class makes all the time. While it is built, `values` holds stand-ins, so that a query may depend on
 * which of them are there and on how many a list has, but on nothing else about them.
 */
export const prepared = <V extends object, R>(build: Build<V, R>): Prepared<V, R[]> =>
  preparedAs(build, (rows) => rows);

/** The first row of a prepared query, if there is any. */
export const preparedFirst = <V extends object, R>(
  build: Build<V, R>,
): Prepared<V, R | undefined> => preparedAs(build, ([row]) => row);

/** The one row that a prepared query always has: a count, what was inserted. */
export const preparedOne = <V extends object, R>(build: Build<V, R>): Prepared<V, R> =>
  preparedAs(build, ([row]) => {
    if (row === undefined) throw new Error('a query without its row');
    return row;
  });

function preparedAs<V extends object, R, T>(
  build: Build<V, R>,
  read: (rows: R[]) => T,
): Prepared<V, T> {
  const compiled = new Map<string, CompiledQuery<R>>();
  const compile = (values: V): CompiledQuery<R> => {
    const given = values as Given;
    const shape = shapeOf(given);
    let query = compiled.get(shape);
    if (!query) {
      query = build(builder, standInsFor(given) as V).compile();
      compiled.set(shape, query);
    }
    const parameters = query.parameters.map((standIn) => valueOf(standIn as StandIn, given));
    return { ...query, parameters };
  };
  const runLater = async (db: Db, values: V): Promise<T> => {
    const query = compile(values);
    const driver = drivers.get(db.getExecutor().adapter);
    if (!driver || mustWait(db, driver)) return read((await db.executeQuery<R>(query)).rows);
    return read(run(driver, query));
  };
  const runPrepared = (at: SyncTx | Db, values: V): T | Promise<T> =>
    at instanceof SyncTx ? read(run(at.driver, compile(values))) : runLater(at, values);
  return runPrepared as Prepared<V, T>;
}

function run<R>(driver: StatementDriver, { sql, parameters }: CompiledQuery<R>): R[] {
  const statement = driver.prepare(sql);
  if (statement.reader) return statement.all(parameters) as R[];
  statement.run(parameters);
  return [];
}

/** Whether a transaction is open that is not the caller's: what it has written must not be seen yet. */
const mustWait = (db: Db, driver: StatementDriver): boolean =>
  driver.inTransaction && !db.isTransaction;

/** What the text of a query may depend on: the names that have a value, and the lengths of lists. */
function shapeOf(values: Given): string {
  let shape = '';
  for (const name in values) {
    const value = values[name];
    if (value === undefined) continue;
    shape += Array.isArray(value) ? `${name}:${value.length} ` : `${name} `;
  }
  return shape;
}

const standInsFor = (values: Given): Given =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, unknown] => {
      if (value === undefined) return [name, undefined];
      if (!Array.isArray(value)) return [name, new StandIn(name)];
      return [name, value.map((_item, index) => new StandIn(name, index))];
    }),
  );

function valueOf({ name, index }: StandIn, values: Given): unknown {
  const value = values[name];
  return index === undefined ? value : (value as readonly unknown[])[index];
}
