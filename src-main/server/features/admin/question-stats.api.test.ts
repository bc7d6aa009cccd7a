import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import {
  addQuestion,
  addQuestions,
  answerTo,
  emptyBankApi,
  playSession,
  startSession,
} from '../../testing/game-factories.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  admin = await api.admin();
});
afterEach(() => api.close());

const stats = async () => (await admin.call(adminApi.questionStats)).data;

describe('GET /admin/questions/stats', () => {
  it('has a row for each level of each character, also where nothing is', async () => {
    await addQuestions(api, 2, { characterId: 'bagong', level: 4 });
    const rows = await stats();
    expect(rows.map(({ characterId, level }) => [characterId, level])).toEqual(
      CHARACTER_IDS.flatMap((characterId) => LEVELS.map((level) => [characterId, level])),
    );
    expect(rows.at(-1)).toEqual({
      characterId: 'bagong',
      level: 4,
      questionCount: 2,
      timesAnswered: 0,
      shareCorrect: null,
    });
  });

  it('counts answers and the share of right ones; what was only shown does not count', async () => {
    await addQuestions(api, 4);
    await playSession(await api.player(), ['right', 'wrong', 'right', 'right']);
    const player = await api.player();
    const session = await startSession(player, 4);
    await player.call(gameApi.answer, { body: answerTo(session, 0, 'wrong') });
    expect((await stats())[0]).toEqual({
      characterId: 'semar',
      level: 1,
      questionCount: 4,
      timesAnswered: 5,
      shareCorrect: 3 / 5,
    });
  });

  it('keeps the answers to a question that was deleted since', async () => {
    const { id } = await addQuestion(api);
    await playSession(await api.player(), ['right']);
    await admin.call(adminApi.deleteQuestion, { params: { id: String(id) } });
    expect((await stats())[0]).toMatchObject({
      questionCount: 0,
      timesAnswered: 1,
      shareCorrect: 1,
    });
  });

  it('is for admins', async () => {
    expect((await api.visitor.refuse(adminApi.questionStats)).code).toBe('UNAUTHENTICATED');
    expect((await (await api.player()).refuse(adminApi.questionStats)).code).toBe('FORBIDDEN');
  });
});
