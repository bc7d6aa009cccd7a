import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { maintenanceTexts, moveTexts } from '#shared/texts/maintenance.ts';
import packageJson from '../package.json' with { type: 'json' };
import {
  HELP,
  OptionsError,
  readHeadlessOptions,
  type HeadlessOptions,
} from './headless-options.ts';
import { DataCommandError, runDataCommand } from './headless-data.ts';
import { createFileLogger } from './log-file.ts';
import { resourcePaths } from './resource-paths.ts';
import { carryOutMove } from './server/db/data-place.ts';
import { closeToOthers } from './server/db/private-folder.ts';
import { needsFirstAdmin } from './server/features/setup/setup.repository.ts';
import { PortTakenError } from './server/http/listeners.ts';
import { startServer } from './server/start-server.ts';

/** better-sqlite3 ends older versions without a word, and 22.1 has no checksums; a sentence is kinder. */
const OLDEST_NODE = { major: 22, minor: 2 };
/** The process ends after this long even when something refuses to close. */
const EXIT_AFTER_MS = 5_000;

async function main(): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const { major: oldest, minor: within } = OLDEST_NODE;
  if (major < oldest || (major === oldest && minor < within)) {
    throw new OptionsError(
      `Server ini memerlukan Node ${oldest}.${within} atau lebih baru, bukan ${process.versions.node}. Pakai: npm run serve`,
    );
  }
  const options = readHeadlessOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(HELP);
    return;
  }
  const done = runDataCommand(options);
  if (done !== undefined) {
    process.stdout.write(`${done}\n`);
    const movedTo = options['move-data'];
    if (movedTo !== undefined && !(await closeToOthers(resolve(movedTo)))) warnOfOthers();
    return;
  }
  const { dataDir, problem } = options.place
    ? carryOutMove(options.place, options.data)
    : { dataDir: options.data };
  if (problem !== undefined) process.stderr.write(`${moveTexts.failed(problem)}\n`);
  const { log, close: closeLog } = createFileLogger(
    dataDir,
    options.log ? 'everything' : 'warnings',
  );
  const server = await startServer({
    ...resourcePaths(import.meta.dirname),
    dataDir,
    ...(options.place === undefined ? {} : { placeFile: options.place }),
    host: options.host,
    ...(options.port === undefined ? {} : { port: options.port }),
    version: packageJson.version,
    log,
  });
  // Before anybody is told that it runs, and may end it.
  const stop = () => {
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    server
      .close()
      .then(closeLog)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'closing failed');
          process.exit(1);
        },
      );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  if (!(await server.context.isPrivate)) warnOfOthers();
  process.stdout.write(`Punakawan siap di ${server.url}\n`);
  for (const url of lanUrls(options, server.port)) process.stdout.write(`Di jaringan: ${url}\n`);
  if (await needsFirstAdmin(server.context.db)) {
    process.stdout.write(
      `Belum ada admin. Buat di ${server.url}/admin-setup (kode setup dari komputer lain: ${server.setupCode})\n`,
    );
  }
}

const warnOfOthers = (): void => void process.stderr.write(`${maintenanceTexts.dataOpen}\n`);

const isOwnSentence = (error: unknown): boolean =>
  error instanceof OptionsError ||
  error instanceof DataCommandError ||
  error instanceof PortTakenError;

/** Addresses that other machines can type; none while only this machine is served. */
function lanUrls({ host }: HeadlessOptions, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') {
    return host.startsWith('127.') || host === 'localhost' ? [] : [`http://${host}:${port}`];
  }
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** The server without a window: prints where it is, and runs until it is told to stop. */
export function runHeadless(): void {
  // Whoever listened may go away; the class plays on.
  process.stdout.on('error', () => undefined);
  main().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${isOwnSentence(error) ? message : `Server gagal dimulai: ${message}`}\n`,
    );
    process.exit(1);
  });
}
