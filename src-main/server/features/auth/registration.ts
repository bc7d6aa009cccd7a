import type { Db } from '../../db/schema.ts';
import { findSetting, saveSetting } from '../../db/settings.repository.ts';

const CLOSED = 'closed';
const OPEN = 'open';

/** Whether anybody may register; they may until an admin says otherwise. */
export const isRegistrationOpen = async (db: Db): Promise<boolean> =>
  (await findSetting(db, 'registration')) !== CLOSED;

export const saveRegistration = (trx: Db, open: boolean): Promise<void> =>
  saveSetting(trx, 'registration', open ? OPEN : CLOSED);
