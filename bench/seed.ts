import { startServer, type RunningServer } from '../src-main/server/start-server.ts';
import { silentLogger } from '../src-main/server/lib/logger.ts';
import { plainPasswords } from '../src-main/server/testing/test-api.ts';
import { authApi } from '../src-shared/contracts/auth.contract.ts';
import { createClient } from '../src-main/server/testing/test-api.ts';

/** Players on the leaderboard while measuring. */
const PLAYERS = 5_000;

/** The product on a data folder, with limits and log off: they are not what is measured. */
export const startProduct = (dataDir: string): Promise<RunningServer> =>
  startServer({
    dataDir,
    port: 0,
    log: silentLogger(),
    passwords: plainPasswords,
    rateLimits: false,
  });

/** Fills a fresh data folder with players and returns a token of one of them. */
export async function seed(dataDir: string): Promise<{ userId: number; accessToken: string }> {
  const server = await startProduct(dataDir);
  try {
    const { sqlite } = server.context;
    const insert = sqlite.prepare(
      `INSERT INTO user (username, username_key, email, password_hash, role, total_score, games_played,
         games_completed, score_reached_at, created_at)
       VALUES (@name, lower(@name), @name || '@sekolah.id', 'plain:rahasia', 'player', @score, 1, 1, @at, @at)`,
    );
    sqlite.transaction(() => {
      for (let n = 1; n <= PLAYERS; n++) {
        insert.run({ name: `Pemain ${n}`, score: (n * 7919) % 80_000, at: n });
      }
    })();
    const client = createClient(() => server.url);
    const { data } = await client.call(authApi.login, {
      body: { email: 'Pemain 1', password: 'rahasia' },
    });
    return { userId: Number(data.user._id), accessToken: data.tokens.accessToken };
  } finally {
    await server.close();
  }
}
