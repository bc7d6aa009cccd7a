import type { Statement } from 'better-sqlite3';
import type { Db } from './schema.ts';

/** What runs statements: the driver of an open database, which keeps them compiled. */
export interface StatementDriver {
  readonly inTransaction: boolean;
  prepare(sql: string): Statement;
}

/** A synchronous transaction: prepared queries answer it at once, and no other transaction runs in between. */
export class SyncTx {
  readonly driver: StatementDriver;

  constructor(driver: StatementDriver) {
    this.driver = driver;
  }
}

interface Job {
  work: (trx: SyncTx) => unknown;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** Transactions that share a commit at most, so that one group does not keep others waiting for long. */
const GROUP_MAX = 50;

const queues = new WeakMap<Db, Queue>();

/** Lets `groupCommit` run on a database. */
export function enableGroupCommit(db: Db, driver: StatementDriver): void {
  queues.set(db, new Queue(db, driver));
}

/**
 * Runs `work` as one synchronous transaction and resolves once it is on the disk. Transactions that
 * arrive during one turn of the event loop share one commit, and so one fsync; each has a savepoint,
 * so that one that throws is rolled back alone. If the shared commit fails, each is run again with a
 * commit of its own: `work` must do nothing but read and write the database.
 */
export function groupCommit<T>(db: Db, work: (trx: SyncTx) => T): Promise<T> {
  const queue = queues.get(db);
  if (!queue) throw new Error('not an open database, or one transaction inside another');
  return new Promise<T>((resolve, reject) => {
    queue.add({ work, resolve: resolve as (value: unknown) => void, reject });
  });
}

class Queue {
  readonly #db: Db;
  readonly #driver: StatementDriver;
  readonly #trx: SyncTx;
  #jobs: Job[] = [];

  constructor(db: Db, driver: StatementDriver) {
    this.#db = db;
    this.#driver = driver;
    this.#trx = new SyncTx(driver);
  }

  add(job: Job): void {
    this.#jobs.push(job);
    if (this.#jobs.length === 1) setImmediate(() => this.#next());
  }

  #next(): void {
    if (!this.#driver.inTransaction) {
      this.#runGroup();
      return;
    }
    // Somebody's longer transaction is open: the next turn on the connection is ours.
    this.#db
      .connection()
      .execute(async () => this.#runGroup())
      .catch((error: unknown) => {
        for (const job of this.#jobs.splice(0)) job.reject(error);
      });
  }

  #runGroup(): void {
    const jobs = this.#jobs.splice(0, GROUP_MAX);
    if (this.#jobs.length > 0) setImmediate(() => this.#next());
    if (jobs.length > 1 && this.#commitGroup(jobs)) return;
    for (const job of jobs) this.#commitAlone(job);
  }

  /** Whether all have their answer; if not, nothing has been written. */
  #commitGroup(jobs: readonly Job[]): boolean {
    const answers: (() => void)[] = [];
    try {
      this.#run('begin');
      for (const { work, resolve, reject } of jobs) {
        this.#run('savepoint one');
        try {
          const value = work(this.#trx);
          answers.push(() => resolve(value));
        } catch (error) {
          this.#run('rollback to one');
          answers.push(() => reject(error));
        }
        this.#run('release one');
      }
      this.#run('commit');
    } catch {
      // Said when it happens again, to the one that it happens to.
      this.#undo();
      return false;
    }
    for (const answer of answers) answer();
    return true;
  }

  #commitAlone({ work, resolve, reject }: Job): void {
    let value: unknown;
    try {
      this.#run('begin');
      value = work(this.#trx);
      this.#run('commit');
    } catch (error) {
      this.#undo();
      reject(error);
      return;
    }
    resolve(value);
  }

  #undo(): void {
    // SQLite rolls back by itself when the disk fails.
    if (this.#driver.inTransaction) this.#run('rollback');
  }

  #run(sql: string): void {
    this.#driver.prepare(sql).run();
  }
}
