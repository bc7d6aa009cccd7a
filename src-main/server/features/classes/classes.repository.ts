import { AppError } from '#shared/errors.ts';
import type { ClassRow, Db, Tx } from '../../db/schema.ts';

/** A class with how many sit in it. */
export interface CountedClass extends ClassRow {
  members: number;
  withoutPin: number;
}

/** All classes, or one of them. */
function counted(db: Db) {
  return db
    .selectFrom('class')
    .leftJoin('class_member as seat', (join) =>
      join.onRef('seat.class_id', '=', 'class.id').on('seat.removed_at', 'is', null),
    )
    .selectAll('class')
    .select((eb) => [
      eb.fn.count<number>('seat.user_id').as('members'),
      eb(eb.fn.count<number>('seat.user_id'), '-', eb.fn.count<number>('seat.pin_hash')).as(
        'withoutPin',
      ),
    ])
    .groupBy('class.id');
}

export const listClasses = (db: Db): Promise<CountedClass[]> => counted(db).execute();

/** Throws NOT_FOUND. */
export const getCountedClass = (db: Db, id: number): Promise<CountedClass> =>
  counted(db)
    .where('class.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));

/** Throws NOT_FOUND. */
export const getClass = (db: Db, id: number): Promise<ClassRow> =>
  db
    .selectFrom('class')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));

/** The class that a code opens: its own, or one that it had until not long ago. */
export const findClassByCode = (db: Db, code: string, now: number): Promise<ClassRow | undefined> =>
  db
    .selectFrom('class')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('code', '=', code),
        eb(
          'id',
          'in',
          eb
            .selectFrom('former_class_code')
            .select('class_id')
            .where('code', '=', code)
            .where('until', '>', now),
        ),
      ]),
    )
    .executeTakeFirst();

/** Whether a code is, or is still taken for, that of a class. */
export async function isCodeTaken(db: Db, code: string): Promise<boolean> {
  // Those that are over as well: a card that is found again must not open another class.
  const former = db.selectFrom('former_class_code').select('code').where('code', '=', code);
  return (await findClassByCode(db, code, 0)) !== undefined || !!(await former.executeTakeFirst());
}

/** Lets a code that is being replaced open its class until a moment. */
export async function keepFormerCode(
  trx: Tx,
  former: { class_id: number; code: string; until: number },
): Promise<void> {
  await trx.insertInto('former_class_code').values(former).execute();
}

export async function insertClass(
  trx: Tx,
  { name, code, kkm, now }: { name: string; code: string; kkm: number; now: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('class')
    .values({
      name,
      code,
      kkm,
      paused_at: null,
      paused_monotonic: null,
      paused_boot: null,
      archived_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Changeable = 'name' | 'code' | 'kkm' | 'ranking_visible' | 'archived_at';

export async function saveClass(
  trx: Tx,
  id: number,
  changes: Partial<Pick<ClassRow, Changeable>>,
): Promise<void> {
  await trx.updateTable('class').set(changes).where('id', '=', id).execute();
}
