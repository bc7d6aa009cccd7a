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

/** A run of this lesson, with its answers counted. */
export type RecentRun = Awaited<ReturnType<typeof listRecentRuns>>[number];

/** The runs of the seated members of a class that were touched since then, the newest last. */
export const listRecentRuns = (db: Db, classId: number, since: number) =>
  db
    .selectFrom('class_member')
    .innerJoin('game_session', 'game_session.user_id', 'class_member.user_id')
    .innerJoin('session_question', 'session_question.session_id', 'game_session.id')
    .selectAll('game_session')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('session_question.is_correct'), eb.lit(0)).as('right'),
      eb.fn.count<number>('session_question.answered_at').as('answered'),
    ])
    .where('class_member.class_id', '=', classId)
    .where('class_member.removed_at', 'is', null)
    .where('game_session.touched_at', '>', since)
    .groupBy('game_session.id')
    .orderBy('game_session.touched_at')
    .execute();
