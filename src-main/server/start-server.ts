import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { HEARTBEAT_SECONDS } from '#shared/constants/classroom.ts';
import { DEFAULT_PORT } from '#shared/constants/limits.ts';
import { createApp } from './create-app.ts';
import { inDataDir, lockDataDir } from './db/data-lock.ts';
import { readIncident, writeIncident } from './db/incident.ts';
import { noteRun } from './db/last-run.ts';
import { openDatabase } from './db/open-database.ts';
import { markOpen, recoverDatabase, unmarkOpen } from './db/recover.ts';
import { closeToOthers } from './db/private-folder.ts';
import type { Db } from './db/schema.ts';
import { findSetting, saveSetting } from './db/settings.repository.ts';
import { createLoginThrottle } from './features/auth/login-throttle.ts';
import { seedChangedBank } from './features/questions/seed-changed-bank.ts';
import { createMdnsAnnouncer, type CreateAnnouncer } from './features/sharing/announcer.ts';
import { createSharing } from './features/sharing/sharing.service.ts';
import { createLive } from './features/live/live.ts';
import { createBackups } from './features/maintenance/backups.service.ts';
import { freeBytesOf } from './lib/free-bytes.ts';
import { freezerOf } from './lib/frozen-disk.ts';
import { createEventStreams } from './http/event-streams.ts';
import { createListeners } from './http/listeners.ts';
import { createMessages } from './http/messages.ts';
import { createPresence } from './http/presence.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { lazy } from './lib/lazy.ts';
import { createLogger, type Logger } from './lib/logger.ts';
import { systemNetwork, type Network } from './lib/network.ts';
import { createPasswords, type Passwords } from './lib/passwords.ts';
import { systemRandom, type Random } from './lib/random.ts';
import { readableCode } from './lib/readable-code.ts';
import { loadSecrets } from './lib/secrets.ts';
import { createTokenSigner } from './lib/tokens.ts';
import type { ServerContext, ServerOptions } from './server-context.ts';

const LOOPBACK = '127.0.0.1';
/** How often it is asked whether a backup is due. */
const BACKUP_CHECK_MS = 60_000;
/** How often the network is looked at while the server is open to the class. */
const NETWORK_POLL_MS = 5_000;
const CODE_LENGTH = 8;

export interface StartServerOptions extends Partial<Omit<ServerOptions, 'dataDir'>> {
  dataDir: string;
  log?: Logger;
  clock?: Clock;
  random?: Random;
  /** Replaced by tests that need thousands of users. */
  passwords?: Passwords;
  network?: Network;
  createAnnouncer?: CreateAnnouncer;
  networkPollMs?: number;
  freeBytes?: () => Promise<number>;
  closeToOthers?: typeof closeToOthers;
  /** How often it is asked whether a backup is due; 0 for never. */
  backupCheckMs?: number;
  /** How often a quiet event stream is written to. */
  heartbeatMs?: number;
  /** File outside the data folder that remembers the last start; left out, nothing is compared. */
  lastRunFile?: string;
}

export interface RunningServer {
  /** Where the game is, on this machine: http://127.0.0.1:4137 */
  url: string;
  port: number;
  readonly setupCode: string;
  /** What the server runs on now; for the desktop around it, tests and benchmarks. */
  readonly context: ServerContext;
  /** Stops listening, lets running requests finish, and closes the database. */
  close(): Promise<void>;
}

/** Starts the whole server. Electron, the headless command and the tests all call this. */
export async function startServer(start: StartServerOptions): Promise<RunningServer> {
  const options: ServerOptions = {
    host: LOOPBACK,
    bankDir: join(import.meta.dirname, '../../resources/bank'),
    version: '0.0.0',
    rateLimits: true,
    ...start,
  };
  // First of all: another process may be in the middle of a copy here.
  const unlock = lockDataDir(options.dataDir);
  const clock = start.clock ?? systemClock;
  const log = start.log ?? createLogger();
  // On Linux and macOS done before the next line; Windows' programs work while the rest is opened.
  const isPrivate = (start.closeToOthers ?? closeToOthers)(options.dataDir);
  const network = start.network ?? systemNetwork;
  const passwords = start.passwords ?? createPasswords();
  const messages = createMessages();
  const listeners = createListeners(network, messages.kinds);
  const presence = createPresence(clock);
  const loginThrottle = createLoginThrottle(clock);
  const bootId = randomUUID();
  const streams = createEventStreams(log, start.heartbeatMs ?? HEARTBEAT_SECONDS * 1_000);
  const live = createLive({ db: () => context.db, clock, bootId, log, loginThrottle });
  const sharing = createSharing({
    host: options.host,
    listeners,
    network,
    presence,
    announcer: (start.createAnnouncer ?? createMdnsAnnouncer)(log),
    clock,
    log,
    db: () => context.db,
    pollMs: start.networkPollMs ?? NETWORK_POLL_MS,
  });
  const freeBytes = start.freeBytes ?? (() => freeBytesOf(options.dataDir));
  const backups = createBackups({
    dataDir: options.dataDir,
    clock,
    log,
    freeBytes,
    database: () => context,
    checkMs: start.backupCheckMs ?? BACKUP_CHECK_MS,
  });

  const openContext = async (): Promise<ServerContext> => {
    const { dataDir, bankDir, version } = options;
    const database = await openDatabase(dataDir);
    try {
      markOpen(dataDir);
      const { secrets } = loadSecrets(dataDir);
      const seeded = await seedChangedBank(database.db, { dir: bankDir, version }, clock.now());
      if (seeded) log.info(seeded, 'question bank ready');
      return { ...database, ...lasting, tokens: createTokenSigner(secrets, clock) };
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  const serve = () => {
    listeners.serve(messages.belongTo(createApp(context)));
  };
  const closeContext = () => {
    unmarkOpen(options.dataDir);
    return context.close();
  };
  const replaceDatabase: ServerContext['replaceDatabase'] = async (exceptRequestId, work) => {
    // Streams never finish by themselves.
    streams.hold();
    await listeners.pause(exceptRequestId);
    await closeContext();
    let undo = () => {};
    try {
      undo = work();
      context = await openContext();
      live.activities.clear();
      await countRun();
    } catch (error) {
      undo();
      context = await openContext();
      throw error;
    } finally {
      streams.release();
      serve();
    }
    return context;
  };
  /** What outlives a change of the database. */
  const lasting = {
    options,
    clock,
    bootId,
    random: start.random ?? systemRandom,
    log,
    passwords,
    loginThrottle,
    setupCode: lazy(makeSetupCode),
    network,
    listeners,
    presence,
    streams,
    live,
    sharing,
    replaceDatabase,
    backups,
    freezer: freezerOf(options.dataDir, process),
    isPrivate,
    freeBytes,
  };
  let context: ServerContext;
  const countRun = async () => {
    const { dataDir } = options;
    const file = start.lastRunFile;
    return file && noteRun(context.db, { file, dataDir, now: clock.now() });
  };
  try {
    context = await inDataDir(options.dataDir, () => {
      const incident = recoverDatabase(options.dataDir, clock.now());
      if (incident) log.error(incident, 'the database was mended');
      return openContext();
    });
    if (!(await isPrivate))
      log.warn({ dataDir: options.dataDir }, 'other accounts may read the data');
    const wentBack = await countRun();
    // What was mended explains it already.
    if (wentBack && !readIncident(options.dataDir)) writeIncident(options.dataDir, wentBack);
  } catch (error) {
    unlock();
    await passwords.close();
    throw error;
  }

  const close = lazy(async () => {
    await sharing.stop();
    await backups.stop();
    streams.hold();
    await listeners.stop();
    await passwords.close();
    await closeContext();
    unlock();
    log.info('server closed');
  });
  try {
    serve();
    const wanted = options.port ?? (await usualPort(context.db));
    const isChosen = options.port !== undefined;
    const port = await listeners.start(hostsFor(options.host), wanted, isChosen);
    // The next start takes the same port again: what browsers keep is kept by address.
    if (options.port === undefined) await saveSetting(context.db, 'port', String(port));
    log.info({ port, host: options.host, version: options.version }, 'server started');
    return {
      url: `http://${LOOPBACK}:${port}`,
      port,
      get setupCode() {
        return lasting.setupCode();
      },
      get context() {
        return context;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loopback always listens; any other address comes beside it. */
function hostsFor(host: string): string[] {
  if (host === '0.0.0.0' || host === '::') return [host];
  return host === 'localhost' ? [LOOPBACK] : [...new Set([LOOPBACK, host])];
}

async function usualPort(db: Db): Promise<number> {
  const saved = Number(await findSetting(db, 'port'));
  return saved > 0 ? saved : DEFAULT_PORT;
}

function makeSetupCode(): string {
  const letters = readableCode(CODE_LENGTH);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
