import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotTried } from './proof.ts';

/** A small disk of its own, for filling it up and for making it read-only. */
export interface SmallDisk {
  dir: string;
  /** Takes the last byte. */
  fill(): void;
  free(): void;
  makeReadOnly(): void;
  remove(): void;
}

/** Throws NotTried where a disk cannot be made. */
export function smallDisk(megabytes: number): SmallDisk {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new NotTried('a small disk needs Linux and root');
  }
  const dir = mkdtempSync(join(tmpdir(), 'punakawan-disk-'));
  const mount = (...args: string[]) => spawnSync('mount', args, { encoding: 'utf8' });
  const made = mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir);
  if (made.status !== 0) {
    rmSync(dir, { recursive: true });
    throw new NotTried(`this machine mounts no small disk: ${made.stderr.trim()}`);
  }
  const filler = join(dir, 'filler');
  return {
    dir,
    fill() {
      // In one piece, then in small ones for what is left.
      for (let n = 0; ; n++) {
        const { bavail, bsize } = statfsSync(dir);
        if (bavail === 0) return;
        writeFileSync(`${filler}${n}`, Buffer.alloc(bavail * bsize));
      }
    },
    free() {
      for (let n = 0; existsSync(`${filler}${n}`); n++) rmSync(`${filler}${n}`);
    },
    makeReadOnly() {
      execFileSync('mount', ['-o', 'remount,ro', dir]);
    },
    remove() {
      execFileSync('umount', [dir]);
      rmSync(dir, { recursive: true });
    },
  };
}

/** Throws NotTried where no other process can be watched. */
export function requireStrace(): void {
  const tried = spawnSync('strace', ['-o', '/dev/null', 'true']);
  if (tried.status !== 0) throw new NotTried('there is no strace, or it may not watch');
}

/** Which system calls of a process fail, how, and which of them: '2+5' for each fifth from the second. */
export interface Fault {
  calls: string;
  error: 'EIO' | 'ENOSPC';
  when: string;
}

/** Lets system calls of a running process fail; resolves to how that ends. Throws NotTried. */
export async function injectFault(pid: number, fault: Fault): Promise<() => Promise<void>> {
  const { calls, error, when } = fault;
  const inject = `inject=${calls}:error=${error}:when=${when}`;
  const args = ['-f', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', inject, '-p', String(pid)];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(strace, 'exit');
  let said = '';
  await new Promise<void>((ready, reject) => {
    strace.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('attached')) ready();
    });
    strace.once('error', reject);
    strace.once('exit', () => reject(new NotTried(`strace cannot watch the server: ${said}`)));
  });
  return async () => {
    strace.kill('SIGINT');
    await ended;
  };
}

/** An address of this machine that is not its loopback; undefined where there is none. */
export const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** Bytes of memory that a process holds; 0 where the system does not say. */
export function residentBytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Files and sockets that a process has open; 0 where the system does not say. */
export const openHandles = (pid: number): number =>
  process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0;
