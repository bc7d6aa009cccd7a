import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { testApi, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
let admin: Client;
beforeAll(async () => {
  api = await testApi();
  player = await api.player();
  admin = await api.admin();
});
afterAll(() => api.close());

describe('the level of speech of a question', () => {
  it('is known of every built-in question, in the content and where statistics group by it', () => {
    const rows = api.server.context.sqlite
      .prepare(`SELECT speech_level AS level, content FROM question_version`)
      .all() as { level: string | null; content: string }[];
    expect(rows.length).toBeGreaterThan(100);
    for (const { level, content } of rows) {
      expect(level).not.toBeNull();
      expect((JSON.parse(content) as { speechLevel?: string }).speechLevel).toBe(level);
    }
    expect(new Set(rows.map(({ level }) => level)).size).toBe(4);
  });

  it('is in no answer to anybody who plays: it would tell which option is right; admins see it', async () => {
    const { data } = await player.call(gameApi.start, { body: { characterId: 'semar' } });
    const answers = [
      JSON.stringify(data),
      ...(await Promise.all(
        [
          '/questions/character/semar?level=1',
          '/questions/quiz/semar?count=50',
          '/questions?limit=100',
          `/game/session/${data._id}`,
        ].map(async (path) => (await player.send('GET', path)).text),
      )),
    ];
    for (const text of answers) {
      expect(text).toContain('conversation');
      expect(text).not.toMatch(/speechLevel|krama alus|ngoko lugu/i);
    }
    const listed = await admin.call(questionsApi.list, { query: { limit: 5 } });
    expect(listed.data.every(({ speechLevel }) => speechLevel !== undefined)).toBe(true);
  });
});
