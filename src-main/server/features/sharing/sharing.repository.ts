import type { Db } from '../../db/schema.ts';
import { findSetting, saveSetting } from '../../db/settings.repository.ts';

/** The adapters that the teacher chose last, so that tomorrow's lesson needs no choice. */
export async function rememberedAdapters(db: Db): Promise<string[]> {
  const saved = await findSetting(db, 'sharedAdapters');
  return saved === undefined ? [] : (JSON.parse(saved) as string[]);
}

export const rememberAdapters = (db: Db, adapters: readonly string[]): Promise<void> =>
  saveSetting(db, 'sharedAdapters', JSON.stringify([...new Set(adapters)]));
