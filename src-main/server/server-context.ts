import type { OpenDatabase } from './db/open-database.ts';
import type { createFileMount, Mount } from './http/mount.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Clock } from './lib/clock.ts';
import type { Logger } from './lib/logger.ts';
import type { Passwords } from './lib/passwords.ts';
import type { Random } from './lib/random.ts';
import type { TokenSigner } from './lib/tokens.ts';

/** How a server is started. Everything but the data folder has a default. */
export interface ServerOptions {
  /** Folder of database, keys and backups; made when missing. */
  dataDir: string;
  /** Address to listen on; loopback unless told otherwise. */
  host: string;
  /** Port to try first; 0 takes any free one. Left out, the port of the last start is taken again. */
  port?: number;
  /** Built renderer to serve; without it only the API answers. */
  clientDir?: string;
  /** Built-in question bank. */
  bankDir: string;
  version: string;
  /** Off only for load tests that measure something else. */
  rateLimits: boolean;
}

/** What features are built from. */
export interface ServerContext extends OpenDatabase {
  options: ServerOptions;
  clock: Clock;
  /** Names this run of the process: monotonic times of another run mean nothing. */
  bootId: string;
  random: Random;
  log: Logger;
  passwords: Passwords;
  tokens: TokenSigner;
  /** The one-time code for making the first admin from another machine. */
  setupCode: string;
}

/** Where features hang their endpoints. */
export interface Routes {
  mount: Mount;
  file: ReturnType<typeof createFileMount>;
  rateLimits: RateLimits;
}
