import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { BACKUP_DIR } from '../../db/backup-files.ts';
import { DATABASE_FILE } from '../../db/open-database.ts';
import { replaceDatabaseFile } from '../../db/replace-file.ts';
import { fakeNetwork } from '../../testing/fake-network.ts';
import {
  addQuestion,
  addQuestions,
  emptyBankApi,
  rightOption,
} from '../../testing/game-factories.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { LAN } from '../../testing/sharing-api.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';
import { eventually } from '../../../testing/eventually.ts';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi({ network: fakeNetwork({ 'Wi-Fi': LAN }), rateLimits: false });
  admin = await api.admin();
});
afterEach(() => api.close());

const backUp = async () => (await admin.call(maintenanceApi.backUp)).data;
const restore = async (body: { name?: string; file?: string }) =>
  (await admin.call(maintenanceApi.restore, { body })).data.replaced;
const usernames = () =>
  api.server.context.db.selectFrom('user').select('username').orderBy('id').execute();
const names = async () => (await usernames()).map(({ username }) => username);
/** After a restore everybody signs in again. */
async function signInAgain() {
  const body = { email: admin.user?.email ?? '', password: 'rahasia' };
  admin.tokens = (await api.visitor.call(authApi.login, { body })).data.tokens;
}

describe('restoring', () => {
  it('brings back what was, keeps what is replaced, and leads back', async () => {
    await api.player({ username: 'Ani' });
    const { name } = await backUp();
    await api.player({ username: 'Budi' });

    const replaced = await restore({ name });
    expect(replaced.kind).toBe('before-restore');
    expect(await names()).toEqual(['Guru 1', 'Ani']);

    await signInAgain();
    await restore({ name: replaced.name });
    expect(await names()).toEqual(['Guru 1', 'Ani', 'Budi']);
    expect(readdirSync(api.dataDir).sort()).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/pulih|undo|tmp/)]),
    );
  });

  it('remembers no question of the data that it replaced', async () => {
    const { name } = await backUp();
    const lines = async () =>
      (await admin.call(questionsApi.list, { query: {} })).data.map(({ question }) => question);
    await addQuestion(api, { content: { questionLine: 'Sing lawas?' } });
    expect(await lines()).toEqual(['Sing lawas?']);
    await restore({ name });
    await signInAgain();
    // It gets the numbers that the one before had.
    await addQuestion(api, { content: { questionLine: 'Sing anyar?' } });
    expect(await lines()).toEqual(['Sing anyar?']);
  });

  it('is written down, as are copies that are made and deleted', async () => {
    const { name } = await backUp();
    const other = await backUp();
    await admin.call(maintenanceApi.deleteBackup, { params: { name: other.name } });
    const lines = async () =>
      (await admin.call(auditApi.list, { query: {} })).data.map(
        ({ who, what }) => `${who}: ${what}`,
      );
    expect(await lines()).toEqual([
      `Guru 1: Menghapus cadangan ${other.name}.`,
      `Guru 1: Membuat cadangan ${other.name}.`,
      `Guru 1: Membuat cadangan ${name}.`,
    ]);
    await restore({ name });
    await signInAgain();
    // The copy knows of nothing that came after it; what admins did meanwhile stays known.
    expect(await lines()).toEqual([
      `Guru 1: Memulihkan data dari ${name}.`,
      `Guru 1: Menghapus cadangan ${other.name}.`,
      `Guru 1: Membuat cadangan ${other.name}.`,
      `Guru 1: Membuat cadangan ${name}.`,
    ]);
    expect((await admin.call(maintenanceApi.state)).data.wayBack).toMatchObject({
      kind: 'before-restore',
    });
  });

  it('ends every sign-in, also one that had ended since', async () => {
    const player = await api.player();
    const { name } = await backUp();
    await player.call(authApi.logout, {
      body: { refreshToken: player.tokens?.refreshToken ?? '' },
    });
    await restore({ name });
    for (const client of [player, admin]) {
      expect(await client.refuse(authApi.me)).toMatchObject({ status: 401 });
      expect(
        await api.visitor.refuse(authApi.refresh, {
          body: { refreshToken: client.tokens?.refreshToken },
        }),
      ).toMatchObject({ status: 401 });
    }
  });

  it('takes a file from anywhere, and leaves it as it was', async () => {
    const { name } = await backUp();
    const file = join(api.dataDir, 'dari usb.sqlite');
    renameSync(join(api.dataDir, BACKUP_DIR, name), file);
    const { size, mtimeMs } = statSync(file);
    await api.player();
    await restore({ file });
    expect(await names()).toEqual(['Guru 1']);
    expect(statSync(file)).toMatchObject({ size, mtimeMs });
  });

  it('goes on serving where it did, and holds after a restart', async () => {
    await api.server.context.sharing.open([LAN]);
    const { port } = api.server;
    const { name } = await backUp();
    await api.player();
    await restore({ name });
    for (const host of [LAN, '127.0.0.1']) {
      expect((await rawRequest(port, { host, path: '/api/health' })).status).toBe(200);
    }
    await api.player({ username: 'Citra' });
    await api.restart();
    expect(await names()).toEqual(['Guru 1', 'Citra']);
  });

  it('tells those who come meanwhile to come again, and lets running requests finish', async () => {
    const player = await api.player();
    const { name } = await backUp();
    const statuses = new Set<number>();
    const end = new AbortController();
    const crowd = Array.from({ length: 5 }, async () => {
      while (!end.signal.aborted) {
        const { status, body } = await player.send('GET', '/auth/me');
        statuses.add(status);
        if (status === 503) expect(body).toMatchObject({ success: false, code: 'BUSY' });
      }
    });
    await restore({ name });
    await eventually(() => expect(statuses).toContain(401));
    end.abort();
    await Promise.all(crowd);
    // Signed in, asked to wait, signed out: never a failure.
    expect([...statuses].filter((status) => ![200, 401, 503].includes(status))).toEqual([]);
  });

  it('goes back to the old data when the new ones cannot be opened', async () => {
    await api.player({ username: 'Ani' });
    const { context } = api.server;
    const database = join(api.dataDir, DATABASE_FILE);
    const prepared = join(api.dataDir, 'baru.sqlite');
    const later = new BetterSqlite(prepared);
    later.pragma('user_version = 9999');
    later.close();
    const keepAs = join(api.dataDir, 'lama.sqlite');
    await expect(
      context.replaceDatabase('', () => replaceDatabaseFile({ database, prepared, keepAs })),
    ).rejects.toThrow('lebih baru');
    expect(await names()).toEqual(['Guru 1', 'Ani']);
    expect((await admin.call(authApi.me)).data.user.username).toBe('Guru 1');
  });
});

describe('a backup while the class plays', () => {
  it('has every answer that was acknowledged before it, and restores to just that', async () => {
    const QUESTIONS = 10;
    await addQuestions(api, QUESTIONS);
    const pupils = await Promise.all(Array.from({ length: 50 }, () => api.player()));
    /** Answers that the server has said it has. */
    let acknowledged = 0;
    const plays = pupils.map(async (pupil) => {
      const started = await pupil.call(gameApi.start, { body: { characterId: 'semar' } });
      const session = started.data;
      for (const { _id } of session.questions) {
        await pupil.call(gameApi.answer, {
          body: {
            sessionId: session._id,
            questionId: _id,
            timeSpent: 1,
            selectedAnswer: rightOption(Number(_id)),
          },
        });
        acknowledged++;
      }
    });
    await eventually(() => expect(acknowledged).toBeGreaterThan(50));
    const before = acknowledged;
    const { name } = await backUp();
    const after = acknowledged;
    await Promise.all(plays);
    expect(acknowledged).toBe(pupils.length * QUESTIONS);

    await restore({ name });
    const { sqlite } = api.server.context;
    const held = sqlite
      .prepare('SELECT count(*) FROM session_question WHERE answered_at IS NOT NULL')
      .pluck()
      .get() as number;
    expect(held).toBeGreaterThanOrEqual(before);
    // The copy is of one moment: 50 answers may have been on their way to the acknowledgement.
    expect(held).toBeLessThanOrEqual(after + pupils.length);
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);
    expect(existsSync(join(api.dataDir, `${DATABASE_FILE}.undo`))).toBe(false);
  });
});
