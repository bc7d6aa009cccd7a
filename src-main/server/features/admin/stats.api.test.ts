import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { EDITOR_DEFAULTS } from '#shared/constants/game.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { localDay } from '../../lib/local-day.ts';
import { testApi, type Client, type TestApi } from '../../testing/test-api.ts';

const DAY = 24 * 3600_000;

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const finish = (player: Client, score: number, timeTaken = 60) =>
  player.call(progressApi.updateLevel, {
    body: { characterId: 'semar', level: 1, score, completed: false, timeTaken },
  });

describe('GET /admin/stats', () => {
  it('counts users, questions, characters and sessions', async () => {
    const player = await api.player();
    await player.call(gameApi.start, { body: { characterId: 'semar' } });
    const admin = await api.admin();
    const { data } = await admin.call(adminApi.stats);
    const questions = data.questionStats.reduce((sum, entry) => sum + entry.questionCount, 0);
    expect(data.overview).toEqual({
      totalUsers: 2,
      totalQuestions: questions,
      totalCharacters: 4,
      totalGameSessions: 1,
    });
    expect(questions).toBeGreaterThan(0);
  });

  it('tells the last seven local days, oldest first, with the games and points of each', async () => {
    const eightDaysAgo = api.clock.now();
    await finish(await api.player(), 500);
    api.clock.advance(2 * DAY);
    await finish(await api.player(), 300);
    api.clock.advance(6 * DAY);
    const today = await api.player();
    await finish(today, 200);
    await finish(today, 400);
    const { data } = await (await api.admin()).call(adminApi.stats);
    expect(data.recentActivity.map((entry) => entry._id)).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((days) => localDay(eightDaysAgo + days * DAY)),
    );
    const [oldest, ...rest] = data.recentActivity;
    expect(oldest).toMatchObject({ gamesPlayed: 1, totalScore: 300 });
    expect(rest.pop()).toMatchObject({ gamesPlayed: 2, totalScore: 600 });
    expect(rest.every((entry) => entry.gamesPlayed === 0 && entry.totalScore === 0)).toBe(true);
  });

  it('names the five best players, the earlier one first among equals', async () => {
    for (const score of [100, 500, 300, 500, 200, 400]) {
      const player = await api.player();
      api.clock.advance(1_000);
      await finish(player, score);
    }
    await api.player();
    const { data } = await (await api.admin()).call(adminApi.stats);
    expect(data.topPlayers).toEqual(
      [
        ['Murid 2', 500],
        ['Murid 4', 500],
        ['Murid 6', 400],
        ['Murid 3', 300],
        ['Murid 5', 200],
      ].map(([username, score]) => ({
        _id: expect.any(String),
        username,
        gamesPlayed: 1,
        totalScore: score,
        highestScore: score,
      })),
    );
  });

  it('tells questions and average points of each character', async () => {
    const admin = await api.admin();
    const before = (await admin.call(adminApi.stats)).data.questionStats;
    expect(before.map((entry) => entry._id)).toEqual([...CHARACTER_IDS]);
    expect(before.map((entry) => entry.averagePoints)).toEqual(
      CHARACTER_IDS.map(() => EDITOR_DEFAULTS.points),
    );
    const semar = before[0]?.questionCount ?? 0;
    await admin.call(adminApi.createQuestion, {
      body: {
        characterId: 'semar',
        question: 'Apa tegese "omah"?',
        questionType: 'essay',
        correctAnswerText: 'rumah',
        explanation: 'Omah berarti rumah.',
        points: EDITOR_DEFAULTS.points + (semar + 1),
      },
    });
    const after = (await admin.call(adminApi.stats)).data.questionStats;
    expect(after[0]).toEqual({
      _id: 'semar',
      questionCount: semar + 1,
      averagePoints: EDITOR_DEFAULTS.points + 1,
    });
  });

  it('is for admins', async () => {
    expect((await api.visitor.refuse(adminApi.stats)).code).toBe('UNAUTHENTICATED');
    expect((await (await api.player()).refuse(adminApi.stats)).code).toBe('FORBIDDEN');
  });
});
