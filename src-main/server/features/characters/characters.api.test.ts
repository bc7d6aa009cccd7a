import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHARACTERS, CHARACTER_IDS } from '#shared/constants/characters.ts';
import { PROVERBS } from '#shared/constants/proverbs.ts';
import { charactersApi } from '#shared/contracts/characters.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { addQuestions, emptyBankApi } from '../../testing/game-factories.ts';
import { testApi, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
/** What chance draws next. */
let chance: number;
beforeEach(async () => {
  chance = 0;
  api = await emptyBankApi({ random: { next: () => chance } });
  player = await api.player();
});
afterEach(() => api.close());

describe('GET /characters', () => {
  it('are the four, in their order, with their questions counted', async () => {
    await addQuestions(api, 2, { characterId: 'gareng' });
    await addQuestions(api, 1, { characterId: 'bagong', level: 4 });
    const { data } = await player.call(charactersApi.list);
    expect(data.map(({ id, _id, name }) => [id, _id, name])).toEqual([
      [1, 'semar', 'Semar'],
      [2, 'gareng', 'Gareng'],
      [3, 'petruk', 'Petruk'],
      [4, 'bagong', 'Bagong'],
    ]);
    expect(data.map((character) => character.questionCount)).toEqual([0, 2, 0, 1]);
    expect(data[0]).toEqual({
      ...CHARACTERS[0],
      proverbs: PROVERBS.semar,
      qrPayload: 'punakawan://character/semar',
      questionCount: 0,
    });
  });

  it('have the built-in bank behind them', async () => {
    const full = await testApi();
    try {
      const { data } = await (await full.player()).call(charactersApi.list);
      expect(data.every((character) => character.questionCount > 0)).toBe(true);
    } finally {
      await full.close();
    }
  });

  it('no longer count what was deleted', async () => {
    await addQuestions(api, 2);
    await api.server.context.db
      .updateTable('question')
      .set({ deleted_at: api.clock.now() })
      .where('id', '=', 10_001)
      .execute();
    const { data } = await player.call(charactersApi.get, { params: { id: 'semar' } });
    expect(data.questionCount).toBe(1);
  });
});

describe('GET /characters/{id}', () => {
  it.each(['petruk', 'Petruk', 'PETRUK', '3', 3])('finds %j', async (id) => {
    const { data } = await player.call(charactersApi.get, { params: { id } });
    expect(data).toMatchObject({ _id: 'petruk', id: 3, name: 'Petruk' });
  });

  it.each(['0', '5', 'togog', '3.0', 'semar2', '%00'])('refuses %j', async (id) => {
    expect(await player.refuse(charactersApi.get, { params: { id } })).toMatchObject({
      status: 400,
      code: 'INVALID_CHARACTER_ID',
      message: 'Invalid character ID',
    });
  });
});

describe('a draw of the server', () => {
  it.each(CHARACTER_IDS.map((id, segment) => [id, segment] as const))(
    'can be %s',
    async (id, segment) => {
      for (const next of [segment / 4, (segment + 0.999) / 4]) {
        chance = next;
        const { data } = await player.call(charactersApi.random);
        expect(data._id).toBe(id);
        const spin = await player.call(gameApi.spin, { body: {} });
        expect(spin.data).toEqual({ character: data, segment });
      }
    },
  );

  it('needs no body', async () => {
    expect((await player.send('POST', '/game/spin')).status).toBe(200);
  });
});

it('visitors are refused everywhere', async () => {
  const params = { id: 'semar' };
  for (const endpoint of [
    charactersApi.list,
    charactersApi.get,
    charactersApi.random,
    gameApi.spin,
  ]) {
    const refused = await api.visitor.refuse(endpoint, { params });
    expect(refused).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  }
});
