import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { OptionSeed } from '#shared/rules/served-order.ts';
import type { RunKind, SessionStatus } from '#shared/contracts/run.ts';
import { RUN_RULES } from '#shared/rules/run.ts';
import { prepared, preparedFirst, preparedOne, type Prepared } from '../../db/prepared.ts';
import type { SyncTx } from '../../db/group-commit.ts';
import type { Db, Flag, GameSessionRow, SessionQuestionRow } from '../../db/schema.ts';
import type { Moment } from '../../lib/timebase.ts';

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

/** A player's newest runs, whatever they are played for. */
export const listNewestSessions: Prepared<{ userId: number; limit: number }, GameSessionRow[]> =
  prepared((db, { userId, limit }) =>
    db
      .selectFrom('game_session')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(limit),
  );

/** A player's unfinished runs: at most one of each thing that is played. */
export const listUnfinished: Prepared<{ userId: number; limit: number }, GameSessionRow[]> =
  prepared((db, { userId, limit }) =>
    db
      .selectFrom('game_session')
      .selectAll()
      .where('user_id', '=', userId)
      .where('status', '=', 'active')
      .limit(limit),
  );

/** The unfinished run that a player has of something; undefined when there is none. */
export const findActive: Prepared<{ userId: number; slot: string }, GameSessionRow | undefined> =
  preparedFirst((db, { userId, slot }) =>
    db
      .selectFrom('game_session')
      .selectAll()
      .where('user_id', '=', userId)
      .where('slot', '=', slot)
      .where('status', '=', 'active'),
  );

/** The unfinished run that a player has touched last. */
export async function findActiveSessionId(db: Db, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('game_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .orderBy('touched_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Ends this run of the player, unless it is over, as abandoned; totals do not move. */
export const abandonSession: Prepared<{ userId: number; id: number }, unknown> = prepared(
  (db, { userId, id }) =>
    db
      .updateTable('game_session')
      .set({ status: 'abandoned' })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('status', '=', 'active'),
);

/** A question as it is dealt to a player: its version, and the order in which its options are served. */
export interface DealtQuestion {
  id: number;
  version_id: number;
  points: number;
  optionSeed: OptionSeed;
}

/** The order in which a level last showed each of these questions to a player, by question. */
export function findLevelSeeds(
  trx: SyncTx,
  of: { userId: number; questionIds: readonly number[] },
): Map<number, OptionSeed> {
  return new Map(selectLevelSeeds(trx, of).map((row) => [row.question_id, row.option_seed]));
}

const selectLevelSeeds = prepared(
  (db, { userId, questionIds }: { userId: number; questionIds: readonly number[] }) =>
    db
      .selectFrom('game_session')
      .innerJoin('session_question', 'session_question.session_id', 'game_session.id')
      .select(['session_question.question_id', 'session_question.option_seed'])
      .where('game_session.user_id', '=', userId)
      .where('game_session.kind', '=', 'level')
      .where('session_question.question_id', 'in', [...questionIds])
      .orderBy('game_session.id'),
);

export interface NewSession {
  userId: number;
  kind: RunKind;
  /** What the player has one unfinished run of at most (`rules/run.ts`). */
  slot: string;
  characterId: CharacterId;
  /** Of a level run. */
  level: Level | null;
  questions: readonly DealtQuestion[];
  moment: Moment;
}

/** Stores a run whose first question is served at this moment. */
export function insertSession(
  trx: SyncTx,
  { questions, moment, ...run }: NewSession,
): { session: GameSessionRow; rows: SessionQuestionRow[] } {
  const { lives, worth } = RUN_RULES[run.kind];
  const session = insertSessionRow(trx, { ...run, lives, total: questions.length, ...moment });
  const points = questions.map(worth);
  insertQuestionRows(trx, {
    sessionId: session.id,
    questionIds: questions.map(({ id }) => id),
    versionIds: questions.map(({ version_id }) => version_id),
    points,
    optionSeeds: questions.map((question) => question.optionSeed),
  });
  const rows = questions.map((question, position) => ({
    session_id: session.id,
    position,
    question_id: question.id,
    version_id: question.version_id,
    points_possible: points[position] as number,
    option_seed: question.optionSeed,
    ...UNANSWERED,
  }));
  return { session, rows };
}

const insertSessionRow: Prepared<
  Omit<NewSession, 'questions' | 'moment'> & Moment & { lives: number; total: number },
  GameSessionRow
> = preparedOne((trx, { userId, kind, slot, characterId, level, lives, total, ...moment }) =>
  trx
    .insertInto('game_session')
    .values({
      user_id: userId,
      kind,
      slot,
      character_id: characterId,
      level,
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
  {
    sessionId: number;
    questionIds: number[];
    versionIds: number[];
    points: number[];
    optionSeeds: OptionSeed[];
  },
  unknown
> = prepared((trx, { sessionId, questionIds, versionIds, points, optionSeeds }) =>
  trx.insertInto('session_question').values(
    questionIds.map((questionId, position) => ({
      session_id: sessionId,
      position,
      question_id: questionId,
      version_id: versionIds[position] as number,
      points_possible: points[position] as number,
      option_seed: optionSeeds[position] as OptionSeed,
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

/** Serves the next question at this moment, or ends the run. */
export function advanceSession(
  trx: SyncTx,
  {
    status,
    ...session
  }: { id: number; score: number; lives: number; nextIndex: number; status: SessionStatus },
  moment: Moment,
): void {
  saveAdvance(trx, { ...session, ...moment });
  if (status !== 'active') {
    endSession(trx, {
      id: session.id,
      status,
      completedAt: status === 'completed' ? moment.now : null,
    });
  }
}

const saveAdvance: Prepared<
  { id: number; score: number; lives: number; nextIndex: number } & Moment,
  unknown
> = prepared((trx, { id, score, lives, nextIndex, ...moment }) =>
  trx
    .updateTable('game_session')
    .set({ score, lives, current_index: nextIndex, ...servedAt(moment) })
    .where('id', '=', id),
);

/** Ends a run that is active. */
export const endSession: Prepared<
  { id: number; status: SessionStatus; completedAt: number | null },
  unknown
> = prepared((trx, { id, status, completedAt }) =>
  trx
    .updateTable('game_session')
    .set({ status, completed_at: completedAt })
    .where('id', '=', id)
    .where('status', '=', 'active'),
);

const servedAt = ({ now, monotonic, bootId }: Moment) => ({
  served_at: now,
  served_monotonic: monotonic,
  served_boot: bootId,
  touched_at: now,
});
