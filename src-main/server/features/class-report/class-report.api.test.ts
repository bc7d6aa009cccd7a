import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MARK_MIN_ANSWERED } from '#shared/constants/classroom.ts';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { classReportApi, type ClassReport } from '#shared/contracts/class-report.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { SPEECH_LEVELS } from '#shared/contracts/question.ts';
import { NO_SCHOOL, schoolApi } from '#shared/contracts/school.contract.ts';
import { gradeBookTexts, reportTexts } from '#shared/texts/class-report.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import {
  addQuestion,
  answerTo,
  answerToLevel,
  emptyBankApi,
  finishLevel,
  playSession,
  startLevel,
  startSession,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';
import { unzip } from '../../testing/unzip.ts';

/** Questions of each speech level. One more, an essay, has none. */
const PER_LEVEL = 5;
const QUESTIONS = PER_LEVEL * SPEECH_LEVELS.length + 1;

let api: TestApi;
let admin: Client;
let room: Classroom;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
  for (let n = 0; n < PER_LEVEL; n++) {
    for (const speechLevel of SPEECH_LEVELS) await addQuestion(api, { content: { speechLevel } });
  }
  await addQuestion(api, { type: 'essay' });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.setWall(new Date(2026, 7, 12, 9));
  admin = await api.admin();
  room = await makeClass(admin, ['Ani', 'Budi', 'Citra']);
});

const pupil = (index: number) => enter(api, room, room.cards[index]);
type Wish = CallInput<typeof classReportApi.report>['query'];
const report = async (query: Wish = {}): Promise<ClassReport> =>
  (await admin.call(classReportApi.report, { params: { id: room.id }, query })).data;

type Kind = 'right' | 'wrong';
const answers = (right: number, wrong = 0): Kind[] => [
  ...Array.from({ length: right }, (): Kind => 'right'),
  ...Array.from({ length: wrong }, (): Kind => 'wrong'),
];

/** Starts a level and answers its first questions; the run is left there. */
async function playLevel(player: Client, kinds: readonly Kind[]): Promise<void> {
  const run = await startLevel(player);
  for (const [index, kind] of kinds.entries()) {
    await player.call(progressApi.answerLevel, { body: answerToLevel(run, index, kind) });
  }
}

const setSchool = (practiceAsMark: boolean) =>
  admin.call(schoolApi.update, { body: { ...NO_SCHOOL, name: 'SD Karangsari', practiceAsMark } });

describe('the report of a class', () => {
  it('counts every challenge, and of each level the best run', async () => {
    const ani = await pupil(0);
    await playSession(ani, answers(7, 3));
    await playLevel(ani, answers(2, QUESTIONS - 2));
    await playLevel(ani, answers(QUESTIONS - 4, 4));
    await playSession(await pupil(1), answers(5, 5));
    const { rows, averages } = await report();
    expect(rows.map(({ name, practice }) => [name, practice])).toEqual([
      [
        'Ani',
        {
          questions: 10 + QUESTIONS,
          answered: 10 + QUESTIONS,
          right: 7 + QUESTIONS - 4,
          mark: Math.round((100 * (7 + QUESTIONS - 4)) / (10 + QUESTIONS)),
        },
      ],
      ['Budi', { questions: 10, answered: 10, right: 5, mark: 50 }],
      ['Citra', { questions: 0, answered: 0, right: 0, mark: null }],
    ]);
    expect(averages.practice).toBe(Math.round(((rows[0]?.practice.mark ?? 0) + 50) / 2));
    expect(rows[0]).toMatchObject({ runs: 3, unrecorded: 0 });
    expect(rows[0]?.lastPlayedAt).toBe(new Date(api.clock.now()).toISOString());
  });

  it('counts what was not answered as wrong, and has no mark below ten answers', async () => {
    const [ani, budi, citra] = [await pupil(0), await pupil(1), await pupil(2)];
    await playLevel(ani, answers(MARK_MIN_ANSWERED));
    await playLevel(budi, answers(MARK_MIN_ANSWERED - 1));
    const session = await startSession(citra, 10);
    await citra.call(gameApi.answer, { body: answerTo(session, 0) });
    const { rows } = await report();
    expect(rows.map(({ practice }) => practice)).toEqual([
      {
        questions: QUESTIONS,
        answered: MARK_MIN_ANSWERED,
        right: MARK_MIN_ANSWERED,
        mark: Math.round((100 * MARK_MIN_ANSWERED) / QUESTIONS),
      },
      { questions: QUESTIONS, answered: 9, right: 9, mark: null },
      { questions: 10, answered: 1, right: 1, mark: null },
    ]);
  });

  it('tells of results without answers, and makes no mark of them', async () => {
    await finishLevel(await pupil(0), { correct: QUESTIONS, timeTaken: 90 });
    const [row] = (await report()).rows;
    expect(row).toMatchObject({ unrecorded: 1, runs: 1, playMinutes: 2 });
    expect(row?.practice).toEqual({ questions: 0, answered: 0, right: 0, mark: null });
  });

  it('counts every recorded answer by speech level, those of levels too', async () => {
    const ani = await pupil(0);
    await playLevel(ani, answers(QUESTIONS));
    await playLevel(ani, answers(0, QUESTIONS));
    const aspects = (await report()).rows[0]?.aspects ?? [];
    // Two of the four levels are ngoko; the essay has none.
    expect(
      aspects.map(({ aspect, answered, right, mark }) => [aspect, answered, right, mark]),
    ).toEqual([
      ['ngoko', 4 * PER_LEVEL, 2 * PER_LEVEL, 50],
      ['krama', 2 * PER_LEVEL, PER_LEVEL, 50],
      ['krama alus', 2 * PER_LEVEL, PER_LEVEL, 50],
    ]);
  });

  it('makes a mark of practice only where the school says so', async () => {
    await playSession(await pupil(0), answers(8, 2));
    await playSession(await pupil(1), answers(5, 5));
    await setSchool(false);
    const without = await report();
    expect(without.rows.map(({ mark, passed }) => [mark, passed])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(without.averages.mark).toBeNull();
    expect(without.explanation).toContain(reportTexts.notMark);
    await setSchool(true);
    const { rows, averages, passedCount, kkm, school, explanation } = await report();
    expect(rows.map(({ mark, passed }) => [mark, passed])).toEqual([
      [80, true],
      [50, false],
      [null, null],
    ]);
    expect({ mark: averages.mark, passedCount, kkm, school: school.name }).toEqual({
      mark: 65,
      passedCount: 1,
      kkm: 75,
      school: 'SD Karangsari',
    });
    expect(explanation).toContain(reportTexts.asMark);
  });

  it('keeps to the days that are asked for, both included', async () => {
    await playSession(await pupil(0), answers(2, 8));
    api.clock.setWall(new Date(2026, 7, 13, 23, 59));
    admin = await api.admin();
    await playSession(await pupil(0), answers(10));
    const mark = async (query: Wish) => (await report(query)).rows[0]?.practice.mark;
    expect(await mark({ to: '2026-08-12' })).toBe(20);
    expect(await mark({ from: '2026-08-13', to: '2026-08-13' })).toBe(100);
    expect(await mark({ from: '2026-08-12' })).toBe(60);
    expect(await mark({ from: '2026-08-14' })).toBeNull();
  });

  it('knows this week and this month by the clock of the server', async () => {
    await playSession(await pupil(0), answers(2, 8));
    const shown = async (query: Wish) => {
      const { from, to, today, rows } = await report(query);
      return [from, to, today, rows[0]?.practice.mark];
    };
    expect(await shown({ period: 'week' })).toEqual(['2026-08-10', null, '2026-08-12', 20]);
    // A Sunday ends its week, also across the end of a month.
    api.clock.setWall(new Date(2026, 7, 30, 23, 59));
    admin = await api.admin();
    expect(await shown({ period: 'week' })).toEqual(['2026-08-24', null, '2026-08-30', null]);
    expect(await shown({ period: 'month' })).toEqual(['2026-08-01', null, '2026-08-30', 20]);
  });

  it.each([
    [{ from: '13-08-2026' }, 'from', reportTexts.day],
    [{ to: '2026-13-99' }, 'to', reportTexts.day],
    [{ from: '2026-08-13', to: '2026-08-12' }, 'to', reportTexts.periodBackwards],
  ])('refuses %j', async (query, path, message) => {
    const refused = await admin.refuse(classReportApi.report, { params: { id: room.id }, query });
    expect(refused).toMatchObject({ status: 400, errors: [{ path, message }] });
  });
});

describe('what a pupil answered', () => {
  const seat = () => ({ id: room.id, memberId: room.cards[0]?._id ?? '' });
  const listed = async (query: CallInput<typeof classReportApi.answers>['query'] = {}) =>
    admin.call(classReportApi.answers, { params: seat(), query });

  it('stands there question by question, the newest first, as it was asked then', async () => {
    const ani = await pupil(0);
    await playLevel(ani, ['right', 'wrong']);
    api.clock.advance(60_000);
    const session = await startSession(ani, 1);
    api.clock.advance(50_000);
    await ani.call(gameApi.answer, { body: answerTo(session, 0) });
    const { data, pagination } = await listed();
    expect(pagination.total).toBe(3);
    const [late, wrong, right] = data;
    expect(late).toMatchObject({ kind: 'challenge', isCorrect: false, isLate: true, seconds: 30 });
    expect(late?.given).toBe(late?.right);
    expect(wrong).toMatchObject({
      kind: 'level',
      characterId: 'semar',
      level: 1,
      isCorrect: false,
    });
    expect(wrong?.given).not.toBe(wrong?.right);
    expect(right).toMatchObject({ isCorrect: true, isLate: false, seconds: 5 });
    expect(right?.given).toBe(right?.right);
    expect(Date.parse(late?.when ?? '')).toBe(api.clock.now());
  });

  it('is picked by time and by what was wrong, and paged', async () => {
    const ani = await pupil(0);
    await playSession(ani, answers(2, 3));
    expect((await listed({ only: 'wrong' })).data.map(({ isCorrect }) => isCorrect)).toEqual([
      false,
      false,
      false,
    ]);
    expect((await listed({ page: 2, limit: 2 })).data).toHaveLength(2);
    expect((await listed({ from: '2026-08-13' })).data).toEqual([]);
    const refused = await admin.refuse(classReportApi.answers, {
      params: seat(),
      query: { from: '2026-08-13', to: '2026-08-12' },
    });
    expect(refused).toMatchObject({
      errors: [{ path: 'to', message: reportTexts.periodBackwards }],
    });
  });

  it('has nothing of a pupil of another class, and is for admins', async () => {
    const other = await makeClass(admin, []);
    const params = { id: other.id, memberId: seat().memberId };
    expect((await admin.refuse(classReportApi.answers, { params, query: {} })).status).toBe(404);
    const ani = await pupil(0);
    const refused = await ani.refuse(classReportApi.answers, { params: seat(), query: {} });
    expect(refused.code).toBe('FORBIDDEN');
  });
});

describe('the grade book', () => {
  const download = async () =>
    fetch(`${api.server.url}/api/admin/classes/${room.id}/report.xlsx?from=2026-08-01`, {
      headers: { Authorization: `Bearer ${admin.tokens?.accessToken}` },
    });

  it('has the columns that teachers know, with marks that Excel counts with', async () => {
    const params = { id: room.id, memberId: room.cards[0]?._id ?? '' };
    const body = { name: 'Ani Lestari', number: '4', studentNumber: '0017' };
    await admin.call(classesApi.updateMember, { params, body });
    await playSession(await pupil(0), answers(8, 2));
    await setSchool(true);
    const response = await download();
    expect(response.headers.get('content-disposition')).toContain('nilai_7A_2026-08-12.xlsx');
    const { sheets } = await readXlsx(Buffer.from(await response.arrayBuffer()));
    const rows = sheets[0]?.rows ?? [];
    const texts = rows.map((row) => row.map((cell) => cell ?? ''));
    expect(texts.slice(0, 5).map((row) => row.filter((cell) => cell !== ''))).toEqual([
      ['SD Karangsari'],
      ['Daftar Nilai Bahasa Jawa'],
      ['Kelas', '7A'],
      ['KKM', 75],
      ['Periode', 'sejak 2026-08-01'],
    ]);
    const { no, studentNumber, name, practice, mark, remark } = gradeBookTexts;
    const headings = texts[6] ?? [];
    const cells = (row: readonly unknown[] = []) =>
      [no, studentNumber, name, practice, mark, remark].map(
        (heading) => row[headings.indexOf(heading)],
      );
    expect(texts.slice(7).map(cells)).toEqual([
      [4, '0017', 'Ani Lestari', 80, 80, 'Tuntas'],
      [2, '', 'Budi', '', '', 'Belum cukup'],
      [3, '', 'Citra', '', '', 'Belum cukup'],
      ['', '', 'Rata-rata', 80, 80, ''],
    ]);
    const [last] = (await admin.call(auditApi.list, { query: {} })).data;
    expect(last?.what).toBe('Mengunduh daftar nilai kelas 7A.');
  });

  it('runs nothing, whatever a name or number begins with', async () => {
    // As an older version, or another program, may have left it.
    api.server.context.sqlite
      .prepare(`UPDATE class_member SET name = '=1+1', number = '@cmd' WHERE user_id = ?`)
      .run(Number(room.cards[0]?._id));
    const files = unzip(Buffer.from(await (await download()).arrayBuffer()));
    const all = [...files.values()].join('\n');
    expect(all).toContain('=1+1');
    expect(all).not.toMatch(/<f[ >]/);
  });
});
