import type { Db } from '../../db/schema.ts';

/** Users in one statement: the driver takes no more parameters than some thousands. */
const AT_ONCE = 500;

/** A player's seat, with what they hear of its class. */
export type Seat = Awaited<ReturnType<typeof listSome>>[number];

const listSome = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('class_member')
    .innerJoin('class', 'class.id', 'class_member.class_id')
    .select([
      'class_member.user_id',
      'class_member.class_id',
      'class_member.name',
      'class.name as className',
      'class.ranking_visible',
      'class.paused_at',
    ])
    .where('class_member.user_id', 'in', [...userIds])
    .where('class_member.removed_at', 'is', null)
    .where('class.archived_at', 'is', null)
    .execute();

/** The seats of those of these users who have one, in a class that is not archived. */
export async function listSeats(db: Db, userIds: readonly number[]): Promise<Map<number, Seat>> {
  const seats = new Map<number, Seat>();
  for (let start = 0; start < userIds.length; start += AT_ONCE) {
    for (const seat of await listSome(db, userIds.slice(start, start + AT_ONCE))) {
      seats.set(seat.user_id, seat);
    }
  }
  return seats;
}

/** A session that is being played. */
export type RunningSession = Awaited<ReturnType<typeof listRunningSessions>>[number];

/** The active sessions of the seated members of a class, with their answers counted. */
export const listRunningSessions = (db: Db, classId: number) =>
  db
    .selectFrom('class_member')
    .innerJoin('game_session', (join) =>
      join
        .onRef('game_session.user_id', '=', 'class_member.user_id')
        .on('game_session.status', '=', 'active'),
    )
    .innerJoin('session_question', 'session_question.session_id', 'game_session.id')
    .selectAll('game_session')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('session_question.is_correct'), eb.lit(0)).as('right'),
      eb.fn.count<number>('session_question.answered_at').as('answered'),
    ])
    .where('class_member.class_id', '=', classId)
    .where('class_member.removed_at', 'is', null)
    .groupBy('game_session.id')
    .execute();
