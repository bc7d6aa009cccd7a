import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { DATABASE_FILE, openDatabase } from '../db/open-database.ts';
import type { Passwords } from '../lib/passwords.ts';
import { emptyBankApi } from '../testing/game-factories.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { plainPasswords, type TestApi } from '../testing/test-api.ts';

/** Passwords that take as long as a test wants them to. */
function heldPasswords() {
  let release = () => {};
  let started = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const begun = new Promise<void>((resolve) => (started = resolve));
  let isHeld = false;
  const passwords: Passwords = {
    ...plainPasswords,
    async verify(password, hash) {
      if (isHeld) {
        started();
        await held;
      }
      return plainPasswords.verify(password, hash);
    },
  };
  return { passwords, begun, release: () => release(), hold: () => (isHeld = true) };
}

let api: TestApi;
let slow: ReturnType<typeof heldPasswords>;
beforeEach(async () => {
  slow = heldPasswords();
  api = await emptyBankApi({ passwords: slow.passwords });
});
afterEach(() => api.close());

/** Whether the port still takes connections. */
async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Refused is the answer that was asked for.
    return false;
  } finally {
    socket.destroy();
  }
}

describe('closing the server', () => {
  it('takes no new connection, finishes what is running, and leaves no log behind', async () => {
    const player = await api.player();
    const email = player.user?.email ?? '';
    const { port } = api.server;
    const wal = join(api.dataDir, `${DATABASE_FILE}-wal`);
    expect(existsSync(wal)).toBe(true);

    slow.hold();
    const login = api.visitor.call(authApi.login, { body: { email, password: 'rahasia' } });
    await slow.begun;
    const closing = api.server.close();
    expect(await accepts(port)).toBe(false);

    slow.release();
    const { data } = await login;
    expect(data.user.email).toBe(email);
    await closing;
    expect(existsSync(wal)).toBe(false);

    // What the running request wrote is in the file.
    const reopened = await openDatabase(api.dataDir);
    const families = await reopened.db.selectFrom('refresh_family').select('id').execute();
    await reopened.close();
    expect(families).toHaveLength(2);
  });

  it('may be asked for twice, and does not wait for connections that rest', async () => {
    const agent = new Agent({ keepAlive: true });
    await rawRequest(api.server.port, { path: '/api/health', agent });
    expect(Object.values(agent.freeSockets)).toHaveLength(1);
    const started = performance.now();
    await Promise.all([api.server.close(), api.server.close()]);
    expect(performance.now() - started).toBeLessThan(1_000);
    agent.destroy();
  });

  it('closes with a file on its way', async () => {
    const admin = await api.admin();
    const { sqlite } = api.server.context;
    const insert = sqlite.prepare(
      `INSERT INTO user (username, username_key, email, password_hash, role, score_reached_at, created_at)
       VALUES (?, ?, ?, '-', 'player', 0, 0)`,
    );
    sqlite.transaction(() => {
      for (let n = 0; n < 5_000; n++) insert.run(n, n, n);
    })();
    const file = admin.call(adminApi.exportUsers, { query: {} }).catch(() => 'cut off');
    await api.server.close();
    await file;
    expect(existsSync(join(api.dataDir, `${DATABASE_FILE}-wal`))).toBe(false);
  });
});
