import { sinceServed } from '#shared/rules/session.ts';
import type { SyncTx } from '../../db/in-one-go.ts';
import { preparedFirst, type Prepared } from '../../db/prepared.ts';
import type { ClassRow, GameSessionRow, Tx } from '../../db/schema.ts';

/** An instant on both clocks, and the run of the process whose monotonic clock it is. */
interface Moment {
  now: number;
  monotonic: number;
  bootId: string;
}

type PauseRow = Pick<ClassRow, 'paused_at' | 'paused_monotonic' | 'paused_boot'>;

/** When the class of a player was paused; undefined while he may play. Asked with each answer. */
export function findPause(trx: SyncTx, of: { userId: number }): Moment | undefined {
  const row = findPauseRow(trx, of);
  return row && pauseOf(row);
}

const findPauseRow: Prepared<{ userId: number }, PauseRow | undefined> = preparedFirst(
  (db, { userId }) =>
    db
      .selectFrom('class_member')
      .innerJoin('class', 'class.id', 'class_member.class_id')
      .select(['class.paused_at', 'class.paused_monotonic', 'class.paused_boot'])
      .where('class_member.user_id', '=', userId)
      .where('class_member.removed_at', 'is', null)
      .where('class.paused_at', 'is not', null),
);

export async function pauseClass(trx: Tx, id: number, moment: Moment): Promise<void> {
  await trx
    .updateTable('class')
    .set({
      paused_at: moment.now,
      paused_monotonic: moment.monotonic,
      paused_boot: moment.bootId,
    })
    .where('id', '=', id)
    .execute();
}

/** Lets a class go on, if it is paused: its questions are on the table as long as they were before. */
export async function resumeClass(trx: Tx, row: ClassRow, moment: Moment): Promise<void> {
  await releaseSessions(trx, row, moment);
  await trx
    .updateTable('class')
    .set({ paused_at: null, paused_monotonic: null, paused_boot: null })
    .where('id', '=', row.id)
    .execute();
}

/** Takes the pause of a class out of the running sessions of its members, or of one who leaves it. */
export async function releaseSessions(
  trx: Tx,
  row: ClassRow,
  moment: Moment,
  userId?: number,
): Promise<void> {
  const pause = pauseOf(row);
  if (!pause) return;
  let query = trx
    .selectFrom('game_session')
    .innerJoin('class_member', 'class_member.user_id', 'game_session.user_id')
    .selectAll('game_session')
    .where('game_session.status', '=', 'active')
    .where('class_member.class_id', '=', row.id)
    .where('class_member.removed_at', 'is', null);
  if (userId !== undefined) query = query.where('class_member.user_id', '=', userId);
  for (const session of await query.execute()) {
    const stood = stoodFor(session, pause);
    await trx
      .updateTable('game_session')
      .set({
        served_at: moment.now - stood,
        served_monotonic: moment.monotonic - stood,
        served_boot: moment.bootId,
        touched_at: moment.now - stood,
      })
      .where('id', '=', session.id)
      .execute();
  }
}

/** Milliseconds that a question had been on the table when the pause began. */
function stoodFor(session: GameSessionRow, pause: Moment): number {
  const isSameRun = session.served_boot === pause.bootId;
  const seconds = sinceServed({
    monotonic: isSameRun ? pause.monotonic - session.served_monotonic : undefined,
    wall: pause.now - session.served_at,
    afterFeedback: session.current_index > 0,
  });
  // Served after the pause began: he came into the class in the middle of it.
  return Math.round(Math.max(0, seconds) * 1_000);
}

function pauseOf(row: PauseRow): Moment | undefined {
  const { paused_at: now, paused_monotonic: monotonic, paused_boot: bootId } = row;
  return now === null || monotonic === null || bootId === null
    ? undefined
    : { now, monotonic, bootId };
}
