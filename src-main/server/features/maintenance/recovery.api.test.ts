import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { BACKUP_DIR } from '../../db/backup-files.ts';
import { DataInUseError } from '../../db/data-lock.ts';
import { DATABASE_FILE } from '../../db/open-database.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import { createClient, testApi, type Client, type TestApi } from '../../testing/test-api.ts';

/** A school with a copy that knows Ani, and a database that knows Budi too, as a power cut leaves it. */
let folder: string;
let dataDir: string;
let api: TestApi | undefined;
const database = () => join(dataDir, DATABASE_FILE);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punakawan-recovery-'));
  dataDir = join(folder, 'data');
  const school = await emptyBankApi();
  const admin = await school.admin();
  await school.player({ username: 'Ani' });
  await admin.call(maintenanceApi.backUp);
  await school.player({ username: 'Budi' });
  // With its log, and the mark of a database that is open.
  cpSync(school.dataDir, dataDir, { recursive: true });
  await school.close();
});
afterEach(async () => {
  await api?.close();
  api = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const start = async (options: Parameters<typeof testApi>[0] = {}) => {
  api = await testApi({ dataDir, bankDir: join(dataDir, 'bank'), ...options });
  return api;
};
const names = async () => {
  const rows = await api?.server.context.db.selectFrom('user').select('username').execute();
  return rows?.map(({ username }) => username);
};
/** The admin of the school; where their account is gone, another. */
async function guru(): Promise<Client> {
  if (!api) throw new Error('not started');
  const { visitor, server } = api;
  if (!(await names())?.includes('Guru 1')) return api.admin();
  const client = createClient(() => server.url);
  const body = { email: 'admin1@sekolah.id', password: 'rahasia' };
  client.tokens = (await visitor.call(authApi.login, { body })).data.tokens;
  return client;
}
const notices = async () => (await (await guru()).call(maintenanceApi.notices)).data;
/** What lies in quarantine, by name. */
const quarantined = () => {
  const parent = join(dataDir, 'karantina');
  return existsSync(parent)
    ? readdirSync(parent).flatMap((one) => readdirSync(join(parent, one)))
    : [];
};
/** Merges the log, as a checkpoint does: otherwise a small school lies in its log alone. */
function merge() {
  const sqlite = new BetterSqlite(database());
  sqlite.pragma('journal_mode = DELETE');
  sqlite.pragma('journal_mode = WAL');
  sqlite.close();
}
const overwrite = (from: number, length: number) => {
  const bytes = readFileSync(database());
  bytes.fill(0xa5, from, from + length);
  writeFileSync(database(), bytes);
};
const noLog = () => rmSync(`${database()}-wal`, { force: true });

describe('after a power cut that did no harm', () => {
  it('everything is there, and nothing is said', async () => {
    await start();
    expect(await names()).toEqual(['Guru 1', 'Ani', 'Budi']);
    expect(await notices()).toEqual([]);
    expect(quarantined()).toEqual([]);
  });
});

describe('a damaged database', () => {
  const damages: Record<string, () => void> = {
    'a damaged header': () => {
      merge();
      overwrite(0, 100);
    },
    'a damaged page in the middle': () => {
      merge();
      overwrite(4_096, 20_000);
    },
    'a file of 0 bytes': () => {
      writeFileSync(database(), '');
      noLog();
    },
    'random bytes': () => {
      writeFileSync(
        database(),
        Buffer.from(Array.from({ length: 50_000 }, (_, n) => (n * 7_919) % 251)),
      );
      noLog();
    },
    'a log that is gone, with all that was in it': noLog,
    'a folder in its place': () => {
      rmSync(database());
      noLog();
      mkdirSync(database());
    },
    'no file at all': () => {
      rmSync(database());
      noLog();
    },
  };
  it.each(Object.keys(damages))(
    'with %s: the newest copy takes its place, and it is told',
    async (name) => {
      damages[name]?.();
      const hadFile = existsSync(database());
      await start();
      expect(await names()).toEqual(['Guru 1', 'Ani']);
      if (hadFile) expect(quarantined()).toContain(DATABASE_FILE);
      const [notice] = await notices();
      expect(notice).toMatchObject({ code: 'DATA_RESTORED', needsReading: true });
      expect(notice?.message).toMatch(/antara \d+ \S+ 20\d\d.* dan \d+ \S+ 20\d\d/);
    },
  );

  it('is told until it was read, also after a restart', async () => {
    damages['random bytes']?.();
    const school = await start();
    await school.restart();
    expect(await notices()).toMatchObject([{ code: 'DATA_RESTORED' }]);
    await (await guru()).call(maintenanceApi.markRead);
    expect(await notices()).toEqual([]);
    expect(await names()).toContain('Ani');
  });

  it('passes over a copy that is damaged too, for the one before', async () => {
    const dir = join(dataDir, BACKUP_DIR);
    writeFileSync(join(dir, 'punakawan-2026-08-20T02-00-00-000Z-otomatis.sqlite'), 'rusak');
    damages['a damaged header']?.();
    await start();
    expect(await names()).toEqual(['Guru 1', 'Ani']);
  });

  it('without any sound copy starts anew, keeps what was found, and says so', async () => {
    rmSync(join(dataDir, BACKUP_DIR), { recursive: true });
    damages['random bytes']?.();
    await start();
    expect(await names()).toEqual([]);
    expect(quarantined()).toContain(DATABASE_FILE);
    expect(await notices()).toMatchObject([{ code: 'DATA_LOST' }, { code: 'NO_BACKUP' }]);
  });

  it('that only lost its last log is kept when it knows more than the copies', async () => {
    merge();
    rmSync(join(dataDir, BACKUP_DIR), { recursive: true });
    await start();
    expect(await names()).toEqual(['Guru 1', 'Ani', 'Budi']);
    expect(await notices()).toMatchObject([{ code: 'DATA_KEPT' }, { code: 'NO_BACKUP' }]);
  });

  it('of a later version is refused, and not a byte of it changes', async () => {
    const sqlite = new BetterSqlite(database());
    sqlite.pragma('user_version = 9999');
    sqlite.close();
    const before = readFileSync(database());
    await expect(start()).rejects.toThrow('lebih baru');
    expect(readFileSync(database()).equals(before)).toBe(true);
    expect(quarantined()).toEqual([]);
  });
});

describe('a data folder', () => {
  it('is new when there is nothing in it', async () => {
    rmSync(dataDir, { recursive: true });
    mkdirSync(join(dataDir, 'bank'), { recursive: true });
    await start();
    expect(await notices()).toMatchObject([{ code: 'NO_BACKUP' }]);
  });

  it('that was set back behind our back is noticed', async () => {
    const lastRunFile = join(folder, 'last-run.json');
    const frozen = join(folder, 'beku');
    const { server } = await start({ lastRunFile });
    expect(await notices()).toEqual([]);
    await server.close();
    cpSync(dataDir, frozen, { recursive: true });
    await (await start({ lastRunFile })).server.close();

    rmSync(dataDir, { recursive: true });
    cpSync(frozen, dataDir, { recursive: true });
    await start({ lastRunFile });
    expect(await notices()).toMatchObject([{ code: 'DATA_WENT_BACK', needsReading: true }]);
  });

  it('that cannot be used is named in a sentence', async () => {
    const says = (dir: string) => `${dir} tidak dapat dibaca atau ditulisi`;
    const file = join(folder, 'berkas');
    writeFileSync(file, '');
    await expect(testApi({ dataDir: file, bankDir: join(dataDir, 'bank') })).rejects.toThrow(
      says(file),
    );
    await (await start()).server.close();
    // To SQLite this looks as a folder does that nobody may write to any more.
    mkdirSync(join(dataDir, `${DATABASE_FILE}-wal`));
    await expect(start()).rejects.toThrow(says(dataDir));
  });

  it('belongs to one process', async () => {
    const { server } = await start();
    await expect(testApi({ dataDir, bankDir: join(dataDir, 'bank') })).rejects.toThrow(
      DataInUseError,
    );
    await server.close();
    await api?.restart();
    expect(await names()).toContain('Budi');
  });
});
