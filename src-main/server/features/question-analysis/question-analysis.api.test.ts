import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANALYSIS_ANSWERS_MIN } from '#shared/constants/limits.ts';
import { SORT_ORDERS, adminApi } from '#shared/contracts/admin.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import {
  ANALYSIS_SORT_FIELDS,
  questionAnalysisApi,
  type QuestionAnalysis,
} from '#shared/contracts/question-analysis.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { enter, makeClass } from '../../testing/classroom.ts';
import {
  addQuestion,
  addQuestions,
  answerToLevel,
  emptyBankApi,
  forgetUsers,
  rightOption,
  rightText,
  startLevel,
  startSession,
  wrongOption,
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

/** How a question is answered in a session of its own: an option, a text, or nothing; and after how long. */
type Given = { selectedAnswer: number; after?: number } | { textAnswer: string; after?: number };

/** Answers the only question of a new session. Options are served in an order of their own. */
async function answer(player: Client, given: Given): Promise<void> {
  const { questions, _id: sessionId } = await startSession(player, 1);
  api.clock.advance((given.after ?? 0) * 1_000);
  const ids = { sessionId, questionId: questions[0]?._id ?? '' };
  await player.call(gameApi.answer, { body: { ...ids, ...given } });
}

/** Chooses an option by its text in a new session. */
async function choose(player: Client, text: string): Promise<void> {
  const { questions, _id: sessionId } = await startSession(player, 1);
  const [question] = questions;
  const selectedAnswer = question?.options.indexOf(text) ?? -1;
  const body = { sessionId, questionId: question?._id ?? '', selectedAnswer };
  await player.call(gameApi.answer, { body });
}

const analyse = async (query = {}): Promise<QuestionAnalysis[]> =>
  (await admin.call(questionAnalysisApi.list, { query })).data;

/** Stores answers as sessions leave them, more than a test could play. */
function insertAnswers(
  questions: readonly PlayQuestion[],
  answers: readonly { question: number; right: boolean; seconds: number }[],
): void {
  const { sqlite } = api.server.context;
  const versions = new Map(
    sqlite.prepare('SELECT id, version_id FROM question').raw().all() as [number, number][],
  );
  const session = sqlite.prepare(
    `INSERT INTO game_session (user_id, character_id, status, lives, total_questions, served_at,
       served_monotonic, served_boot, created_at, touched_at)
     VALUES (?, 'semar', 'abandoned', 3, 1, 0, 0, '', 0, 0)`,
  );
  const row = sqlite.prepare(
    `INSERT INTO session_question (session_id, position, question_id, version_id, points_possible,
       selected_answer, is_correct, points, time_spent, answered_at)
     VALUES (?, 0, ?, ?, 10, ?, ?, 0, ?, 0)`,
  );
  sqlite.transaction(() => {
    for (const { question, right, seconds } of answers) {
      const { id = 0 } = questions[question] ?? {};
      const { lastInsertRowid } = session.run(Number(admin.user?._id));
      const selected = right ? rightOption(id) : wrongOption(id);
      row.run(lastInsertRowid, id, versions.get(id), selected, right ? 1 : 0, seconds);
    }
  })();
}

describe('GET /admin/questions/analysis', () => {
  it('tells of each question how often, how well, how wrongly and how fast it was answered', async () => {
    const { id } = await addQuestion(api);
    const player = await api.player();
    const wrong = [wrongOption(id), (id + 2) % 4];
    await answer(player, { selectedAnswer: rightOption(id), after: 4 });
    await answer(player, { selectedAnswer: wrong[0] ?? 0, after: 6 });
    await answer(player, { selectedAnswer: wrong[0] ?? 0, after: 8 });
    await answer(player, { selectedAnswer: wrong[1] ?? 0, after: 2 });
    await answer(player, { selectedAnswer: -1, after: 30 });
    // Right, but too late.
    await answer(player, { selectedAnswer: rightOption(id), after: 50 });
    await startSession(player, 1);

    const expected = [0, 0, 0, 0].with(wrong[0] ?? 0, 2).with(wrong[1] ?? 0, 1);
    expect(await analyse()).toEqual([
      {
        _id: String(id),
        series: 1,
        replacedAt: null,
        characterId: 'semar',
        level: 1,
        questionType: 'multiple_choice',
        question: `Tembung nomer ${id} tegese _____.`,
        options: ['siji', 'loro', 'telu', 'papat'].map((word) => `${word} ${id}`),
        correctAnswer: rightOption(id),
        timesAnswered: 6,
        timesCorrect: 1,
        shareCorrect: 1 / 6,
        wrongOptions: expected,
        timeouts: 2,
        otherWrong: 0,
        meanTime: Math.round(((4 + 6 + 8 + 2 + 30 + 30) / 6) * 10) / 10,
      },
    ]);
  });

  it('counts the wrong texts of an essay', async () => {
    const { id } = await addQuestion(api, { type: 'essay' });
    const player = await api.player();
    for (const textAnswer of [rightText(id), 'dudu', 'ora ngerti']) {
      await answer(player, { textAnswer });
    }
    await answer(player, { selectedAnswer: -1 });
    expect(await analyse()).toMatchObject([
      {
        questionType: 'essay',
        options: [],
        wrongOptions: [],
        timesAnswered: 4,
        timesCorrect: 1,
        timeouts: 1,
        otherWrong: 2,
      },
    ]);
  });

  it('has nothing but noughts for what nobody has answered', async () => {
    await addQuestion(api);
    const nothing = { timesAnswered: 0, shareCorrect: null, meanTime: null, timeouts: 0 };
    expect(await analyse()).toMatchObject([{ ...nothing, wrongOptions: [0, 0, 0, 0] }]);
  });

  it('follows an option to where an edit has put it, and keeps count of one that is gone', async () => {
    const { id } = await addQuestion(api, {
      content: { options: ['a', 'b', 'c', 'd'], correctAnswer: 0 },
    });
    const player = await api.player();
    for (const text of ['a', 'b', 'b', 'c', 'd']) await choose(player, text);
    const body = {
      characterId: 'semar',
      question: 'Ingkang leres _____.',
      questionType: 'multiple_choice' as const,
      options: ['x', 'b', 'a', 'd'],
      correctAnswer: 2,
      explanation: 'Diperbaiki.',
    };
    await admin.call(adminApi.updateQuestion, { params: { id: String(id) }, body });
    await choose(player, 'x');
    expect(await analyse()).toMatchObject([
      {
        options: body.options,
        question: body.question,
        timesAnswered: 6,
        timesCorrect: 1,
        wrongOptions: [1, 2, 0, 1],
        otherWrong: 1,
      },
    ]);
  });

  it('finds the bad question at once: the hardest first, behind them the hardly answered, the unanswered last', async () => {
    const questions = await addQuestions(api, 5);
    const answers = (question: number, count: number, wrong: number, seconds: number) =>
      Array.from({ length: count }, (_none, at) => ({ question, right: at >= wrong, seconds }));
    insertAnswers(questions, [
      ...answers(0, ANALYSIS_ANSWERS_MIN + 1, 2, 5),
      ...answers(2, ANALYSIS_ANSWERS_MIN, 4, 20),
      // Wrong each time, but hardly ever asked.
      ...answers(4, ANALYSIS_ANSWERS_MIN - 1, ANALYSIS_ANSWERS_MIN - 1, 30),
      ...answers(3, 1, 0, 1),
    ]);
    const order = async (query: object) =>
      (await analyse(query)).map(({ _id }) => questions.findIndex(({ id }) => String(id) === _id));
    expect(await order({})).toEqual([2, 0, 4, 3, 1]);
    expect(await order({ sortOrder: 'desc' })).toEqual([0, 2, 3, 4, 1]);
    expect(await order({ sortBy: 'meanTime', sortOrder: 'desc' })).toEqual([2, 0, 4, 3, 1]);
    expect(await order({ sortBy: 'meanTime', sortOrder: 'asc' })).toEqual([0, 2, 3, 4, 1]);
    expect(await order({ sortBy: 'timesAnswered', sortOrder: 'desc' })).toEqual([0, 2, 4, 3, 1]);
    expect(await order({ sortBy: 'timesAnswered', sortOrder: 'asc' })).toEqual([1, 3, 4, 2, 0]);
    expect(await order({ sortBy: 'id', sortOrder: 'desc' })).toEqual([4, 3, 2, 1, 0]);
  });

  it('picks by character, level and text, and leaves deleted questions out', async () => {
    const [one, two] = await addQuestions(api, 2);
    const other = await addQuestion(api, { characterId: 'bagong', level: 3 });
    const ids = async (query: object) => (await analyse(query)).map(({ _id }) => Number(_id));
    expect(await ids({ characterId: 'Bagong' })).toEqual([other.id]);
    expect(await ids({ level: 3 })).toEqual([other.id]);
    expect(await ids({ level: 3, characterId: 'semar' })).toEqual([]);
    expect(await ids({ search: `NOMER ${two?.id} `, sortBy: 'id' })).toEqual([two?.id]);
    expect(await ids({ search: '%' })).toEqual([]);
    await admin.call(adminApi.deleteQuestion, { params: { id: String(one?.id) } });
    expect(await ids({ sortBy: 'id' })).toEqual([two?.id, other.id]);
  });

  it('counts answers of levels too, and picks those of a class and a time', async () => {
    api.clock.setWall(new Date(2026, 7, 12, 9));
    admin = await api.admin();
    const { id } = await addQuestion(api);
    const room = await makeClass(admin, ['Ani']);
    const ani = await enter(api, room, room.cards[0]);
    const run = await startLevel(ani);
    await ani.call(progressApi.answerLevel, { body: answerToLevel(run, 0) });
    await answer(await api.player(), { selectedAnswer: wrongOption(id) });
    const counts = async (query: object) => {
      const [row] = await analyse(query);
      return [row?.timesAnswered, row?.timesCorrect, row?.wrongOptions.reduce((a, b) => a + b, 0)];
    };
    expect(await counts({})).toEqual([2, 1, 1]);
    expect(await counts({ classId: room.id })).toEqual([1, 1, 0]);
    expect(await counts({ period: 'week' })).toEqual([2, 1, 1]);
    api.clock.setWall(new Date(2026, 7, 17, 9));
    admin = await api.admin();
    expect(await counts({ period: 'week' })).toEqual([0, 0, 0]);
    expect(await counts({ period: 'month', classId: room.id })).toEqual([1, 1, 0]);
  });

  it('adds up for every question, and pages in its order lose and repeat none', async () => {
    const questions = await addQuestions(api, 7);
    const given = fc.record({
      question: fc.nat({ max: 5 }),
      right: fc.boolean(),
      seconds: fc.nat({ max: 30 }),
    });
    const sorted = fc.record({
      sortBy: fc.constantFrom(...ANALYSIS_SORT_FIELDS),
      sortOrder: fc.constantFrom(...SORT_ORDERS),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(given, { maxLength: 40 }), sorted, async (answers, order) => {
        api.server.context.sqlite.exec('DELETE FROM game_session');
        insertAnswers(questions, answers);
        const all = await analyse(order);
        expect(new Set(all.map(({ _id }) => _id)).size).toBe(7);
        const paged = [];
        for (let page = 1; page <= 4; page++)
          paged.push(...(await analyse({ ...order, page, limit: 2 })));
        expect(paged).toEqual(all);
        for (const row of all) {
          const own = answers.filter(({ question }) => String(questions[question]?.id) === row._id);
          expect(row.timesAnswered).toBe(own.length);
          expect(row.timesCorrect).toBe(own.filter(({ right }) => right).length);
          const wrong = row.wrongOptions.reduce((sum, count) => sum + count, 0);
          expect(row.timesCorrect + wrong + row.timeouts + row.otherWrong).toBe(row.timesAnswered);
        }
        const key = order.sortBy === 'id' ? '_id' : order.sortBy;
        const isTold = ({ timesAnswered }: QuestionAnalysis) =>
          timesAnswered >= ANALYSIS_ANSWERS_MIN || key === '_id' || key === 'timesAnswered';
        const groups = [
          all.filter(isTold),
          all.filter((row) => !isTold(row) && row.timesAnswered > 0),
        ];
        expect(all.slice(0, groups.flat().length)).toEqual(groups.flat());
        for (const group of groups) {
          const keys = group.map((row) => Number(row[key]));
          const rising = keys.toSorted((a, b) => a - b);
          expect(keys).toEqual(order.sortOrder === 'asc' ? rising : rising.toReversed());
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    [{ sortBy: 'question' }, 'sortBy'],
    [{ sortOrder: 'down' }, 'sortOrder'],
    [{ level: 5 }, 'level'],
    [{ characterId: 'Arjuna' }, 'characterId'],
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses %j', async (query, path) => {
    const refused = await admin.refuse(questionAnalysisApi.list, { query });
    expect(refused).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('is for admins', async () => {
    const player = await api.player();
    expect((await api.visitor.refuse(questionAnalysisApi.list)).code).toBe('UNAUTHENTICATED');
    expect((await player.refuse(questionAnalysisApi.list)).code).toBe('FORBIDDEN');
  });
});
