import { API_PREFIX } from '../src-shared/constants/limits.ts';
import type { GameSession } from '../src-shared/contracts/game.contract.ts';
import { Connection, wireRequest } from './connection.ts';
import type { School } from './seed-school.ts';
import type { ServerProcess } from './server-process.ts';
import { median, percentile } from './statistics.ts';

/** Pupils that call at once, each on a connection of their own. */
const CONNECTIONS = 20;
const QUESTIONS = 20;

/** One turn of one call at one server. */
export interface Turn {
  /** Answers per second. */
  rate: number;
  latencies: number[];
  /** Processor time of the server for each answer, in microseconds. */
  cpu: number;
}

interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

interface HotCall {
  name: string;
  status: number;
  /** Who calls; players unless told otherwise. */
  byAdmin?: true;
  /** Made anew for each round: the requests of one pupil, one after the other. Not measured. */
  prepare(startSession: () => Promise<GameSession>): Promise<Request[]>;
}

const repeated = (request: Request, times = 50): Request[] =>
  Array(times).fill(request) as Request[];

const START = {
  method: 'POST',
  path: '/game/session/start',
  body: { characterId: 'semar', count: QUESTIONS },
} as const;

export const HOT_CALLS: readonly HotCall[] = [
  { name: 'start session', status: 201, prepare: async () => repeated(START, 10) },
  {
    name: 'answer',
    status: 200,
    prepare: async (startSession) => {
      const session = await startSession();
      return session.questions.map((question) => ({
        method: 'POST',
        path: '/game/session/answer',
        body: {
          sessionId: session._id,
          questionId: question._id,
          selectedAnswer: 1,
          timeSpent: 2.5,
        },
      }));
    },
  },
  {
    name: 'get session',
    status: 200,
    prepare: async (startSession) => {
      const { _id } = await startSession();
      return repeated({ method: 'GET', path: `/game/session/${_id}` });
    },
  },
  {
    name: 'levels',
    status: 200,
    prepare: async () => repeated({ method: 'GET', path: '/progress/levels/semar' }),
  },
  {
    name: 'leaderboard with own rank',
    status: 200,
    prepare: async () => repeated({ method: 'GET', path: '/game/leaderboard?limit=10' }),
  },
  {
    name: 'question page',
    status: 200,
    prepare: async () => repeated({ method: 'GET', path: '/questions/character/semar?level=1' }),
  },
  {
    name: 'admin stats',
    status: 200,
    byAdmin: true,
    prepare: async () => repeated({ method: 'GET', path: '/admin/stats' }),
  },
];

/** The calls that wait for the disk. */
export const WRITES: ReadonlySet<string> = new Set(['start session', 'answer']);

/** Lets pupils make a call for at least this long, in rounds that are prepared beforehand. */
export async function takeTurn(
  server: ServerProcess,
  call: HotCall,
  school: School,
  milliseconds: number,
): Promise<Turn> {
  const pupils = await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_none, n) => {
      const pupil = school.players[n];
      if (!pupil) throw new Error('too few players');
      return { pupil, connection: await Connection.open(server.url) };
    }),
  );
  const turn: Turn = { rate: 0, latencies: [], cpu: 0 };
  let measuredMs = 0;
  try {
    while (measuredMs < milliseconds) {
      const scripts = await Promise.all(
        pupils.map(async ({ pupil, connection }) => {
          const startSession = async () => {
            const answer = await connection.send(
              wireRequest(server.url, { ...START, path: API_PREFIX + START.path }, pupil),
            );
            return (JSON.parse(answer.body.toString()) as { data: GameSession }).data;
          };
          const requests = await call.prepare(startSession);
          const as = call.byAdmin ? school.admin : pupil;
          const wired = requests.map((request) =>
            wireRequest(server.url, { ...request, path: API_PREFIX + request.path }, as),
          );
          return { connection, wired };
        }),
      );
      const before = await server.vitals();
      const started = performance.now();
      await Promise.all(
        scripts.map(async ({ connection, wired }) => {
          for (const request of wired) {
            const sent = performance.now();
            const { status, body } = await connection.send(request);
            if (status !== call.status)
              throw new Error(`${call.name}: ${status} ${body.toString()}`);
            turn.latencies.push(performance.now() - sent);
          }
        }),
      );
      measuredMs += performance.now() - started;
      turn.cpu += (await server.vitals()).cpu - before.cpu;
    }
  } finally {
    for (const { connection } of pupils) connection.close();
  }
  turn.rate = (turn.latencies.length / measuredMs) * 1000;
  turn.cpu /= turn.latencies.length;
  return turn;
}

export interface HotCallRow {
  call: string;
  'per second': number;
  'of floor': number;
  'of peer': number;
  'p50 ms': number;
  'p99 ms': number;
  'peer p99 ms': number;
  'CPU µs: floor': number;
  peer: number;
  product: number;
}

/** Floor, peer and product in alternation; the medians of the ratios of neighbouring turns. */
export async function compareHotCall(
  call: HotCall,
  servers: { floor: ServerProcess; peer: ServerProcess; product: ServerProcess },
  school: School,
  { turns, milliseconds }: { turns: number; milliseconds: number },
): Promise<HotCallRow> {
  const rounds: Record<keyof typeof servers, Turn>[] = [];
  // The first turn of each warms up its compiler and is not counted.
  for (let n = 0; n <= turns; n++) {
    const floor = await takeTurn(servers.floor, call, school, milliseconds);
    const peer = await takeTurn(servers.peer, call, school, milliseconds);
    const product = await takeTurn(servers.product, call, school, milliseconds);
    if (n > 0) rounds.push({ floor, peer, product });
  }
  const latencies = (of: keyof typeof servers) => rounds.flatMap((round) => round[of].latencies);
  const cpu = (of: keyof typeof servers) =>
    Math.round(median(rounds.map((round) => round[of].cpu)));
  return {
    call: call.name,
    'per second': Math.round(median(rounds.map((round) => round.product.rate))),
    'of floor': ratio(median(rounds.map((round) => round.product.rate / round.floor.rate))),
    'of peer': ratio(median(rounds.map((round) => round.product.rate / round.peer.rate))),
    'p50 ms': ratio(percentile(latencies('product'), 50)),
    'p99 ms': ratio(percentile(latencies('product'), 99)),
    'peer p99 ms': ratio(percentile(latencies('peer'), 99)),
    'CPU µs: floor': cpu('floor'),
    peer: cpu('peer'),
    product: cpu('product'),
  };
}

const ratio = (value: number): number => Number(value.toFixed(2));
