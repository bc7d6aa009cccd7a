import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUDIT_LABEL_MAX, AUDIT_PAGE_SIZE } from '#shared/constants/limits.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { auditApi, type AuditAction } from '#shared/contracts/audit.contract.ts';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import {
  addQuestions,
  emptyBankApi,
  forgetUsers,
  playSession,
} from '../../testing/game-factories.ts';
import { choice, essay } from '../../testing/question-payloads.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  forgetUsers(api);
  admin = await api.admin();
});

const paramsOf = (client: Client) => ({ id: client.user?._id ?? '' });
const log = async (query = {}) => (await admin.call(auditApi.list, { query })).data;
/** What the newest line says. */
const newest = async () => (await log({ limit: 1 }))[0];

describe('the audit log', () => {
  it('tells who made, changed, deleted and imported questions, and when', async () => {
    const { data } = await admin.call(adminApi.createQuestion, { body: choice });
    const params = { id: data._id };
    const target = { type: 'question', _id: data._id, label: choice.question };
    expect(await newest()).toEqual({
      _id: expect.any(String),
      when: new Date(api.clock.now()).toISOString(),
      who: admin.user?.username,
      action: 'question.create',
      what: `Menambahkan soal ${data._id}.`,
      target,
      canRestore: false,
    });
    api.clock.advance(60_000);
    await admin.call(adminApi.updateQuestion, { params, body: choice });
    expect(await newest()).toMatchObject({
      when: new Date(api.clock.now()).toISOString(),
      action: 'question.update',
      what: `Mengubah soal ${data._id}.`,
      target,
    });
    await admin.call(adminApi.deleteQuestion, { params });
    expect(await newest()).toMatchObject({ what: `Menghapus soal ${data._id}.`, target });
    await admin.call(adminApi.createQuestions, { body: { questions: [choice, essay, choice] } });
    const first = Number(data._id) + 1;
    expect(await newest()).toMatchObject({
      action: 'question.import',
      what: `Mengimpor 3 soal (${first} sampai ${first + 2}).`,
      target: null,
    });
  });

  it('says of a deletion whether it can be taken back, and of the return', async () => {
    const { data } = await admin.call(adminApi.createQuestion, { body: choice });
    const params = { id: data._id };
    await admin.call(adminApi.deleteQuestion, { params });
    expect(await newest()).toMatchObject({ action: 'question.delete', canRestore: true });
    await admin.call(adminApi.restoreQuestion, { params });
    expect((await log()).slice(0, 2)).toMatchObject([
      { what: `Mengembalikan soal ${data._id}.`, canRestore: false },
      { action: 'question.delete', canRestore: false },
    ]);
  });

  it('names a long question by its beginning', async () => {
    const question = `${'ꦲ'.repeat(AUDIT_LABEL_MAX + 1)} _____`;
    await admin.call(adminApi.createQuestion, { body: { ...choice, question } });
    expect((await newest())?.target?.label).toBe(`${'ꦲ'.repeat(AUDIT_LABEL_MAX)}…`);
  });

  it('tells of everything that is done to users', async () => {
    const body = { username: 'Rtri', email: 'r@sekolah.id', password: 'rahasia' };
    const { user } = (await admin.call(adminUsersApi.create, { body })).data;
    const params = { id: user._id };
    const expectLine = async (action: AuditAction, what: string, label: string) =>
      expect(await newest()).toMatchObject({
        who: admin.user?.username,
        action,
        what,
        target: { type: 'user', _id: user._id, label },
      });
    await expectLine('user.create', 'Membuat pengguna Rtri.', 'Rtri');
    const names = { username: 'Ratri', email: null };
    await admin.call(adminUsersApi.update, { params, body: names });
    const renamed =
      'Mengubah nama pengguna dari Rtri menjadi Ratri dan email dari r@sekolah.id menjadi tanpa email.';
    await expectLine('user.update', renamed, 'Ratri');
    const { password } = (await admin.call(adminUsersApi.resetPassword, { params })).data;
    await expectLine('user.resetPassword', 'Mengatur ulang kata sandi Ratri.', 'Ratri');
    expect(JSON.stringify(await log({ limit: 100 }))).not.toContain(password);
    for (const [role, action, what] of [
      ['admin', 'user.promote', 'Menjadikan Ratri admin.'],
      ['player', 'user.demote', 'Mencabut hak admin Ratri.'],
    ] as const) {
      await admin.call(adminUsersApi.setRole, { params, body: { role } });
      await expectLine(action, what, 'Ratri');
    }
    for (const [active, action, what] of [
      [false, 'user.deactivate', 'Menonaktifkan Ratri.'],
      [true, 'user.activate', 'Mengaktifkan kembali Ratri.'],
    ] as const) {
      await admin.call(adminUsersApi.setActive, { params, body: { active } });
      await expectLine(action, what, 'Ratri');
    }
    await admin.call(adminUsersApi.remove, { params, body: { confirmation: 'Ratri' } });
    const lost = 'Menghapus pengguna Ratri beserta 0 sesi, 0 jawaban, dan 0 permainan level.';
    await expectLine('user.delete', lost, 'Ratri');
  });

  it('ends a sentence once, also behind a name that ends with a full stop', async () => {
    const body = { username: 'Joko S.', email: null };
    await admin.call(adminUsersApi.create, { body });
    expect((await newest())?.what).toBe('Membuat pengguna Joko S.');
  });

  it('tells what went with a deleted user, and of an admin that they were made one', async () => {
    await addQuestions(api, 3);
    const player = await api.player({ username: 'Sekar' });
    await playSession(player, ['right', 'wrong', 'right']);
    const body = { confirmation: 'Sekar' };
    await admin.call(adminUsersApi.remove, { params: paramsOf(player), body });
    expect((await newest())?.what).toContain('beserta 1 sesi, 3 jawaban, dan 0 permainan level.');
    await admin.call(adminUsersApi.create, { body: { username: 'Bu Sri', role: 'admin' } });
    expect((await newest())?.what).toBe('Membuat pengguna Bu Sri sebagai admin.');
  });

  it('tells of the files that were taken', async () => {
    await admin.send('GET', '/admin/users/export');
    expect(await newest()).toMatchObject({
      action: 'users.export',
      what: 'Mengunduh data pengguna (CSV).',
      target: null,
    });
    await admin.send('GET', '/admin/users/export.xlsx?search=7A');
    expect((await newest())?.what).toBe('Mengunduh data pengguna (XLSX) dengan pencarian "7A".');
  });

  it('begins with the first admin', async () => {
    forgetUsers(api);
    const guru = { username: 'Bu Guru', email: 'guru@sekolah.id', password: 'rahasia' };
    await api.visitor.call(setupApi.createFirstAdmin, { body: guru });
    admin = await api.admin();
    expect(await log()).toMatchObject([
      {
        who: 'Bu Guru',
        action: 'setup.firstAdmin',
        what: 'Membuat admin pertama.',
        target: { type: 'user', label: 'Bu Guru' },
      },
    ]);
  });

  it('has no line for what was refused, and none for what changed nothing', async () => {
    const player = await api.player({ username: 'Ratri' });
    const params = paramsOf(player);
    await admin.refuse(adminUsersApi.create, { body: { username: 'RATRI' } });
    await admin.refuse(adminUsersApi.remove, { params, body: { confirmation: 'bukan' } });
    await admin.refuse(adminUsersApi.setRole, {
      params: paramsOf(admin),
      body: { role: 'player' },
    });
    await admin.refuse(adminApi.deleteQuestion, { params: { id: '987654' } });
    await admin.refuse(adminApi.createQuestions, { body: { questions: [choice, {}] } });
    await admin.call(adminUsersApi.update, { params, body: { username: 'Ratri' } });
    await admin.call(adminUsersApi.setRole, { params, body: { role: 'player' } });
    await admin.call(adminUsersApi.setActive, { params, body: { active: true } });
    await player.refuse(adminUsersApi.create, { body: { username: 'Adi' } });
    expect(await log()).toEqual([]);
  });

  it('undoes what it cannot write down', async () => {
    const { sqlite } = api.server.context;
    const player = await api.player({ username: 'Ratri' });
    sqlite.exec(`CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'x'); END`);
    try {
      const params = paramsOf(player);
      for (const [endpoint, body] of [
        [adminUsersApi.remove, { confirmation: 'Ratri' }],
        [adminUsersApi.resetPassword, undefined],
        [adminUsersApi.create, { username: 'Adi' }],
        [adminApi.createQuestion, choice],
        [adminApi.exportUsers, undefined],
        [adminUsersApi.exportWorkbook, undefined],
      ] as const) {
        expect((await admin.refuse(endpoint, { params, body })).status).toBe(500);
      }
    } finally {
      sqlite.exec('DROP TRIGGER full');
    }
    const { data } = await admin.call(adminUsersApi.list, { query: { role: 'player' } });
    expect(data.map(({ username }) => username)).toEqual(['Ratri']);
    expect((await player.send('GET', '/auth/me')).status).toBe(200);
  });

  it('keeps the names of then, also of those who are gone', async () => {
    const colleague = await api.admin();
    const { username } = colleague.user ?? { username: '' };
    await colleague.call(adminUsersApi.create, { body: { username: 'Ratri' } });
    const params = paramsOf(colleague);
    await admin.call(adminUsersApi.update, { params, body: { username: 'Bu Sri' } });
    await admin.call(adminUsersApi.remove, { params, body: { confirmation: 'Bu Sri' } });
    const lines = await log();
    expect(lines.map(({ who }) => who)).toEqual([
      admin.user?.username,
      admin.user?.username,
      username,
    ]);
  });
});

describe('GET /admin/audit', () => {
  it('pages, the newest first, by the order of writing whatever the clock said', async () => {
    for (let n = 0; n < AUDIT_PAGE_SIZE + 5; n++) {
      await admin.call(adminUsersApi.create, { body: { username: `Murid ${n}` } });
      if (n === 3) {
        api.clock.setWall(api.clock.now() - 3_600_000);
        admin = await api.admin();
      }
    }
    const first = await admin.call(auditApi.list, { query: {} });
    const second = await admin.call(auditApi.list, { query: { page: 2 } });
    expect(first.pagination).toEqual({
      page: 1,
      limit: AUDIT_PAGE_SIZE,
      total: AUDIT_PAGE_SIZE + 5,
      totalPages: 2,
    });
    const labels = [...first.data, ...second.data].map(({ target }) => target?.label);
    expect(labels).toEqual(
      Array.from({ length: AUDIT_PAGE_SIZE + 5 }, (_none, n) => `Murid ${n}`).toReversed(),
    );
  });

  it('searches who, what and to whom, literally and in any case', async () => {
    for (const username of ['Ratri', 'Bagas 100%']) {
      await admin.call(adminUsersApi.create, { body: { username } });
    }
    await admin.call(adminApi.createQuestion, { body: choice });
    await admin.send('GET', '/admin/users/export');
    const found = async (search: string) =>
      (await log({ search })).map(({ target, action }) => target?.label ?? action);
    expect(await found('RATRI')).toEqual(['Ratri']);
    expect(await found('0%')).toEqual(['Bagas 100%']);
    expect(await found('nderekaken')).toEqual([choice.question]);
    expect(await found('membuat pengguna')).toEqual(['Bagas 100%', 'Ratri']);
    expect(await found('(csv)')).toEqual(['users.export']);
    expect(await found(admin.user?.username ?? '')).toHaveLength(4);
    expect(await found('tiada')).toEqual([]);
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses %j', async (query, path) => {
    const refused = await admin.refuse(auditApi.list, { query });
    expect(refused).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('is for admins, and nobody can change it', async () => {
    const player = await api.player();
    expect((await api.visitor.refuse(auditApi.list)).code).toBe('UNAUTHENTICATED');
    expect((await player.refuse(auditApi.list)).code).toBe('FORBIDDEN');
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await admin.send(method, '/admin/audit')).status).toBe(404);
      expect((await admin.send(method, '/admin/audit/1')).status).toBe(404);
    }
  });
});
