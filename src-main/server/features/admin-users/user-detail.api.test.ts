import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { USER_SESSIONS } from '#shared/constants/limits.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { SPEECH_LEVELS, type SpeechLevel } from '#shared/contracts/question.ts';
import {
  addQuestion,
  addQuestions,
  answerTo,
  emptyBankApi,
  finishLevel,
  forgetUsers,
  playSession,
  startSession,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  forgetUsers(api);
  api.server.context.sqlite.exec('UPDATE question SET deleted_at = 1');
  admin = await api.admin();
});

const detailOf = async (client: Client) =>
  (await admin.call(adminUsersApi.detail, { params: { id: client.user?._id ?? '' } })).data;

describe('GET /admin/users/:id', () => {
  it('tells of a new user that there is nothing yet', async () => {
    const player = await api.player({ username: 'Ratri' });
    const detail = await detailOf(player);
    expect(detail.user).toMatchObject({ username: 'Ratri', totalPlayTime: 0 });
    expect(detail.progress.map(({ characterId }) => characterId)).toEqual(CHARACTER_IDS);
    for (const { levels } of detail.progress) {
      expect(levels.map(({ isUnlocked }) => isUnlocked)).toEqual([true, false, false, false]);
    }
    expect([detail.sessions, detail.totalSessions]).toEqual([[], 0]);
    expect(detail.speechLevels).toEqual(
      SPEECH_LEVELS.map((speechLevel) => ({
        speechLevel,
        timesAnswered: 0,
        timesCorrect: 0,
        shareCorrect: null,
      })),
    );
  });

  it('has the progress over the levels, and the time played in minutes', async () => {
    await addQuestions(api, 5);
    const player = await api.player();
    await finishLevel(player, { correct: 3, timeTaken: 200 });
    await finishLevel(player, { correct: 4, timeTaken: 160 });
    const { progress, user } = await detailOf(player);
    const semar = progress.find(({ characterId }) => characterId === 'semar');
    expect(semar?.levels.slice(0, 2)).toEqual([
      { level: 1, isUnlocked: true, isCompleted: true, score: 400, attempts: 2 },
      { level: 2, isUnlocked: true, isCompleted: false, score: 0, attempts: 0 },
    ]);
    expect(user).toMatchObject({ totalPlayTime: 6, totalScore: 400, gamesPlayed: 2, level: 2 });
  });

  it('has the newest sessions, summed up, and how many there are in all', async () => {
    await addQuestions(api, 4);
    const player = await api.player();
    const finished = await playSession(player, ['right', 'wrong', 'right']);
    for (let n = 0; n < USER_SESSIONS; n++) await startSession(player, 2);
    const open = await startSession(player, 2);
    api.clock.advance(9_000);
    await player.call(gameApi.answer, { body: answerTo(open, 0, 'wrong') });

    const detail = await detailOf(player);
    expect(detail.sessions).toHaveLength(USER_SESSIONS);
    expect(detail.totalSessions).toBe(USER_SESSIONS + 2);
    expect(detail.sessions[0]).toEqual({
      _id: open._id,
      kind: 'challenge',
      characterId: 'semar',
      level: null,
      status: 'active',
      score: 0,
      totalQuestions: 2,
      timesAnswered: 1,
      timesCorrect: 0,
      timeSpent: 9,
      createdAt: open.createdAt,
      completedAt: null,
    });
    expect(detail.sessions[1]).toMatchObject({ status: 'abandoned', timesAnswered: 0 });
    expect(detail.sessions.some(({ _id }) => _id === finished._id)).toBe(false);
    // Left alone, it reads as abandoned before anybody touches it.
    api.clock.advance(31 * 60_000);
    admin = await api.admin();
    expect((await detailOf(player)).sessions[0]?.status).toBe('abandoned');
  });

  it('refuses ids of nobody', async () => {
    for (const [id, status] of [
      ['987654', 404],
      ['x', 400],
    ] as const) {
      expect((await admin.refuse(adminUsersApi.detail, { params: { id } })).status).toBe(status);
    }
  });
});

describe('the accuracy by level of speech', () => {
  /** Plays one session of a player with the questions at hand: right where `isRight` says so. */
  async function play(player: Client, isRight: (level: SpeechLevel | undefined) => boolean) {
    const { sqlite } = api.server.context;
    const session = await startSession(player, 20);
    for (const [index, { _id }] of session.questions.entries()) {
      const level = sqlite
        .prepare(
          `SELECT content ->> 'speechLevel' FROM question_version
           WHERE question_id = ? ORDER BY id DESC LIMIT 1`,
        )
        .pluck()
        .get(Number(_id)) as SpeechLevel | null;
      const kind = isRight(level ?? undefined) ? 'right' : 'wrong';
      await player.call(gameApi.answer, { body: answerTo(session, index, kind) });
    }
  }

  const add = (speechLevel: SpeechLevel | undefined, count: number) =>
    addQuestions(api, count, speechLevel ? { content: { speechLevel } } : {});

  it('counts answers in sessions by the level of the question line, of this user alone', async () => {
    await add('ngoko lugu', 3);
    await add('krama alus', 2);
    await add(undefined, 4);
    const [player, other] = [await api.player(), await api.player()];
    await play(player, () => true);
    await play(player, (level) => level === 'krama alus');
    await play(other, () => false);
    expect((await detailOf(player)).speechLevels).toEqual([
      { speechLevel: 'ngoko lugu', timesAnswered: 6, timesCorrect: 3, shareCorrect: 0.5 },
      { speechLevel: 'ngoko alus', timesAnswered: 0, timesCorrect: 0, shareCorrect: null },
      { speechLevel: 'krama lugu', timesAnswered: 0, timesCorrect: 0, shareCorrect: null },
      { speechLevel: 'krama alus', timesAnswered: 4, timesCorrect: 4, shareCorrect: 1 },
    ]);
    const [ngoko] = (await detailOf(other)).speechLevels;
    expect(ngoko).toMatchObject({ timesAnswered: 3, timesCorrect: 0, shareCorrect: 0 });
  });

  it('leaves out what was drawn and not answered', async () => {
    await add('krama lugu', 3);
    const player = await api.player();
    const session = await startSession(player, 3);
    await player.call(gameApi.answer, { body: answerTo(session, 0) });
    expect((await detailOf(player)).speechLevels[2]).toMatchObject({ timesAnswered: 1 });
  });

  it('stays with the wording that was answered: an edited line has no level any more', async () => {
    const content = await addQuestion(api, { content: { id: 101, speechLevel: 'ngoko alus' } });
    const player = await api.player();
    const edit = (question: string) =>
      admin.call(adminApi.updateQuestion, {
        params: { id: '101' },
        body: {
          characterId: 'semar',
          question,
          questionType: 'multiple_choice',
          options: content.options,
          correctAnswer: content.correctAnswer,
          explanation: 'Diperbaiki.',
        },
      });
    const answeredAtLevel = async () => {
      const { speechLevels } = await detailOf(player);
      return speechLevels.find(({ speechLevel }) => speechLevel === 'ngoko alus')?.timesAnswered;
    };
    await playSession(player, ['right']);
    expect(await answeredAtLevel()).toBe(1);
    await edit(content.questionLine);
    await playSession(player, ['right']);
    expect(await answeredAtLevel()).toBe(2);
    await edit('Semar: Ayo padha _____.');
    await playSession(player, ['right']);
    expect(await answeredAtLevel()).toBe(2);
  });
});
