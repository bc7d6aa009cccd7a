import BetterSqlite, { type Database as SqliteDatabase } from 'better-sqlite3';
import { migrate, NewerDatabaseError, schemaVersion } from './migrate.ts';
import { migrations } from './migrations/index.ts';

/** What SQLite adds by itself for its planner (PRAGMA optimize), and nothing of ours has. */
const PLANNER_TABLES: ReadonlySet<string> = new Set(
  [
    ['sqlite_stat1', 'CREATE TABLE sqlite_stat1(tbl,idx,stat)'],
    ['sqlite_stat4', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)'],
  ].map(([name, sql]) => JSON.stringify(['table', name, name, sql])),
);

/**
 * Whether a database has exactly the schema of one of our versions: the same tables, indexes and
 * triggers with the same texts, SQLite's own among them (`sqlite_sequence`, `sqlite_autoindex_…`), and
 * nothing besides but the tables of its planner. A name alone proves nothing: a file may carry a
 * trigger under any. Reads the list of the schema and nothing else, so that nothing of a foreign file
 * has run when this answers no. Throws NewerDatabaseError.
 */
export function hasOwnSchema(sqlite: SqliteDatabase): boolean {
  const version = schemaVersion(sqlite);
  if (version === 0) return false;
  const known = migrations.filter((migration) => migration.version <= version);
  if (known.at(-1)?.version !== version) throw new NewerDatabaseError(version, known.length);
  const fresh = new BetterSqlite(':memory:');
  try {
    migrate(fresh, known);
    const found = schemaLines(sqlite).filter((line) => !PLANNER_TABLES.has(line));
    return found.join('\n') === schemaLines(fresh).join('\n');
  } finally {
    fresh.close();
  }
}

/** Every object of a schema in one line, in an order of its own. */
function schemaLines(sqlite: SqliteDatabase): string[] {
  return sqlite
    .prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema')
    .raw()
    .all()
    .map((row) => JSON.stringify(row))
    .sort();
}
