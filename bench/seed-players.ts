import { randomUUID } from 'node:crypto';
import { openDatabase } from '../src-main/server/db/open-database.ts';
import { loadBank } from '../src-main/server/features/questions/bank.ts';
import { seedBank } from '../src-main/server/features/questions/seed-bank.ts';
import { systemClock } from '../src-main/server/lib/clock.ts';
import { loadSecrets } from '../src-main/server/lib/secrets.ts';
import { createTokenSigner } from '../src-main/server/lib/tokens.ts';
import { join } from 'node:path';

/** Somebody who is signed in. */
export interface SignedIn {
  userId: number;
  accessToken: string;
}

export interface School {
  players: SignedIn[];
  admin: SignedIn;
}

/** Sign-ins that are made; more pupils than any measurement lets play at once. */
const SIGNED_IN = 300;
const HOUR = 3_600_000;
const BANK = join(import.meta.dirname, '../resources/bank');

/** Fills a fresh data folder with the built-in bank and so many players who have all played once. */
export async function seedPlayers(dataDir: string, players: number): Promise<School> {
  const database = await openDatabase(dataDir);
  try {
    const { sqlite } = database;
    await seedBank(database.db, loadBank(BANK), Date.now());
    const insert = sqlite.prepare(
      `INSERT INTO user (username, username_key, email, password_hash, role, total_score, games_played,
         games_completed, score_reached_at, created_at)
       VALUES (@name, lower(@name), @name || '@sekolah.id', @hash, @role, @score, @played, @played, @at, @at)`,
    );
    sqlite.transaction(() => {
      insert.run({
        name: 'Guru',
        hash: 'plain:rahasia',
        role: 'admin',
        score: 0,
        played: 0,
        at: 0,
      });
      for (let n = 1; n <= players; n++) {
        insert.run({
          name: `Siswa ${n}`,
          hash: 'plain:rahasia',
          role: 'player',
          score: (n * 7919) % 80_000,
          played: 1,
          at: n,
        });
      }
    })();
    return signIn(dataDir, sqlite);
  } finally {
    await database.close();
  }
}

/** Signs in the first admin and some players of a seeded database, as the product would. */
export function signIn(
  dataDir: string,
  sqlite: Awaited<ReturnType<typeof openDatabase>>['sqlite'],
): School {
  const tokens = createTokenSigner(loadSecrets(dataDir).secrets, systemClock);
  const family = sqlite.prepare(
    `INSERT INTO refresh_family (id, user_id, created_at, rotated_at, expires_at) VALUES (?, ?, ?, ?, ?)`,
  );
  const signed = (userId: number): SignedIn => {
    const familyId = randomUUID();
    const now = Date.now();
    family.run(familyId, userId, now, now, now + 12 * HOUR);
    return { userId, accessToken: tokens.signAccess({ userId, familyId }) };
  };
  const ids = (role: string, limit: number) =>
    sqlite
      .prepare<[string, number], { id: number }>(
        'SELECT id FROM user WHERE role = ? ORDER BY id LIMIT ?',
      )
      .all(role, limit)
      .map((row) => row.id);
  const [admin] = ids('admin', 1);
  if (admin === undefined) throw new Error('a school without an admin');
  return { admin: signed(admin), players: ids('player', SIGNED_IN).map(signed) };
}
