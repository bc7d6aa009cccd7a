import { NO_SCHOOL, School } from '#shared/contracts/school.contract.ts';
import { findSetting, saveSetting } from '../../db/settings.repository.ts';
import type { Db } from '../../db/schema.ts';

/** What the school says of itself; blank while nobody has said anything. */
export async function findSchool(db: Db): Promise<School> {
  const text = await findSetting(db, 'school');
  // Written by this server from a checked body; what a later version adds begins as with a new school.
  return text === undefined ? NO_SCHOOL : School.parse({ ...NO_SCHOOL, ...JSON.parse(text) });
}

export const saveSchool = (db: Db, school: School): Promise<void> =>
  saveSetting(db, 'school', JSON.stringify(school));
