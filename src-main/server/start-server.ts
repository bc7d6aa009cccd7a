import { randomBytes, randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DEFAULT_PORT } from '#shared/constants/limits.ts';
import { createApp } from './create-app.ts';
import { openDatabase } from './db/open-database.ts';
import type { Db } from './db/schema.ts';
import { findSetting, saveSetting } from './db/settings.repository.ts';
import { loadBank } from './features/questions/bank.ts';
import { seedBank } from './features/questions/seed-bank.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { answerClientErrors } from './http/client-error.ts';
import { createLogger, type Logger } from './lib/logger.ts';
import { createPasswords, type Passwords } from './lib/passwords.ts';
import { systemRandom, type Random } from './lib/random.ts';
import { loadSecrets } from './lib/secrets.ts';
import { createTokenSigner } from './lib/tokens.ts';
import type { ServerContext, ServerOptions } from './server-context.ts';

/** Ports tried after the first one when it is taken. */
const PORTS_TO_TRY = 10;
/** Running requests may take this long to finish when the server closes. */
const DRAIN_MS = 3_000;
/** How often connections that have become idle meanwhile are closed. */
const SWEEP_MS = 50;
/** Letters and digits that nobody confuses when reading the setup code aloud. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

export interface StartServerOptions extends Partial<Omit<ServerOptions, 'dataDir'>> {
  dataDir: string;
  log?: Logger;
  clock?: Clock;
  random?: Random;
  /** Replaced by tests that need thousands of users. */
  passwords?: Passwords;
}

export interface RunningServer {
  /** Where the game is, on this machine: http://127.0.0.1:4137 */
  url: string;
  port: number;
  setupCode: string;
  /** What the server runs on; for the desktop around it, tests and benchmarks. */
  context: ServerContext;
  /** Stops listening, lets running requests finish, and closes the database. */
  close(): Promise<void>;
}

/** Starts the whole server. Electron, the headless command and the tests all call this. */
export async function startServer(start: StartServerOptions): Promise<RunningServer> {
  const options: ServerOptions = {
    host: '127.0.0.1',
    bankDir: join(import.meta.dirname, '../../resources/bank'),
    version: '0.0.0',
    rateLimits: true,
    ...start,
  };
  const clock = start.clock ?? systemClock;
  const log = start.log ?? createLogger();
  const database = await openDatabase(options.dataDir);
  const passwords = start.passwords ?? createPasswords();
  const closeParts = async () => {
    await passwords.close();
    await database.close();
  };
  try {
    const { secrets } = loadSecrets(options.dataDir);
    const seeded = await seedBank(database.db, loadBank(options.bankDir), clock.now());
    log.info(seeded, 'question bank ready');
    const context: ServerContext = {
      ...database,
      options,
      clock,
      bootId: randomBytes(6).toString('base64url'),
      random: start.random ?? systemRandom,
      log,
      passwords,
      tokens: createTokenSigner(secrets, clock),
      setupCode: makeSetupCode(),
    };
    const server = createServer(
      { maxHeaderSize: 8 * 1024, connectionsCheckingInterval: 5_000 },
      createApp(context),
    );
    configureTimeouts(server);
    answerClientErrors(server);
    const wanted = options.port ?? (await usualPort(database.db));
    const port = await listen(server, options.host, wanted);
    // The next start takes the same port again: what browsers keep is kept by address.
    if (options.port === undefined) await saveSetting(database.db, 'port', String(port));
    log.info({ port, host: options.host, version: options.version }, 'server started');
    return {
      url: `http://127.0.0.1:${port}`,
      port,
      setupCode: context.setupCode,
      context,
      close: once(async () => {
        await drain(server);
        await closeParts();
        log.info('server closed');
      }),
    };
  } catch (error) {
    await closeParts();
    throw error;
  }
}

/** Slow and idle connections of a rude client must not hold those of the class (reliability 3.6). */
function configureTimeouts(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 30_000;
  server.maxConnections = 1_200;
}

async function usualPort(db: Db): Promise<number> {
  const saved = Number(await findSetting(db, 'port'));
  return saved > 0 ? saved : DEFAULT_PORT;
}

/** Listens on the wanted port, or on the next free one. Resolves to the port. */
async function listen(server: Server, host: string, port: number): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await listenOnce(server, host, port === 0 ? 0 : port + attempt);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port === 0 || attempt >= PORTS_TO_TRY) throw error;
    }
  }
}

function listenOnce(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // A connection whose last answer went out only now is kept alive by its client, not by us.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}

function makeSetupCode(): string {
  const letters = Array.from(
    { length: CODE_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  );
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
