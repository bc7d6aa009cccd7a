import type { Db } from './schema.ts';

/** Settings of the installation, by name. */
export type SettingKey =
  'port' | 'sharedAdapters' | 'runs' | 'seededBank' | 'registration' | 'school';

export async function findSetting(db: Db, key: SettingKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

export async function saveSetting(db: Db, key: SettingKey, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
