import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { classRankingApi, type ClassBoard } from '#shared/contracts/class-ranking.contract.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import { addQuestions, emptyBankApi, finishLevel } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let room: Classroom;
let pupils: Client[];

/** Sets the clock, and signs everybody in again. */
async function goTo(local: Date): Promise<void> {
  api.clock.setWall(local);
  admin = await api.admin();
  if (room) pupils = await Promise.all(room.cards.map((card) => enter(api, room, card)));
}

// A Wednesday, and the Wednesday of the week after.
const FIRST_WEEK = new Date(2026, 7, 12, 9);
const SECOND_WEEK = new Date(2026, 7, 19, 9);

beforeEach(async () => {
  api = await emptyBankApi({ rateLimits: false });
  api.clock.setWall(FIRST_WEEK);
  await addQuestions(api, 10);
  await addQuestions(api, 10, { characterId: 'petruk' });
  admin = await api.admin();
  room = await makeClass(admin, ['Ani', 'Budi', 'Citra']);
  pupils = await Promise.all(room.cards.map((card) => enter(api, room, card)));
});
afterEach(() => api.close());

const mine = async (
  pupil: Client | undefined,
  query: { board?: ClassBoard; characterId?: string },
) => (await (pupil as Client).call(classRankingApi.mine, { query })).data;
const play = (index: number, correct: number, characterId: 'semar' | 'petruk' = 'semar') =>
  finishLevel(pupils[index] as Client, { characterId, correct });
const brief = (ranking: { name: string; score: number }[]) =>
  ranking.map(({ name, score }) => [name, score]);

describe('the rankings of a class', () => {
  it('hold its members alone, by total, by week, by character and by rise', async () => {
    const stranger = await api.player();
    await finishLevel(stranger, { correct: 10 });
    await play(0, 8);
    await play(1, 2);
    await goTo(SECOND_WEEK);
    await play(1, 7);
    await play(2, 3, 'petruk');
    await play(0, 9);

    const [ani] = pupils;
    const total = await mine(ani, {});
    expect(total).toMatchObject({ state: 'shown', className: '7A', memberCount: 3 });
    expect(brief(total.ranking)).toEqual([
      ['Ani', 900],
      ['Budi', 700],
      ['Citra', 300],
    ]);
    expect(total.me).toMatchObject({ rank: 1, name: 'Ani' });
    expect(brief((await mine(ani, { board: 'week' })).ranking)).toEqual([
      ['Budi', 500],
      ['Citra', 300],
      ['Ani', 100],
    ]);
    const rise = await mine(ani, { board: 'rise' });
    // Ani won 100 after 800 the week before: nothing to show here.
    expect(brief(rise.ranking)).toEqual([
      ['Budi', 300],
      ['Citra', 300],
    ]);
    expect(rise.me).toBeNull();
    const petruk = await mine(ani, { characterId: 'petruk' });
    expect(brief(petruk.ranking)).toEqual([['Citra', 300]]);
  });

  it('are hidden from pupils where the teacher says so, never from themselves', async () => {
    await play(0, 8);
    const params = { id: room.id };
    await admin.call(classesApi.update, { params, body: { rankingVisible: false } });
    expect(await mine(pupils[0], {})).toEqual({
      state: 'hidden',
      className: '7A',
      ranking: [],
      me: null,
      memberCount: 3,
    });
    const { data } = await admin.call(classRankingApi.ofClass, { params, query: {} });
    expect(brief(data.ranking)).toEqual([['Ani', 800]]);
  });

  it('tell members of one name apart by their numbers', async () => {
    const params = { id: room.id };
    const rows = [
      { name: 'Ani', number: '1' },
      { name: 'Ani', number: '2' },
    ];
    await admin.call(classesApi.importRoster, { params, body: { rows } });
    await play(0, 8);
    await play(1, 7);
    const { data } = await admin.call(classRankingApi.ofClass, { params, query: {} });
    expect(data.ranking.map(({ name, number }) => [name, number])).toEqual([
      ['Ani', '1'],
      ['Budi', null],
    ]);
  });

  it('are none for who has no class, or one that is archived', async () => {
    expect((await mine(await api.player(), {})).state).toBe('none');
    await admin.call(classesApi.archive, { params: { id: room.id }, body: { archived: true } });
    expect((await mine(pupils[0], {})).state).toBe('none');
  });
});
