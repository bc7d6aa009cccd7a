import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Of everybody whose password does not matter otherwise. */
export const PASSWORD = 'rahasia-kelas';
export const ROOT = resolve(import.meta.dirname, '../..');
export const BUILT_SERVER = join(ROOT, 'out/main/headless.cjs');
/** What a proof puts before the server's own code, in the child process only. */
const SHIFTED_CLOCK = join(import.meta.dirname, 'shifted-clock.ts');

/** What no log may ever hold: tokens, PINs and passwords, those that the proofs themselves use included. */
const NEVER_LOGGED = new RegExp(
  `eyJ[\\w-]{10,}\\.|Bearer |"(?:pin|password|\\w+Token)"\\s*:|${PASSWORD}`,
);

/** What was found when the logs of this run's servers were searched. */
export const searched = { logs: 0, lines: 0 };

/** Throws where a log tells a secret, or a failure without the id to find it by. */
function searchLogs(dataDir: string): void {
  const folder = join(dataDir, 'logs');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    searched.logs++;
    searched.lines += lines.length;
    for (const line of lines) {
      if (NEVER_LOGGED.test(line)) throw new Error(`a secret in the log: ${line}`);
      if (/"status":5\d\d/.test(line) && !/"requestId":"[^"]+"/.test(line)) {
        throw new Error(`a failure without an id in the log: ${line}`);
      }
    }
  }
}

/** Far more than any start takes, on however busy a machine. */
const START_LIMIT_MS = 60_000;

interface ProductOptions {
  /** A folder of its own unless given; one that was given is left alone at the end. */
  dataDir?: string;
  /** Address to serve beside loopback. */
  host?: string;
  env?: Record<string, string>;
  /** Modules to load before the server. */
  imports?: readonly string[];
  /** A command that the server runs under, as strace. */
  under?: readonly string[];
}

/** How a process ended. */
interface Ended {
  code: number | null;
  milliseconds: number;
  output: string;
}

/** The built headless server on a data folder, to be stopped, killed and started again at will. */
export class Product {
  readonly dataDir: string;
  readonly #options: ProductOptions;
  #child: ChildProcess | undefined;
  #exited: Promise<unknown> = Promise.resolve();
  #output = '';
  #url = '';

  constructor(options: ProductOptions = {}) {
    this.#options = options;
    this.dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'punakawan-prove-'));
  }

  get url(): string {
    return this.#url;
  }
  get port(): number {
    return Number(new URL(this.#url).port);
  }
  get pid(): number {
    return this.#child?.pid ?? 0;
  }
  /** What the server printed since its last start. */
  get output(): string {
    return this.#output;
  }
  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && !this.#child.signalCode;
  }
  get setupCode(): string {
    return /: ([A-Z0-9]{4}-[A-Z0-9]{4})\)/.exec(this.#output)?.[1] ?? '';
  }

  /** Starts the server; resolves to the milliseconds until it said that it is ready. */
  async start(): Promise<number> {
    const began = performance.now();
    const child = this.#spawn();
    await new Promise<void>((ready, reject) => {
      child.stdout?.on('data', () => {
        const url = /siap di (http:\S+)\n/.exec(this.#output)?.[1];
        if (url === undefined) return;
        this.#url = url;
        ready();
      });
      void this.#exited.then(() => reject(new Error(`the server ended: ${this.#output}`)));
      setTimeout(() => reject(new Error('the server never got ready')), START_LIMIT_MS).unref();
    });
    return performance.now() - began;
  }

  /** Starts a server that is expected to refuse; resolves when it has ended by itself, or is ended after `limit`. */
  async startToFail(limit: number): Promise<Ended> {
    const began = performance.now();
    const child = this.#spawn();
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    await this.#exited;
    clearTimeout(timer);
    return {
      code: child.exitCode,
      milliseconds: performance.now() - began,
      output: this.#output,
    };
  }

  /** As a power cut ends it, as far as a process can tell. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#exited;
  }

  /** As its owner ends it. */
  async stop(): Promise<Ended> {
    const began = performance.now();
    this.#child?.kill('SIGTERM');
    await this.#exited;
    return {
      code: this.#child?.exitCode ?? null,
      milliseconds: performance.now() - began,
      output: this.#output,
    };
  }

  /** Ends it, however it stands, searches its log, and removes the folder that was made for it. */
  async remove(): Promise<void> {
    if (this.isRunning) await this.kill();
    try {
      searchLogs(this.dataDir);
    } finally {
      if (this.#options.dataDir === undefined) {
        rmSync(this.dataDir, { recursive: true, force: true });
      }
    }
  }

  #spawn(): ChildProcess {
    if (!existsSync(BUILT_SERVER)) throw new Error('not built: run "npm run build" first');
    const { host, env = {}, imports = [], under = [] } = this.#options;
    const [command = '', ...args] = [
      ...under,
      process.execPath,
      ...imports.flatMap((module) => ['--import', module]),
      BUILT_SERVER,
      '--port',
      '0',
      '--data',
      this.dataDir,
      ...(host === undefined ? [] : ['--host', host]),
    ];
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    this.#child = child;
    this.#output = '';
    const listen = (text: Buffer) => (this.#output += text.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    this.#exited = once(child, 'exit');
    return child;
  }
}

/** Runs `use` with a fresh, started server, and removes everything afterwards. */
export async function withProduct<T>(
  options: ProductOptions,
  use: (product: Product) => Promise<T>,
): Promise<T> {
  const product = new Product(options);
  try {
    await product.start();
    return await use(product);
  } finally {
    await product.remove();
  }
}

/** The same, with a wall clock that can be set off by some milliseconds while the server runs. */
export async function withClock<T>(
  use: (product: Product, setClock: (milliseconds: number) => void) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'punakawan-clock-'));
  const file = join(folder, 'shift');
  const setClock = (milliseconds: number) => writeFileSync(file, String(milliseconds));
  try {
    setClock(0);
    const options = { imports: [SHIFTED_CLOCK], env: { CLOCK_SHIFT_FILE: file } };
    return await withProduct(options, (product) => use(product, setClock));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
