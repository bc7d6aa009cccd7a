import type { Db } from '../../db/schema.ts';
import { findSetting, saveSetting } from '../../db/settings.repository.ts';
import { bankFingerprint } from './bank-files.ts';
import { loadBank } from './bank.ts';
import { seedBank, type SeedResult } from './seed-bank.ts';

/**
 * Seeds the bank of a folder, unless this version has already done so with the very same files: what
 * reading and comparing it costs is then saved. Undefined when there was nothing to do. Throws BankError.
 */
export async function seedChangedBank(
  db: Db,
  bank: { dir: string; version: string },
  now: number,
): Promise<SeedResult | undefined> {
  // The version counts too: how an entry becomes a question is code.
  const fingerprint = `${bank.version} ${bankFingerprint(bank.dir)}`;
  if ((await findSetting(db, 'seededBank')) === fingerprint) return undefined;
  const result = await seedBank(db, loadBank(bank.dir), now);
  await saveSetting(db, 'seededBank', fingerprint);
  return result;
}
