import { statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite, { type Database as SqliteDatabase } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { backupBeforeUpgrade } from './backup.ts';
import { enableGroupCommit, type StatementDriver } from './group-commit.ts';
import { migrate, pendingMigrations, schemaVersion, type SqlMigration } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { runPreparedOn } from './prepared.ts';
import { makePrivateDir, makePrivateFile } from './private-folder.ts';
import type { Database, Db } from './schema.ts';

/** Name of the one database file in the data folder. */
export const DATABASE_FILE = 'punakawan.sqlite';
/** Statements kept compiled; the product has fewer than these. */
const STATEMENT_CACHE = 500;
const BUSY_TIMEOUT_MS = 5_000;
/** The log file is cut back to this after a checkpoint. */
const JOURNAL_SIZE_LIMIT = 64 * 1024 * 1024;

/** Databases that this process has opened so far. */
let opened = 0;

export interface OpenDatabase {
  /** Names this opening: what is remembered of the rows of another one is not true of these. */
  scope: string;
  db: Db;
  /** The driver itself, for what Kysely has no words for: pragmas and backups. */
  sqlite: SqliteDatabase;
  close: () => Promise<void>;
}

/** What the database takes on the disk, with what is not yet merged into it. */
export const databaseBytes = (dataDir: string): number =>
  ['', '-wal']
    .map((suffix) => join(dataDir, DATABASE_FILE + suffix))
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);

/** Opens the database of a data folder, backs it up when it is old, and brings it up to date. */
export async function openDatabase(
  dataDir: string,
  steps: readonly SqlMigration[] = migrations,
): Promise<OpenDatabase> {
  makePrivateDir(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  // SQLite gives its log the mode of the database.
  makePrivateFile(file);
  const sqlite = new BetterSqlite(file);
  try {
    configure(sqlite);
    if (pendingMigrations(sqlite, steps).length > 0) {
      if (schemaVersion(sqlite) > 0) backupBeforeUpgrade(sqlite, dataDir);
      migrate(sqlite, steps);
    }
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const driver = withStatementCache(sqlite);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: driver }) });
  runPreparedOn(db, driver);
  enableGroupCommit(db, driver);
  return {
    scope: String(++opened),
    db,
    sqlite,
    async close() {
      if (sqlite.open) {
        sqlite.pragma('optimize');
        sqlite.pragma('wal_checkpoint(TRUNCATE)');
      }
      await db.destroy();
      // Kysely closes only what it has used.
      if (sqlite.open) sqlite.close();
    },
  };
}

/** Set at every open: SQLite's own defaults would lose acknowledged answers in a power cut. */
function configure(sqlite: SqliteDatabase): void {
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`journal_size_limit = ${JOURNAL_SIZE_LIMIT}`);
  sqlite.pragma('trusted_schema = OFF');
  sqlite.pragma('cell_size_check = ON');
  sqlite.pragma('temp_store = MEMORY');
}

/** The same driver, except that a statement is compiled once and not at every call. */
function withStatementCache(sqlite: SqliteDatabase): StatementDriver & { close(): void } {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  // SQLite rolls back by itself when the disk fails; asked again it would fail too and hide why.
  const nothing = sqlite.prepare('SELECT 1 WHERE 0');
  // Asked before every query: the driver's own answer costs as much as a small query.
  let mayBeInTransaction = false;
  return {
    get inTransaction() {
      return mayBeInTransaction && (mayBeInTransaction = sqlite.inTransaction);
    },
    close: () => sqlite.close(),
    prepare(sql: string) {
      if (sql === 'rollback' && !sqlite.inTransaction) return nothing;
      if (sql === 'begin') mayBeInTransaction = true;
      const known = statements.get(sql);
      if (known) return known;
      const statement = sqlite.prepare(sql);
      if (statements.size >= STATEMENT_CACHE) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}
