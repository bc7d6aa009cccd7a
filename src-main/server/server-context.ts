import type { OpenDatabase } from './db/open-database.ts';
import type { LoginThrottle } from './features/auth/login-throttle.ts';
import type { Live } from './features/live/live.ts';
import type { Backups } from './features/maintenance/backups.service.ts';
import type { Sharing } from './features/sharing/sharing.service.ts';
import type { EventStreams } from './http/event-streams.ts';
import type { Listeners } from './http/listeners.ts';
import type { Mount, MountFile } from './http/mount.ts';
import type { Presence } from './http/presence.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Logger } from './lib/logger.ts';
import type { Network } from './lib/network.ts';
import type { Passwords } from './lib/passwords.ts';
import type { Random } from './lib/random.ts';
import type { Timebase } from './lib/timebase.ts';
import type { TokenSigner } from './lib/tokens.ts';

/** How a server is started. Everything but the data folder has a default. */
export interface ServerOptions {
  /** Folder of database, keys and backups; made when missing. */
  dataDir: string;
  /** The file that says where the data lie; without it they are where the person said, and stay there. */
  placeFile?: string;
  /** Address to listen on beside loopback; only loopback unless told otherwise. */
  host: string;
  /**
   * The port, and no other: a start where it is taken fails with PortTakenError. 0 takes any free one.
   * Left out, it is the port of the last start, or the next free one.
   */
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
export interface ServerContext extends OpenDatabase, Timebase {
  options: ServerOptions;
  random: Random;
  log: Logger;
  passwords: Passwords;
  loginThrottle: LoginThrottle;
  tokens: TokenSigner;
  /** The one-time code for making the first admin from another machine. */
  setupCode: () => string;
  network: Network;
  listeners: Listeners;
  presence: Presence;
  streams: EventStreams;
  live: Live;
  sharing: Sharing;
  /**
   * Stops answering, closes the database, lets `work` change its file, and goes on with what is there
   * then. When that cannot be opened, `work`'s own undo runs, and the server goes on with the old one.
   */
  replaceDatabase(exceptRequestId: string, work: () => () => void): Promise<ServerContext>;
  backups: Backups;
  /** The program that may set back the disk of the data at every restart; undefined when none is known. */
  freezer: string | undefined;
  /** Whether the data folder is closed to the other accounts of this computer. */
  isPrivate: Promise<boolean>;
  /** Room left on the disk of the data folder. */
  freeBytes(): Promise<number>;
}

/** Where features hang their endpoints. */
export interface Routes {
  mount: Mount;
  file: MountFile;
  rateLimits: RateLimits;
}
