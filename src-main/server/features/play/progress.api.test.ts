import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { LEVELS, type Level } from '#shared/constants/game.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { progressTexts } from '#shared/texts/progress.ts';
import { addQuestions, emptyBankApi, finishLevel, totalsOf } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  player = await api.player();
});
afterEach(() => api.close());

/** Ten questions in each level of Semar: seven right answers complete one. */
async function semar(): Promise<void> {
  for (const level of LEVELS) await addQuestions(api, 10, { level });
}
const levels = async (client = player, characterId: string | number = 'semar') =>
  (await client.call(progressApi.levels, { params: { characterId } })).data.levels;
const untouched = (level: Level) => ({
  level,
  isUnlocked: level === 1,
  isCompleted: false,
  score: 0,
  attempts: 0,
});
const record = { characterId: 'semar', level: 1, score: 700, completed: true, timeTaken: 60 };

describe('GET /progress and its parts', () => {
  it('begin with level 1 open and nothing done, for each character', async () => {
    const fresh = LEVELS.map(untouched);
    expect((await player.call(progressApi.all)).data).toEqual({
      selectedCharacter: null,
      characters: CHARACTER_IDS.map((characterId) => ({ characterId, levels: fresh })),
    });
    expect(await levels()).toEqual(fresh);
    const { data } = await player.call(progressApi.character, { params: { id: 'Gareng' } });
    expect(data).toEqual({ characterId: 'gareng', levels: fresh });
  });

  it.each([1, '1', 'semar', 'Semar'])('understand the character %j', async (id) => {
    expect(await levels(player, id)).toHaveLength(4);
  });

  it('refuse an unknown character and a visitor', async () => {
    const params = { id: 'togog', characterId: '5' };
    for (const endpoint of [progressApi.character, progressApi.levels]) {
      expect(await player.refuse(endpoint, { params })).toMatchObject({
        status: 400,
        code: 'INVALID_CHARACTER_ID',
        message: 'Invalid character ID',
      });
      expect((await api.visitor.refuse(endpoint, { params })).status).toBe(401);
    }
    expect((await api.visitor.refuse(progressApi.all)).status).toBe(401);
  });
});

describe('POST /progress/character/select', () => {
  it('remembers the character, for this player', async () => {
    const { data } = await player.call(progressApi.select, { body: { characterId: 3 } });
    expect(data.selectedCharacter).toBe('petruk');
    expect((await player.call(progressApi.all)).data.selectedCharacter).toBe('petruk');
    const other = await api.player();
    expect((await other.call(progressApi.all)).data.selectedCharacter).toBeNull();
  });

  it('refuses an unknown character and a visitor', async () => {
    const body = { characterId: 0 };
    expect(await player.refuse(progressApi.select, { body })).toMatchObject({
      status: 400,
      code: 'INVALID_CHARACTER_ID',
    });
    expect((await api.visitor.refuse(progressApi.select, { body })).status).toBe(401);
  });
});

describe('POST /progress/level/update', () => {
  it('completes a level at 70 percent and opens the next', async () => {
    await semar();
    const first = await finishLevel(player, { correct: 7 });
    expect(first).toMatchObject({
      level: { level: 1, isUnlocked: true, isCompleted: true, score: 700, attempts: 1 },
      unlocked: 2,
      user: { totalScore: 700, gamesPlayed: 1, highestScore: 700, level: 2 },
    });
    expect(await levels()).toMatchObject([
      { isCompleted: true },
      { isUnlocked: true, isCompleted: false, score: 0, attempts: 0 },
      { isUnlocked: false },
      { isUnlocked: false },
    ]);
  });

  it.each([
    [6, false],
    [7, true],
  ])('with %i of ten right it is completed: %s, whatever the client says', async (correct, is) => {
    await semar();
    for (const completed of [true, false]) {
      const one = await api.player();
      const body = { ...record, score: correct * 100, completed };
      const { data } = await one.call(progressApi.updateLevel, { body });
      expect(data.level.isCompleted).toBe(is);
      expect(data.unlocked).toBe(is ? 2 : null);
    }
  });

  it('rounds 70 percent up', async () => {
    await addQuestions(api, 4);
    expect((await finishLevel(player, { correct: 2 })).level.isCompleted).toBe(false);
    expect((await finishLevel(player, { correct: 3 })).level.isCompleted).toBe(true);
  });

  it('keeps the best score, counts attempts, and adds to the total only what improves', async () => {
    await semar();
    const runs = [];
    for (const correct of [5, 8, 3, 10, 10]) runs.push(await finishLevel(player, { correct }));
    expect(runs.map((run) => run.level.score)).toEqual([500, 800, 800, 1_000, 1_000]);
    expect(runs.map((run) => run.level.attempts)).toEqual([1, 2, 3, 4, 5]);
    expect(runs.map((run) => run.user.totalScore)).toEqual([500, 800, 800, 1_000, 1_000]);
    expect(runs.map((run) => run.user.gamesPlayed)).toEqual([1, 2, 3, 4, 5]);
    // Opened by the run that reached it first; a worse run afterwards closes nothing.
    expect(runs.map((run) => run.unlocked)).toEqual([null, 2, null, null, null]);
    expect(runs.map((run) => run.level.isCompleted)).toEqual([false, true, true, true, true]);
  });

  it('leads through the levels of one character; the level of a player is their highest', async () => {
    await semar();
    await addQuestions(api, 1, { characterId: 'bagong' });
    for (const level of LEVELS) {
      const run = await finishLevel(player, { level, correct: 7 });
      expect(run.unlocked).toBe(level === 4 ? null : level + 1);
      expect(run.user.level).toBe(Math.min(4, level + 1));
    }
    expect((await levels()).every((level) => level.isUnlocked && level.isCompleted)).toBe(true);
    expect((await levels(player, 'bagong'))[1]?.isUnlocked).toBe(false);
    const bagong = await finishLevel(player, { characterId: 'bagong', correct: 1 });
    expect(bagong).toMatchObject({ unlocked: 2, user: { level: 4, totalScore: 2_900 } });
  });

  it('refuses a locked level and writes nothing', async () => {
    await semar();
    const body = { ...record, level: 2 };
    expect(await player.refuse(progressApi.updateLevel, { body })).toMatchObject({
      status: 409,
      code: 'LEVEL_LOCKED',
    });
    expect((await levels())[1]).toEqual(untouched(2));
    expect(await totalsOf(player)).toMatchObject({ totalScore: 0, gamesPlayed: 0 });
  });

  it.each([50, 150, 1_100, 1_000_000])('refuses the impossible score %i', async (score) => {
    await semar();
    const message = progressTexts.impossibleScore;
    const body = { ...record, score };
    expect(await player.refuse(progressApi.updateLevel, { body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      message,
      errors: [{ path: 'score', message }],
    });
    expect((await levels())[0]).toEqual(untouched(1));
  });

  it('refuses a level without questions', async () => {
    expect(await player.refuse(progressApi.updateLevel, { body: record })).toMatchObject({
      status: 409,
      code: 'NO_QUESTIONS',
    });
  });

  it.each([
    ['level', { level: 5 }],
    ['level', { level: 0 }],
    ['score', { score: -100 }],
    ['score', { score: '700' }],
    ['completed', { completed: 'ya' }],
    ['timeTaken', { timeTaken: -1 }],
    ['timeTaken', { timeTaken: null }],
  ])('refuses a bad %s', async (path, wrong) => {
    const refused = await player.refuse(progressApi.updateLevel, { body: { ...record, ...wrong } });
    expect(refused).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('refuses a visitor', async () => {
    expect((await api.visitor.refuse(progressApi.updateLevel, { body: record })).status).toBe(401);
  });

  it('counts no more time than timer and feedback allow', async () => {
    await semar();
    await finishLevel(player, { correct: 1, timeTaken: 100 });
    await finishLevel(player, { correct: 1, timeTaken: 86_400 });
    const user = await api.server.context.db
      .selectFrom('user')
      .select('play_seconds')
      .where('id', '=', Number(player.user?._id))
      .executeTakeFirstOrThrow();
    expect(user.play_seconds).toBe(100 + 10 * 63);
  });

  it('counts each of many updates at the same time', async () => {
    await semar();
    await Promise.all([3, 9, 5, 9, 1].map((correct) => finishLevel(player, { correct })));
    expect((await levels())[0]).toMatchObject({ score: 900, attempts: 5 });
    expect(await totalsOf(player)).toMatchObject({ totalScore: 900, gamesPlayed: 5 });
  });
});
