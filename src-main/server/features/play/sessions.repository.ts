import type { CharacterId } from '#shared/constants/characters.ts';
import type { SessionStatus } from '#shared/contracts/game.contract.ts';
import { prepared, preparedFirst, preparedOne, type Prepared } from '../../db/prepared.ts';
import type { SyncTx } from '../../db/group-commit.ts';
import type { Db, Flag, GameSessionRow, SessionQuestionRow } from '../../db/schema.ts';
import type { Moment } from '../../lib/timebase.ts';
import { IDLE_MS } from './session-clock.ts';

/** A session of this player; undefined when it is absent or somebody else's. */
export const findSession: Prepared<{ id: number; userId: number }, GameSessionRow | undefined> =
  preparedFirst((db, { id, userId }) =>
    db.selectFrom('game_session').selectAll().where('id', '=', id).where('user_id', '=', userId),
  );

/** The drawn questions of a session in their order, each with its answer once given. */
export const listSessionQuestions: Prepared<{ sessionId: number }, SessionQuestionRow[]> = prepared(
  (db, { sessionId }) =>
    db
      .selectFrom('session_question')
      .selectAll()
      .where('session_id', '=', sessionId)
      .orderBy('position'),
);

/** The answers given in some sessions, in the order they were given. */
export const listAnswered: Prepared<{ sessionIds: readonly number[] }, SessionQuestionRow[]> =
  prepared((db, { sessionIds }) =>
    db
      .selectFrom('session_question')
      .selectAll()
      .where('session_id', 'in', [...sessionIds])
      .where('answered_at', 'is not', null)
      .orderBy('session_id')
      .orderBy('position'),
  );

/** A player's newest sessions. One that was left alone for too long reads as abandoned already. */
export function listNewestSessions(
  trx: SyncTx,
  of: { userId: number; limit: number },
  { bootId, monotonic, now }: Moment,
): GameSessionRow[] {
  const idleSince = { bootId, monotonic: monotonic - IDLE_MS, wall: now - IDLE_MS };
  const rows = selectNewest(trx, { ...of, ...idleSince });
  return rows.map(({ status_now, ...row }) => ({ ...row, status: status_now }));
}

const selectNewest = prepared(
  (db, of: { userId: number; limit: number; bootId: string; monotonic: number; wall: number }) =>
    db
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
                  eb('served_boot', '=', of.bootId),
                  eb('served_monotonic', '<=', of.monotonic),
                ]),
                eb.and([eb('served_boot', '!=', of.bootId), eb('touched_at', '<=', of.wall)]),
              ]),
            ]),
          )
          .then<SessionStatus>('abandoned')
          .else(eb.ref('status'))
          .end()
          .as('status_now'),
      )
      .where('user_id', '=', of.userId)
      .orderBy('id', 'desc')
      .limit(of.limit),
);

export async function findActiveSessionId(db: Db, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('game_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}

/** Ends the player's active session, or this one of theirs, as abandoned; totals do not move. */
export const abandonActive: Prepared<{ userId: number; sessionId?: number }, unknown> = prepared(
  (db, { userId, sessionId }) => {
    const query = db
      .updateTable('game_session')
      .set({ status: 'abandoned' })
      .where('user_id', '=', userId)
      .where('status', '=', 'active');
    return sessionId === undefined ? query : query.where('id', '=', sessionId);
  },
);

export interface NewSession {
  userId: number;
  characterId: CharacterId;
  lives: number;
  questions: readonly { id: number; version_id: number; points: number }[];
  moment: Moment;
}

/** Stores a session whose first question is served at this moment. */
export function insertSession(
  trx: SyncTx,
  { userId, characterId, lives, questions, moment }: NewSession,
): { session: GameSessionRow; rows: SessionQuestionRow[] } {
  const total = questions.length;
  const session = insertSessionRow(trx, { userId, characterId, lives, total, ...moment });
  const rows = questions.map((question, position) => ({
    session_id: session.id,
    position,
    question_id: question.id,
    version_id: question.version_id,
    points_possible: question.points,
    ...UNANSWERED,
  }));
  insertQuestionRows(trx, {
    sessionId: session.id,
    questionIds: questions.map(({ id }) => id),
    versionIds: questions.map(({ version_id }) => version_id),
    points: questions.map((question) => question.points),
  });
  return { session, rows };
}

const insertSessionRow: Prepared<
  Omit<NewSession, 'questions' | 'moment'> & Moment & { total: number },
  GameSessionRow
> = preparedOne((trx, { userId, characterId, lives, total, ...moment }) =>
  trx
    .insertInto('game_session')
    .values({
      user_id: userId,
      character_id: characterId,
      status: 'active',
      lives,
      total_questions: total,
      ...servedAt(moment),
      created_at: moment.now,
      completed_at: null,
    })
    .returningAll(),
);

const insertQuestionRows: Prepared<
  { sessionId: number; questionIds: number[]; versionIds: number[]; points: number[] },
  unknown
> = prepared((trx, { sessionId, questionIds, versionIds, points }) =>
  trx.insertInto('session_question').values(
    questionIds.map((questionId, position) => ({
      session_id: sessionId,
      position,
      question_id: questionId,
      version_id: versionIds[position] as number,
      points_possible: points[position] as number,
    })),
  ),
);

const UNANSWERED = {
  selected_answer: null,
  text_answer: null,
  is_correct: null,
  points: null,
  time_spent: null,
  answered_at: null,
} as const;

/** A first verdict on a question of a session. */
export interface Verdict {
  sessionId: number;
  position: number;
  selectedAnswer: number | null;
  textAnswer: string | null;
  isCorrect: Flag;
  points: number;
  timeSpent: number;
  now: number;
}

/** Writes the verdict on a question that has none; undefined when another request was first. */
export const saveVerdict: Prepared<Verdict, SessionQuestionRow | undefined> = preparedFirst(
  (trx, verdict) =>
    trx
      .updateTable('session_question')
      .set({
        selected_answer: verdict.selectedAnswer,
        text_answer: verdict.textAnswer,
        is_correct: verdict.isCorrect,
        points: verdict.points,
        time_spent: verdict.timeSpent,
        answered_at: verdict.now,
      })
      .where('session_id', '=', verdict.sessionId)
      .where('position', '=', verdict.position)
      .where('answered_at', 'is', null)
      .returningAll(),
);

/** Serves the next question at this moment, or completes the session when there is none. */
export function advanceSession(
  trx: SyncTx,
  {
    isLast,
    ...session
  }: { id: number; score: number; lives: number; nextIndex: number; isLast: boolean },
  moment: Moment,
): void {
  saveAdvance(trx, { ...session, ...moment, completedAt: isLast ? moment.now : undefined });
}

const saveAdvance: Prepared<
  {
    id: number;
    score: number;
    lives: number;
    nextIndex: number;
    completedAt: number | undefined;
  } & Moment,
  unknown
> = prepared((trx, { id, score, lives, nextIndex, completedAt, ...moment }) =>
  trx
    .updateTable('game_session')
    .set({
      score,
      lives,
      current_index: nextIndex,
      ...servedAt(moment),
      ...(completedAt === undefined ? {} : { status: 'completed', completed_at: completedAt }),
    })
    .where('id', '=', id),
);

const servedAt = ({ now, monotonic, bootId }: Moment) => ({
  served_at: now,
  served_monotonic: monotonic,
  served_boot: bootId,
  touched_at: now,
});
