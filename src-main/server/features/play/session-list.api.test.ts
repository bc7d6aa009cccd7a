import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameApi } from '#shared/contracts/game.contract.ts';
import {
  addQuestions,
  emptyBankApi,
  playSession,
  startSession,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  player = await api.player();
  await addQuestions(api, 4);
});
afterEach(() => api.close());

const read = async (id: string) => (await player.call(gameApi.session, { params: { id } })).data;
describe('GET /game/sessions', () => {
  it('lists five of the player, newest first, without questions', async () => {
    for (let n = 0; n < 5; n++) await playSession(player, ['right', 'wrong']);
    const last = await startSession(player, 2);
    const { sessions } = (await player.call(gameApi.sessions, { query: {} })).data;
    expect(sessions).toHaveLength(5);
    expect(sessions.map((session) => Number(session._id))).toEqual(
      [0, 1, 2, 3, 4].map((back) => Number(last._id) - back),
    );
    expect(sessions[0]).toEqual({
      _id: last._id,
      kind: 'challenge',
      characterId: 'semar',
      level: null,
      score: 0,
      lives: 3,
      currentQuestionIndex: 0,
      totalQuestions: 2,
      status: 'active',
      createdAt: last.createdAt,
      completedAt: null,
      answers: [],
    });
    const {
      questions: _questions,
      secondsLeft: _left,
      ...played
    } = await read(sessions[1]?._id ?? '');
    expect(sessions[1]).toEqual(played);
  });

  it('is empty at first, and takes a limit from 1 to 50', async () => {
    expect((await player.call(gameApi.sessions, { query: {} })).data.sessions).toEqual([]);
    for (let n = 0; n < 7; n++) await startSession(player, 1);
    const { sessions } = (await player.call(gameApi.sessions, { query: { limit: 50 } })).data;
    expect(sessions).toHaveLength(7);
    for (const limit of [0, 51, 'x']) {
      expect((await player.refuse(gameApi.sessions, { query: { limit } })).status).toBe(400);
    }
    expect((await api.visitor.refuse(gameApi.sessions)).status).toBe(401);
  });
});
