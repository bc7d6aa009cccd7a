import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { addQuestions, emptyBankApi } from '../testing/game-factories.ts';
import type { TestApi } from '../testing/test-api.ts';

/** Tables that grow with the school; the others have a handful of rows. */
const GROWING = [
  'user',
  'refresh_family',
  'question',
  'question_version',
  'game_session',
  'session_question',
  'level_progress',
  'finished_run',
  'audit',
  'standing',
];

/** Statements that may, each by a part of its text. */
const EXCEPTIONS = [
  // The whole log is counted for its pages; admins write a few lines a day.
  'select count(*) as "total" from "audit"',
  // The newest lines lie at the end of the table, and that is where it is read from.
  'from "audit" order by "id" desc limit',
  // Who played today and who signed in today, each once: as many as were here today.
  'union select "user_id" as "id" from "finished_run" where "day" = ',
];

let api: TestApi;
const statements = new Set<string>();

/** Calls what a class and its teacher call all the time, and keeps the statements that this runs. */
beforeAll(async () => {
  api = await emptyBankApi();
  const { sqlite } = api.server.context;
  await addQuestions(api, 12);
  const [player, admin] = [await api.player(), await api.admin()];
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = (sql: string) => {
    statements.add(sql);
    return prepare(sql);
  };

  const body = { characterId: 'semar', count: 3 } as const;
  const { data: session } = await player.call(gameApi.start, { body });
  for (const { _id: questionId } of session.questions) {
    const answer = { sessionId: session._id, questionId, selectedAnswer: 1, timeSpent: 1 };
    await player.call(gameApi.answer, { body: answer });
  }
  await player.call(gameApi.session, { params: { id: session._id } });
  await player.call(gameApi.sessions, { query: {} });
  await player.call(gameApi.sessions, { query: { status: 'active' } });
  const level = { characterId: 'semar', level: 1 } as const;
  const { data: run } = await player.call(progressApi.startLevel, { body: level });
  for (const { id: questionId } of run.questions) {
    const answer = { runId: run._id, questionId, selectedAnswer: 1, timeSpent: 1 };
    await player.call(progressApi.answerLevel, { body: answer });
  }
  const end = { ...level, score: 0, completed: false, timeTaken: 1, runId: run._id };
  await player.call(progressApi.updateLevel, { body: end });
  await player.call(gameApi.leaderboard, { query: { limit: 10 } });
  for (const period of ['today', 'week', 'month', 'all'] as const) {
    await player.call(gameApi.leaderboard, { query: { period, characterId: 'semar' } });
    await player.call(gameApi.leaderboard, { query: { period } });
  }
  await player.call(progressApi.levels, { params: { characterId: 'semar' } });
  await player.call(progressApi.leaderboard, { query: { limit: 10 } });
  await player.call(questionsApi.byCharacter, { params: { id: 'semar' }, query: { level: 1 } });
  await admin.call(adminApi.stats);
  await admin.call(adminApi.userAnalytics, { query: {} });
  await admin.call(adminUsersApi.list, { query: {} });
  await admin.call(adminUsersApi.list, { query: { role: 'player' } });
  await admin.call(auditApi.list, { query: {} });
  sqlite.prepare = prepare;
});
afterAll(() => api.close());

/** What SQLite would do for a statement. */
function planOf(sql: string): string[] {
  const explain = api.server.context.sqlite.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  // Parameters stay empty: no plan here may depend on their values.
  const values = Array(sql.split('?').length - 1).fill(null) as null[];
  return (explain.all(values) as { detail: string }[]).map(({ detail }) => detail);
}

describe('the statements of hot calls', () => {
  it('are seen, from the sign-in of each request to the ledger', () => {
    const seen = [...statements].join('\n');
    for (const table of ['refresh_family', 'session_question', 'finished_run', 'standing_band']) {
      expect(seen).toContain(`"${table}"`);
    }
  });

  it('never read through a table that grows, nor sort it', () => {
    const scan = new RegExp(`^SCAN (${GROWING.join('|')})(?! USING)\\b`);
    const found = [...statements]
      .filter((sql) => /^\s*(select|insert|update|delete)/i.test(sql))
      .flatMap((sql) =>
        planOf(sql)
          .filter((step) => scan.test(step) || step.includes('TEMP B-TREE'))
          .map((step) => `${step}: ${sql}`),
      );
    expect(found.filter((line) => !EXCEPTIONS.some((part) => line.includes(part)))).toEqual([]);
  });
});
