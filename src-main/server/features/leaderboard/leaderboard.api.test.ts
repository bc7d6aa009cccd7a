import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameApi, type LeaderboardPeriod } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import {
  addQuestions,
  emptyBankApi,
  finishLevel,
  playSession,
  signInAgain,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

const HOUR = 3_600_000;

let api: TestApi;
beforeEach(async () => {
  api = await emptyBankApi();
  await addQuestions(api, 10);
  await addQuestions(api, 10, { characterId: 'gareng' });
});
afterEach(async () => {
  await api.close();
  vi.unstubAllEnvs();
});

const named = (username: string) => api.player({ username });
const names = (rows: readonly { username: string }[]) => rows.map((row) => row.username);
const ranking = async (client: Client, query: object = {}) =>
  (await client.call(gameApi.leaderboard, { query })).data;

describe('GET /progress/leaderboard', () => {
  it('ranks by total score, with completed games', async () => {
    const [ani, budi, cici] = [await named('Ani'), await named('Budi'), await named('Cici')];
    await finishLevel(ani, { correct: 5 });
    await finishLevel(budi, { correct: 9 });
    await finishLevel(cici, { correct: 2 });
    await playSession(cici, ['right', 'right']);
    const { data } = await ani.call(progressApi.leaderboard, { query: {} });
    expect(data).toEqual([
      { userId: budi.user?._id, username: 'Budi', totalScore: 900, totalGamesCompleted: 1 },
      { userId: ani.user?._id, username: 'Ani', totalScore: 500, totalGamesCompleted: 0 },
      { userId: cici.user?._id, username: 'Cici', totalScore: 230, totalGamesCompleted: 1 },
    ]);
  });

  it('places who reached a score first above the others with the same score', async () => {
    const [ani, budi, cici] = [await named('Ani'), await named('Budi'), await named('Cici')];
    await finishLevel(budi, { correct: 5 });
    api.clock.advance(1_000);
    await finishLevel(ani, { correct: 5 });
    api.clock.advance(1_000);
    await finishLevel(cici, { correct: 5 });
    api.clock.advance(1_000);
    // A run that adds nothing does not make the score any younger.
    await finishLevel(budi, { correct: 1 });
    const { data } = await ani.call(progressApi.leaderboard, { query: {} });
    expect(names(data)).toEqual(['Budi', 'Ani', 'Cici']);
  });

  it('orders by account when even the instant is the same', async () => {
    const players = [await named('Zaki'), await named('Ani')];
    for (const one of players) await finishLevel(one, { correct: 5 });
    const { data } = await (await named('Budi')).call(progressApi.leaderboard, { query: {} });
    expect(names(data)).toEqual(['Zaki', 'Ani']);
  });

  it('shows ten, or as many as asked for, and nobody who has not played', async () => {
    for (let n = 1; n <= 12; n++) {
      const one = await named(`Murid-${n}`);
      if (n <= 11) await finishLevel(one, { correct: n % 10 });
    }
    const viewer = await api.admin();
    const of = async (query: object) =>
      (await viewer.call(progressApi.leaderboard, { query })).data.length;
    expect(await of({})).toBe(10);
    expect(await of({ limit: 3 })).toBe(3);
    expect(await of({ limit: 100 })).toBe(11);
  });

  it('is empty while nobody has played', async () => {
    const viewer = await named('Ani');
    expect((await viewer.call(progressApi.leaderboard, { query: {} })).data).toEqual([]);
    expect(await ranking(viewer)).toEqual({ leaderboard: [], me: null, totalPlayers: 0 });
  });

  it('refuses a bad limit and a visitor', async () => {
    const viewer = await named('Ani');
    for (const limit of [0, 101, 'x']) {
      for (const endpoint of [progressApi.leaderboard, gameApi.leaderboard]) {
        expect((await viewer.refuse(endpoint, { query: { limit } })).status).toBe(400);
      }
    }
    expect((await api.visitor.refuse(progressApi.leaderboard)).status).toBe(401);
    expect((await api.visitor.refuse(gameApi.leaderboard)).status).toBe(401);
  });
});

describe('GET /game/leaderboard', () => {
  it('tells the own rank even outside of the list, and how many have played', async () => {
    const players: Client[] = [];
    for (let n = 1; n <= 5; n++) {
      const one = await named(`Murid-${n}`);
      await finishLevel(one, { correct: 10 - n });
      players.push(one);
    }
    const last = players[4] as Client;
    expect(await ranking(last, { limit: 2 })).toEqual({
      leaderboard: [
        expect.objectContaining({ rank: 1, username: 'Murid-1', totalScore: 900 }),
        expect.objectContaining({ rank: 2, username: 'Murid-2', totalScore: 800 }),
      ],
      me: { rank: 5, totalScore: 500 },
      totalPlayers: 5,
    });
    expect((await ranking(await api.admin())).me).toBeNull();
  });

  it('gives each of equals a rank of their own, the same in the list and for the player', async () => {
    const players: Client[] = [];
    for (const correct of [5, 7, 5, 5, 7]) {
      const one = await api.player();
      await finishLevel(one, { correct });
      players.push(one);
    }
    for (const query of [{}, { period: 'today' }, { characterId: 'semar' }]) {
      for (const one of players) {
        const { leaderboard, me } = await ranking(one, query);
        expect(leaderboard.map((row) => row.rank)).toEqual([1, 2, 3, 4, 5]);
        const own = leaderboard.find((row) => row.userId === one.user?._id);
        expect(me).toEqual({ rank: own?.rank, totalScore: own?.totalScore });
      }
    }
  });

  it('of one character counts what was earned with it', async () => {
    const [ani, budi] = [await named('Ani'), await named('Budi')];
    await finishLevel(ani, { characterId: 'semar', correct: 9 });
    await finishLevel(budi, { characterId: 'semar', correct: 1 });
    await finishLevel(budi, { characterId: 'gareng', correct: 7 });
    await finishLevel(budi, { characterId: 'gareng', correct: 4 });
    const { leaderboard, me, totalPlayers } = await ranking(ani, { characterId: 'Gareng' });
    expect(leaderboard).toEqual([
      {
        rank: 1,
        userId: budi.user?._id,
        username: 'Budi',
        totalScore: 700,
        totalGamesCompleted: 1,
      },
    ]);
    expect([me, totalPlayers]).toEqual([null, 1]);
    expect(names((await ranking(ani, { characterId: 1 })).leaderboard)).toEqual(['Ani', 'Budi']);
  });

  it('refuses an unknown character and an unknown period', async () => {
    const viewer = await named('Ani');
    expect(
      await viewer.refuse(gameApi.leaderboard, { query: { characterId: 'togog' } }),
    ).toMatchObject({ status: 400, code: 'INVALID_CHARACTER_ID' });
    expect(await viewer.refuse(gameApi.leaderboard, { query: { period: 'windu' } })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
    });
  });
});

describe('periods follow the local day of the server', () => {
  /** Plays at these instants, one player each, and looks from the last one on. */
  async function played(times: Record<string, string>) {
    const start = api.clock.now();
    const entries = Object.entries(times).toSorted((a, b) => a[1].localeCompare(b[1]));
    let viewer: Client | undefined;
    for (const [username, time] of entries) {
      api.clock.advance(Date.parse(time) - api.clock.now());
      viewer = await named(username);
      await finishLevel(viewer, { correct: 5 });
    }
    expect(api.clock.now()).toBeGreaterThan(start);
    return viewer as Client;
  }
  const seen = async (viewer: Client, period: LeaderboardPeriod) =>
    names((await ranking(viewer, { period })).leaderboard);

  // Friday 2026-09-11, half past midnight in Jakarta; Thursday still in UTC.
  it('in Jakarta (WIB)', async () => {
    vi.stubEnv('TZ', 'Asia/Jakarta');
    const viewer = await played({
      Agustus: '2026-08-31T16:59:00Z',
      September: '2026-08-31T17:00:00Z',
      Minggu: '2026-09-06T16:59:00Z',
      Senin: '2026-09-06T17:00:00Z',
      Kamis: '2026-09-10T16:59:00Z',
      Jumat: '2026-09-10T17:30:00Z',
    });
    expect(await seen(viewer, 'today')).toEqual(['Jumat']);
    expect(await seen(viewer, 'week')).toEqual(['Senin', 'Kamis', 'Jumat']);
    expect(await seen(viewer, 'month')).toEqual(['September', 'Minggu', 'Senin', 'Kamis', 'Jumat']);
    expect(await seen(viewer, 'all')).toHaveLength(6);
    expect((await ranking(viewer, { period: 'today' })).totalPlayers).toBe(1);
  });

  it('in Jayapura (WIT) the day begins two hours earlier', async () => {
    vi.stubEnv('TZ', 'Asia/Jayapura');
    const viewer = await played({
      Kamis: '2026-09-10T14:59:00Z',
      Jumat: '2026-09-10T15:00:00Z',
      Siang: '2026-09-11T04:00:00Z',
    });
    expect(await seen(viewer, 'today')).toEqual(['Jumat', 'Siang']);
  });

  it('a week begins on Monday, also when today is Sunday or Monday', async () => {
    vi.stubEnv('TZ', 'Asia/Makassar');
    const viewer = await played({
      Senin: '2026-09-07T04:00:00Z',
      Minggu: '2026-09-13T04:00:00Z',
    });
    expect(await seen(viewer, 'week')).toEqual(['Senin', 'Minggu']);
    api.clock.advance(24 * HOUR);
    await signInAgain(viewer);
    expect(await seen(viewer, 'week')).toEqual([]);
  });

  it('counts what was gained in the period alone', async () => {
    vi.stubEnv('TZ', 'Asia/Jakarta');
    const ani = await named('Ani');
    await finishLevel(ani, { correct: 6 });
    api.clock.advance(24 * HOUR);
    await signInAgain(ani);
    await finishLevel(ani, { correct: 8 });
    const today = await ranking(ani, { period: 'today' });
    expect(today.me).toEqual({ rank: 1, totalScore: 200 });
    expect((await ranking(ani)).me).toEqual({ rank: 1, totalScore: 800 });
    const semar = await ranking(ani, { period: 'today', characterId: 'semar' });
    expect(semar.leaderboard).toMatchObject([{ totalScore: 200, totalGamesCompleted: 1 }]);
    expect((await ranking(ani, { period: 'today', characterId: 4 })).totalPlayers).toBe(0);
  });
});
