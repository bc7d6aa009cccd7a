import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REPORT_WORKBOOK } from '#shared/constants/classroom.ts';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { classReportApi, type ClassReport } from '#shared/contracts/class-report.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { SPEECH_LEVELS } from '#shared/contracts/question.ts';
import { reportTexts } from '#shared/texts/class-report.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import {
  addQuestion,
  emptyBankApi,
  finishLevel,
  playSession,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';
import { unzip } from '../../testing/unzip.ts';

let api: TestApi;
let admin: Client;
let room: Classroom;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
  for (const speechLevel of SPEECH_LEVELS) await addQuestion(api, { content: { speechLevel } });
  await addQuestion(api);
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

describe('the report of a class', () => {
  it('counts answers in sessions and the best run of each level', async () => {
    const ani = await pupil(0);
    await playSession(ani, ['right', 'right', 'right', 'right', 'wrong']);
    await finishLevel(ani, { correct: 2, timeTaken: 90 });
    await finishLevel(ani, { correct: 5, timeTaken: 90 });
    await finishLevel(await pupil(1), { correct: 3 });
    const { rows, ...summary } = await report();
    expect(rows.map(({ name, mark, passed }) => [name, mark, passed])).toEqual([
      ['Ani', 90, true],
      ['Budi', 60, false],
      ['Citra', null, null],
    ]);
    expect(rows[0]).toMatchObject({
      answered: 5,
      right: 4,
      levelQuestions: 5,
      levelRight: 5,
      runs: 3,
      playMinutes: 3,
      lastPlayedAt: new Date(api.clock.now()).toISOString(),
    });
    const aspects = rows[0]?.aspects ?? [];
    // One of the five questions has no speech level.
    expect(aspects.map(({ aspect, answered }) => [aspect, answered])).toEqual([
      ['ngoko', 2],
      ['krama', 1],
      ['krama alus', 1],
    ]);
    expect(summary).toMatchObject({ className: '7A', kkm: 75, averageMark: 75, passedCount: 1 });
    expect(summary.explanation).toBe(reportTexts.explanation);
  });

  it('keeps to the days that are asked for, both included', async () => {
    await finishLevel(await pupil(0), { correct: 1 });
    api.clock.setWall(new Date(2026, 7, 13, 23, 59));
    admin = await api.admin();
    await playSession(await pupil(0), ['right', 'right']);
    const mark = async (query: Wish) => (await report(query)).rows[0]?.mark;
    expect(await mark({ to: '2026-08-12' })).toBe(20);
    expect(await mark({ from: '2026-08-13', to: '2026-08-13' })).toBe(100);
    expect(await mark({ from: '2026-08-12' })).toBe(43);
    expect(await mark({ from: '2026-08-14' })).toBeNull();
  });

  it('knows this week and this month by the clock of the server', async () => {
    await finishLevel(await pupil(0), { correct: 1 });
    const shown = async (query: Wish) => {
      const { from, to, rows } = await report(query);
      return [from, to, rows[0]?.mark];
    };
    expect(await shown({ period: 'week' })).toEqual(['2026-08-10', null, 20]);
    // A Sunday ends its week, also across the end of a month.
    api.clock.setWall(new Date(2026, 7, 30, 23, 59));
    admin = await api.admin();
    expect(await shown({ period: 'week' })).toEqual(['2026-08-24', null, null]);
    expect(await shown({ period: 'month' })).toEqual(['2026-08-01', null, 20]);
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

describe('the grade book', () => {
  const download = async () =>
    fetch(`${api.server.url}/api/admin/classes/${room.id}/report.xlsx?from=2026-08-01`, {
      headers: { Authorization: `Bearer ${admin.tokens?.accessToken}` },
    });

  it('has the columns that teachers know, with marks that Excel counts with', async () => {
    const params = { id: room.id, memberId: room.cards[0]?._id ?? '' };
    const body = { name: 'Ani Lestari', number: '4', studentNumber: '0017' };
    await admin.call(classesApi.updateMember, { params, body });
    await finishLevel(await pupil(0), { correct: 4 });
    const response = await download();
    expect(response.headers.get('content-disposition')).toContain(REPORT_WORKBOOK);
    const { sheets } = await readXlsx(Buffer.from(await response.arrayBuffer()));
    const rows = sheets[0]?.rows ?? [];
    const texts = rows.map((row) => row.map((cell) => cell ?? ''));
    expect(texts.slice(0, 4).map((row) => row.filter((cell) => cell !== ''))).toEqual([
      ['Daftar Nilai Bahasa Jawa'],
      ['Kelas', '7A'],
      ['KKM', 75],
      ['Periode', 'sejak 2026-08-01'],
    ]);
    expect(texts.slice(5)).toEqual([
      ['No', 'NIS', 'Nama', 'Ngoko', 'Krama', 'Krama Alus', 'Nilai Akhir', 'Keterangan'],
      [4, '0017', 'Ani Lestari', '', '', '', 80, 'Tuntas'],
      [2, '', 'Budi', '', '', '', '', 'Belum ada nilai'],
      [3, '', 'Citra', '', '', '', '', 'Belum ada nilai'],
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
