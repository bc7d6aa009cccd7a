/**
 * `node bench/class.ts [--pupils 200] [--seconds 8] [--turns 5]`: a whole school year of one level at
 * once. The pupils come in by PIN within a minute, each keeps a live stream open and plays sessions on
 * the server; in turns with and without a teacher's board open. Prints, beside its goals, how long logins
 * took, how long after an answer the board showed it, and what the board costs: the ratio of the time of
 * an answer, and of the server's processor time for one, with the board to without. The last one hardly
 * depends on what else the machine does.
 *
 * Loopback only, in processes and a folder of its own; ends by itself after some two minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BOARD_BATCH_MS } from '../src-shared/constants/classroom.ts';
import { classLoginApi } from '../src-shared/contracts/class-login.contract.ts';
import { classesApi, type LoginCard } from '../src-shared/contracts/classes.contract.ts';
import { authApi } from '../src-shared/contracts/auth.contract.ts';
import { gameApi, type GameSession } from '../src-shared/contracts/game.contract.ts';
import type { BoardEvent } from '../src-shared/contracts/admin-live.contract.ts';
import { setupApi } from '../src-shared/contracts/setup.contract.ts';
import { ERROR_STATUS } from '../src-shared/errors.ts';
import { readEvents, type EventReader } from '../src-main/server/testing/event-reader.ts';
import { createClient, type Client } from '../src-main/server/testing/test-api.ts';
import { launch } from './server-process.ts';
import { percentile } from './statistics.ts';

const { values } = parseArgs({
  options: {
    pupils: { type: 'string', default: '200' },
    /** Length of a turn. */
    seconds: { type: 'string', default: '8' },
    /** Turns with the board, and as many without. */
    turns: { type: 'string', default: '5' },
  },
});
const PUPILS = Math.min(300, Number(values.pupils));
const TURN_MS = Math.min(60, Number(values.seconds)) * 1_000;
const TURNS = Math.min(10, Number(values.turns));
/** Over this time the pupils arrive; the last ones must be in within the minute. */
const ARRIVAL_MS = 30_000;
/** A pupil thinks for so long, give or take the half of it. */
const THINK_MS = 3_000;

interface Pupil {
  id: string;
  client: Client;
  stream: EventReader<unknown>;
  session: GameSession | undefined;
  next: number;
}

/** When the reply to an answer was there, until the board has shown it: by pupil and count of answers. */
const awaited = new Map<string, number>();
const delays: number[] = [];
/** Times of answers, and microseconds of the server's processor time in these turns. */
const without = { answerMs: [] as number[], cpu: 0 };
const withBoard = { answerMs: [] as number[], cpu: 0 };
const failures: string[] = [];
/** How often a login was told to come back. */
let busy = 0;

const folder = mkdtempSync(join(tmpdir(), 'punakawan-class-'));
const server = await launch('product.ts', folder, 'bcrypt');
try {
  const url = () => server.url;
  const admin = await signInAdmin(url);
  const { id, code, cards } = await makeClass(admin);
  const started = performance.now();
  const loginMs: number[] = [];
  const pupils = await Promise.all(cards.map((card) => enter(url, code, card, loginMs)));
  const allInMs = performance.now() - started;

  for (let turn = 0; turn < TURNS; turn++) {
    await playAll(pupils, without);
    const board = await readEvents<BoardEvent>(server.url, admin, `/admin/classes/${id}/board`);
    const watching = watch(board);
    await playAll(pupils, withBoard);
    board.close();
    await watching;
    awaited.clear();
  }
  for (const { stream } of pupils) stream.close();

  const round = (value: number) => Math.round(value * 10) / 10;
  const hundredth = (value: number) => Math.round(value * 100) / 100;
  const row = (ms: readonly number[]) => ({
    count: ms.length,
    'p50 ms': round(percentile(ms, 50)),
    'p99 ms': round(percentile(ms, 99)),
  });
  console.table({
    'login by PIN': row(loginMs),
    'answer without board': row(without.answerMs),
    'answer with board': row(withBoard.answerMs),
    'board after answer': row(delays),
  });
  const ratio = (percent: number) =>
    hundredth(percentile(withBoard.answerMs, percent) / percentile(without.answerMs, percent));
  const cpuPerAnswer = ({ cpu, answerMs }: typeof without) => cpu / answerMs.length;
  const cpuRatio = hundredth(cpuPerAnswer(withBoard) / cpuPerAnswer(without));
  const goal = (measured: number, most: number) => ({ measured, goal: `at most ${most}` });
  console.table({
    [`all ${pupils.length} in, s`]: goal(round(allInMs / 1_000), 60),
    'login by PIN, p95 ms': goal(round(percentile(loginMs, 95)), 2_000),
    'board after answer, p50 ms': goal(round(percentile(delays, 50)), 2 * BOARD_BATCH_MS),
    'board after answer, p99 ms': goal(round(percentile(delays, 99)), 1_000),
    'answer, board : without, p50': goal(ratio(50), 1.2),
    'answer, board : without, p99': goal(ratio(99), 1.5),
    'processor time of an answer, board : without': goal(cpuRatio, 1.2),
    failures: goal(failures.length, 0),
  });
  console.log(`logins that were told to come back: ${busy}`);
  for (const failure of [...new Set(failures)].slice(0, 5)) console.log(failure);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (failures.length > 0) process.exitCode = 1;

async function signInAdmin(url: () => string): Promise<Client> {
  const admin = createClient(url);
  const account = { username: 'Bu Guru', email: 'guru@sekolah.id', password: 'rahasia-kelas' };
  await admin.call(setupApi.createFirstAdmin, { body: account });
  const { data } = await admin.call(authApi.login, { body: account });
  admin.tokens = data.tokens;
  return admin;
}

async function makeClass(admin: Client): Promise<{ id: string; code: string; cards: LoginCard[] }> {
  const { data } = await admin.call(classesApi.create, { body: { name: 'Kelas 7' } });
  const { _id: id, code } = data.class;
  const params = { id };
  const rows = Array.from({ length: PUPILS }, (_, n) => ({ name: `Siswa ${n + 1}` }));
  await admin.call(classesApi.importRoster, { params, body: { rows } });
  const cards: LoginCard[] = [];
  for (let remaining = 1; remaining > 0;) {
    const made = await admin.call(classesApi.makePins, { params, body: {} });
    cards.push(...made.data.cards);
    remaining = made.data.remaining;
  }
  return { id, code, cards };
}

/** Arrives some time, looks for their name, types their PIN, and opens their stream. */
async function enter(
  url: () => string,
  code: string,
  card: LoginCard,
  loginMs: number[],
): Promise<Pupil> {
  await wait(Math.random() * ARRIVAL_MS);
  const client = createClient(url);
  const params = { code };
  await client.call(classLoginApi.door, { params });
  const started = performance.now();
  const body = { memberId: card._id, pin: card.pin };
  for (;;) {
    const sent = await client.send('POST', `/class-login/${code}`, { body });
    if (sent.status === 200) {
      client.tokens = classLoginApi.signIn.response.parse(sent.body.data).tokens;
      break;
    }
    // Too many at once for this machine: the pupil tries again when they are told to.
    if (sent.status !== ERROR_STATUS.BUSY) throw new Error(sent.text);
    busy++;
    await wait(Number(sent.headers.get('Retry-After')) * 1_000);
  }
  loginMs.push(performance.now() - started);
  const stream = await readEvents(url(), client, '/live');
  void drain(stream);
  return { id: card._id, client, stream, session: undefined, next: 0 };
}

/** Reads a stream to its end, as a page does. */
async function drain(stream: EventReader<unknown>): Promise<void> {
  try {
    while ((await stream.next()) !== undefined);
  } catch (error) {
    // Closed by ourselves at the end of the run; anything else shows in the figures of the board.
    if (!(error instanceof Error)) throw error;
  }
}

/** Notes when the board shows what was awaited. */
async function watch(board: EventReader<BoardEvent>): Promise<void> {
  try {
    for (;;) {
      const event = await board.next();
      if (event === undefined) return;
      if (event.type !== 'tiles') continue;
      const now = performance.now();
      for (const { _id, sessionId, right, wrong } of event.tiles) {
        const key = `${_id} ${sessionId} ${right + wrong}`;
        const since = awaited.get(key);
        if (since === undefined) {
          // Shown before the pupil had their reply.
          awaited.set(key, now);
        } else {
          delays.push(Math.max(0, now - since));
        }
      }
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

async function playAll(pupils: readonly Pupil[], turns: typeof without): Promise<void> {
  const until = performance.now() + TURN_MS;
  const { cpu: before } = await server.vitals();
  await Promise.all(pupils.map((pupil) => play(pupil, until, turns.answerMs)));
  turns.cpu += (await server.vitals()).cpu - before;
}

async function play(pupil: Pupil, until: number, times: number[]): Promise<void> {
  for (;;) {
    await wait(THINK_MS * (0.5 + Math.random()));
    if (performance.now() > until) return;
    try {
      await playOn(pupil, times);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
      pupil.session = undefined;
    }
  }
}

/** Answers the next question, or starts another session. */
async function playOn(pupil: Pupil, times: number[]): Promise<void> {
  const question = pupil.session?.questions[pupil.next];
  if (!pupil.session || !question) {
    const { data } = await pupil.client.call(gameApi.start, { body: { characterId: 'semar' } });
    pupil.session = data;
    pupil.next = 0;
    return;
  }
  const answer =
    question.questionType === 'essay' ? { textAnswer: 'embuh' } : { selectedAnswer: 0 };
  const body = { sessionId: pupil.session._id, questionId: question._id, ...answer };
  const started = performance.now();
  await pupil.client.call(gameApi.answer, { body });
  const now = performance.now();
  times.push(now - started);
  pupil.next++;
  const key = `${pupil.id} ${pupil.session._id} ${pupil.next}`;
  const shown = awaited.get(key);
  if (shown === undefined) awaited.set(key, now);
  else delays.push(0);
}
