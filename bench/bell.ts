import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX, BUSY_RETRY_SECONDS } from '../src-shared/constants/limits.ts';
import { ERROR_STATUS } from '../src-shared/errors.ts';
import { createPasswords } from '../src-main/server/lib/passwords.ts';
import { Connection, wireRequest } from './connection.ts';
import { playUntil } from './play.ts';
import { seedSchool } from './seed-school.ts';
import { launch } from './server-process.ts';
import { percentile } from './statistics.ts';

const PASSWORD = 'rahasia-kelas';
const LOGINS = 200;
const PLAYING = 100;
const QUIET_MS = 20_000;
const STORM_MS = 60_000;

/** As often as the login screen asks again when it is told to come back. */
const TRIES = 20;

export interface Bell {
  /** Logins that were never let in. */
  failed: number;
  /** Times that a login was told to come back. */
  toldToComeBack: number;
  loginP99: number;
  quietP99: number;
  stormP99: number;
  quietBlocked: number;
  stormBlocked: number;
  /** The same of a process that does nothing, in the same minute: what the machine does to everybody. */
  idleBlocked: number;
}

/** The bell: two hundred logins in a minute with real password hashes, while a hundred others play. */
export async function ringTheBell(dataDir: string): Promise<Bell> {
  const passwords = createPasswords();
  const passwordHash = await passwords.hash(PASSWORD);
  await passwords.close();
  const size = { players: PLAYING + LOGINS, sessions: 1, answers: 10, passwordHash };
  const school = await seedSchool(dataDir, size);
  const server = await launch('product.ts', dataDir, 'bcrypt');
  const idle = await launch('idle.ts');
  try {
    const players = school.players.slice(0, PLAYING);
    await playUntil(server.url, players, performance.now() + QUIET_MS / 4);
    await server.vitals();
    const quiet = await playUntil(server.url, players, performance.now() + QUIET_MS);
    const quietBlocked = (await server.vitals()).blockedMs;
    await idle.vitals();
    const logins: number[] = [];
    let failed = 0;
    let toldToComeBack = 0;
    const [storm] = await Promise.all([
      playUntil(server.url, players, performance.now() + STORM_MS),
      ...Array.from({ length: LOGINS }, async (_none, n) => {
        await pause((STORM_MS * n) / LOGINS);
        const connection = await Connection.open(server.url);
        const body = { email: `siswa.${PLAYING + n + 1}@sekolah.id`, password: PASSWORD };
        const sent = performance.now();
        const request = { method: 'POST', path: `${API_PREFIX}/auth/login`, body };
        let status = 0;
        for (let tries = 0; tries < TRIES; tries++) {
          ({ status } = await connection.send(wireRequest(server.url, request)));
          if (status !== ERROR_STATUS.BUSY) break;
          toldToComeBack++;
          await pause(BUSY_RETRY_SECONDS * 1_000);
        }
        logins.push(performance.now() - sent);
        if (status !== 200) failed++;
        connection.close();
      }),
    ]);
    const { blockedMs } = await server.vitals();
    return {
      failed,
      toldToComeBack,
      loginP99: percentile(logins, 99),
      quietP99: percentile(quiet, 99),
      stormP99: percentile(storm, 99),
      quietBlocked,
      stormBlocked: blockedMs,
      idleBlocked: (await idle.vitals()).blockedMs,
    };
  } finally {
    await Promise.all([server.stop(), idle.stop()]);
  }
}
