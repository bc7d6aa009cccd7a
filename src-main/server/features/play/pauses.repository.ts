import type { SyncTx } from '../../db/group-commit.ts';
import { preparedFirst, type Prepared } from '../../db/prepared.ts';
import type { ClassRow, GameSessionRow, Tx } from '../../db/schema.ts';
import type { Moment } from '../../lib/timebase.ts';
import { elapsedSeconds } from './session-clock.ts';

type PauseRow = Pick<ClassRow, 'paused_at' | 'paused_monotonic' | 'paused_boot'>;

/** When the class of a player was paused; undefined while they may play. Asked with each answer. */
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

/**
 * Gives the clocks of a paused class back to the running sessions of its members, or of one who leaves
 * it: their questions are on the table as long as they were when the pause began.
 */
export async function releaseSessions(
  trx: Tx,
  row: ClassRow,
  moment: Moment,
  userId?: number,
): Promise<void> {
  const pause = pauseOf(row);
  if (!pause) return;
  for (const session of await listRunning(trx, row.id, userId)) {
    await moveServed(trx, session, { from: pause, to: moment });
  }
}

/**
 * Stops the clock of one who has just come into a paused class. They played until now, so of the pause
 * only the rest is theirs: it is as if their question had been served that much earlier.
 */
export async function holdSession(
  trx: Tx,
  row: ClassRow,
  moment: Moment,
  userId: number,
): Promise<void> {
  const pause = pauseOf(row);
  if (!pause) return;
  for (const session of await listRunning(trx, row.id, userId)) {
    await moveServed(trx, session, { from: moment, to: pause });
  }
}

function listRunning(trx: Tx, classId: number, userId?: number): Promise<GameSessionRow[]> {
  const query = trx
    .selectFrom('game_session')
    .innerJoin('class_member', 'class_member.user_id', 'game_session.user_id')
    .selectAll('game_session')
    .where('game_session.status', '=', 'active')
    .where('class_member.class_id', '=', classId)
    .where('class_member.removed_at', 'is', null);
  const wanted = userId === undefined ? query : query.where('class_member.user_id', '=', userId);
  return wanted.execute();
}

/** Serves a question anew, so that one moment finds it on the table as long as another one did. */
async function moveServed(
  trx: Tx,
  session: GameSessionRow,
  { from, to }: { from: Moment; to: Moment },
): Promise<void> {
  const stood = Math.round(elapsedSeconds(session, from) * 1_000);
  await trx
    .updateTable('game_session')
    .set({
      served_at: to.now - stood,
      served_monotonic: to.monotonic - stood,
      served_boot: to.bootId,
      touched_at: to.now - stood,
    })
    .where('id', '=', session.id)
    .execute();
}

function pauseOf(row: PauseRow): Moment | undefined {
  const { paused_at: now, paused_monotonic: monotonic, paused_boot: bootId } = row;
  return now === null || monotonic === null || bootId === null
    ? undefined
    : { now, monotonic, bootId };
}
