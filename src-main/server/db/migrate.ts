import type { Database as SqliteDatabase } from 'better-sqlite3';

/** One step of the schema. `statements` run in order, then `fill`, inside one transaction. */
export interface SqlMigration {
  /** 1, 2, 3 ...; stored in SQLite's `user_version`. */
  version: number;
  name: string;
  statements: readonly string[];
  /** Fills in what SQL alone cannot say. */
  fill?: (sqlite: SqliteDatabase) => void;
}

/** The database was written by a later version of Punakawan; it has not been touched. */
export class NewerDatabaseError extends Error {
  constructor(found: number, known: number) {
    super(
      `Data ini dibuat oleh Punakawan yang lebih baru (skema ${found}, program ini mengenal ${known}). Pasang versi terbaru.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** The schema version of a database; 0 when it is empty. */
export const schemaVersion = (sqlite: SqliteDatabase): number =>
  Number(sqlite.pragma('user_version', { simple: true }));

/** The migrations that a database still needs. Throws NewerDatabaseError without writing. */
export function pendingMigrations(
  sqlite: SqliteDatabase,
  migrations: readonly SqlMigration[],
): SqlMigration[] {
  const current = schemaVersion(sqlite);
  const latest = migrations.at(-1)?.version ?? 0;
  if (current > latest) throw new NewerDatabaseError(current, latest);
  return migrations.filter((migration) => migration.version > current);
}

/**
 * Brings a database up to date. Each step is a transaction of its own that also moves
 * `user_version`: an interruption leaves the step undone, never half done.
 */
export function migrate(sqlite: SqliteDatabase, migrations: readonly SqlMigration[]): void {
  for (const migration of pendingMigrations(sqlite, migrations)) {
    // Off outside the transaction, as SQLite asks for rebuilding tables; checked before the commit.
    sqlite.pragma('foreign_keys = OFF');
    try {
      sqlite
        .transaction(() => {
          for (const statement of migration.statements) sqlite.exec(statement);
          migration.fill?.(sqlite);
          const broken = sqlite.pragma('foreign_key_check');
          if (Array.isArray(broken) && broken.length > 0) {
            throw new Error(`migration ${migration.name} leaves broken references`);
          }
          sqlite.pragma(`user_version = ${migration.version}`);
        })
        .immediate();
    } finally {
      sqlite.pragma('foreign_keys = ON');
    }
  }
}
