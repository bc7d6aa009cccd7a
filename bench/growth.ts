import { API_PREFIX } from '../src-shared/constants/limits.ts';
import { fastestOf } from './admin-calls.ts';
import { Connection, wireRequest } from './connection.ts';
import { seedSchool } from './seed-school.ts';
import { launch } from './server-process.ts';
import { median } from './statistics.ts';

const SMALL = 100;
const LARGE = 5_000;

/** One game each, so that all are ranked; scores as far apart as those of years. */
const SIZE = { sessions: 1, answers: 1, scoresBelow: 20_000 };

const CALLS: readonly { name: string; path: string; byAdmin?: true }[] = [
  { name: 'leaderboard', path: '/progress/leaderboard?limit=10' },
  { name: 'leaderboard with own rank', path: '/game/leaderboard?limit=10' },
  { name: 'leaderboard of today', path: '/game/leaderboard?period=today' },
  { name: 'leaderboard of the week', path: '/game/leaderboard?period=week' },
  { name: 'leaderboard of the month', path: '/game/leaderboard?period=month' },
  { name: 'leaderboard of a character', path: '/game/leaderboard?characterId=semar' },
  { name: 'admin stats', path: '/admin/stats', byAdmin: true },
  { name: 'admin users', path: '/admin/users', byAdmin: true },
  { name: 'admin users, one role', path: '/admin/users?role=player', byAdmin: true },
  ...['totalScore', 'username', 'lastLogin'].map((sortBy) => ({
    name: `analytics by ${sortBy}`,
    path: `/admin/users/analytics?sortBy=${sortBy}`,
    byAdmin: true as const,
  })),
];

/** The same calls in a school of a hundred players and in one of five thousand, in alternation. */
export async function measureGrowth(folder: (name: string) => string, turns: number) {
  const sides = [];
  for (const players of [SMALL, LARGE]) {
    const dataDir = folder(`growth-${players}`);
    const school = await seedSchool(dataDir, { ...SIZE, players });
    const server = await launch('product.ts', dataDir);
    sides.push({ school, server });
  }
  try {
    const rows = [];
    for (const call of CALLS) {
      const connections = await Promise.all(sides.map(({ server }) => Connection.open(server.url)));
      const times: number[][] = [];
      for (let turn = 0; turn <= turns; turn++) {
        const pair = [];
        for (const [side, { school, server }] of sides.entries()) {
          const as = call.byAdmin ? school.admin : (school.players[50] ?? school.admin);
          const path = API_PREFIX + call.path;
          const request = wireRequest(server.url, { method: 'GET', path }, as);
          pair.push(
            await fastestOf(async () => {
              const sent = connections[side]?.send(request);
              if (!sent) throw new Error('no connection');
              const { status, body } = await sent;
              if (status !== 200) throw new Error(`${call.path}: ${body.toString()}`);
            }),
          );
        }
        if (turn > 0) times.push(pair);
      }
      for (const connection of connections) connection.close();
      const of = (side: number) => median(times.map((pair) => pair[side] ?? NaN));
      rows.push({
        call: call.name,
        smallMs: Number(of(0).toFixed(2)),
        largeMs: Number(of(1).toFixed(2)),
        growth: Number(median(times.map(([small = NaN, large = NaN]) => large / small)).toFixed(2)),
      });
    }
    return rows;
  } finally {
    for (const { server } of sides) await server.stop();
  }
}
