import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX } from '../src-shared/constants/limits.ts';
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

/** The bell: two hundred logins in a minute with real password hashes, while a hundred others play. */
export async function ringTheBell(dataDir: string): Promise<Record<string, number | string>> {
  const passwords = createPasswords();
  const passwordHash = await passwords.hash(PASSWORD);
  await passwords.close();
  const size = { players: PLAYING + LOGINS, sessions: 1, answers: 10, passwordHash };
  const school = await seedSchool(dataDir, size);
  const server = await launch('product.ts', dataDir, 'bcrypt');
  try {
    const players = school.players.slice(0, PLAYING);
    await playUntil(server.url, players, performance.now() + QUIET_MS / 4);
    await server.vitals();
    const quiet = await playUntil(server.url, players, performance.now() + QUIET_MS);
    const quietBlocked = (await server.vitals()).blockedMs;
    const logins: number[] = [];
    let failed = 0;
    const [storm] = await Promise.all([
      playUntil(server.url, players, performance.now() + STORM_MS),
      ...Array.from({ length: LOGINS }, async (_none, n) => {
        await pause((STORM_MS * n) / LOGINS);
        const connection = await Connection.open(server.url);
        const body = { email: `siswa.${PLAYING + n + 1}@sekolah.id`, password: PASSWORD };
        const sent = performance.now();
        const request = { method: 'POST', path: `${API_PREFIX}/auth/login`, body };
        const { status } = await connection.send(wireRequest(server.url, request));
        logins.push(performance.now() - sent);
        if (status !== 200) failed++;
        connection.close();
      }),
    ]);
    const { blockedMs } = await server.vitals();
    const [before, during] = [percentile(quiet, 99), percentile(storm, 99)];
    return {
      'failed logins': failed,
      'login p99 ms': Math.round(percentile(logins, 99)),
      'answer p99 ms, quiet': Number(before.toFixed(1)),
      'answer p99 ms, storm': Number(during.toFixed(1)),
      'storm of quiet': Number((during / before).toFixed(2)),
      'blocked ms, quiet': Math.round(quietBlocked),
      'blocked ms, storm': Math.round(blockedMs),
    };
  } finally {
    await server.stop();
  }
}
