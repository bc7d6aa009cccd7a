import type { CharacterId } from '#shared/constants/characters.ts';
import type { SessionStatus } from '#shared/contracts/game.contract.ts';
import type { Db, Flag, GameSessionRow, SessionQuestionRow, Tx } from '../../db/schema.ts';
import { IDLE_MS, type Moment } from './session-clock.ts';

/** A session of this player; undefined when it is absent or somebody else's. */
export const findSession = (
  db: Db,
  userId: number,
  sessionId: number,
): Promise<GameSessionRow | undefined> =>
  db
    .selectFrom('game_session')
    .selectAll()
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The drawn questions of a session in their order, each with its answer once given. */
export const listSessionQuestions = (db: Db, sessionId: number): Promise<SessionQuestionRow[]> =>
  db
    .selectFrom('session_question')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();

/** The answers given in some sessions, in the order they were given. */
export const listAnswered = (
  db: Db,
  sessionIds: readonly number[],
): Promise<SessionQuestionRow[]> =>
  db
    .selectFrom('session_question')
    .selectAll()
    .where('session_id', 'in', [...sessionIds])
    .where('answered_at', 'is not', null)
    .orderBy('session_id')
    .orderBy('position')
    .execute();

/** A player's newest sessions. One that was left alone for too long reads as abandoned already. */
export async function listNewestSessions(
  db: Db,
  userId: number,
  limit: number,
  moment: Moment,
): Promise<GameSessionRow[]> {
  const rows = await db
    .selectFrom('game_session')
    .selectAll()
    .select((eb) =>
      eb
        .case()
        .when(
          eb.and([
            eb('status', '=', 'active'),
            eb.or([
              eb.and([
                eb('served_boot', '=', moment.bootId),
                eb('served_monotonic', '<=', moment.monotonic - IDLE_MS),
              ]),
              eb.and([
                eb('served_boot', '!=', moment.bootId),
                eb('touched_at', '<=', moment.now - IDLE_MS),
              ]),
            ]),
          ]),
        )
        .then<SessionStatus>('abandoned')
        .else(eb.ref('status'))
        .end()
        .as('status_now'),
    )
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ status_now, ...row }) => ({ ...row, status: status_now }));
}

/** Ends the player's active session, or this one of his, as abandoned; totals do not move. */
export async function abandonActive(db: Db, userId: number, sessionId?: number): Promise<void> {
  const query = db
    .updateTable('game_session')
    .set({ status: 'abandoned' })
    .where('user_id', '=', userId)
    .where('status', '=', 'active');
  await (sessionId === undefined ? query : query.where('id', '=', sessionId)).execute();
}

export interface NewSession {
  userId: number;
  characterId: CharacterId;
  lives: number;
  questions: readonly { id: number; version_id: number; points: number }[];
  moment: Moment;
}

/** Stores a session whose first question is served at this moment. */
export async function insertSession(
  trx: Tx,
  { userId, characterId, lives, questions, moment }: NewSession,
): Promise<{ session: GameSessionRow; rows: SessionQuestionRow[] }> {
  const session = await trx
    .insertInto('game_session')
    .values({
      user_id: userId,
      character_id: characterId,
      status: 'active',
      lives,
      total_questions: questions.length,
      ...servedAt(moment),
      created_at: moment.now,
      completed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = questions.map((question, position) => ({
    session_id: session.id,
    position,
    question_id: question.id,
    version_id: question.version_id,
    points_possible: question.points,
    ...UNANSWERED,
  }));
  await trx.insertInto('session_question').values(rows).execute();
  return { session, rows };
}

const UNANSWERED = {
  selected_answer: null,
  text_answer: null,
  is_correct: null,
  points: null,
  time_spent: null,
  answered_at: null,
} as const;

/** A first verdict, as it is stored. */
export interface Verdict {
  selectedAnswer: number | null;
  textAnswer: string | null;
  isCorrect: boolean;
  points: number;
  timeSpent: number;
}

/** Writes the verdict on a question that has none; undefined when another request was first. */
export async function saveVerdict(
  trx: Tx,
  { session_id, position }: Pick<SessionQuestionRow, 'session_id' | 'position'>,
  verdict: Verdict,
  now: number,
): Promise<SessionQuestionRow | undefined> {
  const isCorrect: Flag = verdict.isCorrect ? 1 : 0;
  return trx
    .updateTable('session_question')
    .set({
      selected_answer: verdict.selectedAnswer,
      text_answer: verdict.textAnswer,
      is_correct: isCorrect,
      points: verdict.points,
      time_spent: verdict.timeSpent,
      answered_at: now,
    })
    .where('session_id', '=', session_id)
    .where('position', '=', position)
    .where('answered_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Serves the next question at this moment, or completes the session when there is none. */
export async function advanceSession(
  trx: Tx,
  session: { id: number; score: number; lives: number; nextIndex: number; isLast: boolean },
  moment: Moment,
): Promise<void> {
  await trx
    .updateTable('game_session')
    .set({
      score: session.score,
      lives: session.lives,
      current_index: session.nextIndex,
      ...servedAt(moment),
      ...(session.isLast ? { status: 'completed', completed_at: moment.now } : {}),
    })
    .where('id', '=', session.id)
    .execute();
}

const servedAt = ({ now, monotonic, bootId }: Moment) => ({
  served_at: now,
  served_monotonic: monotonic,
  served_boot: bootId,
  touched_at: now,
});
