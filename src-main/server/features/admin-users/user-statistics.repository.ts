import type { RunKind } from '#shared/contracts/run.ts';
import type { SpeechLevel } from '#shared/contracts/question.ts';
import type { Db } from '../../db/schema.ts';

/** What there is of a user beside their row. */
export interface Belongings {
  /** Challenges. */
  sessions: number;
  /** Recorded answers, in challenges and levels. */
  answers: number;
  levelRuns: number;
  completedLevels: number;
}

/** Runs that a user has begun, of one kind or of all. */
export async function countSessions(db: Db, userId: number, kind?: RunKind): Promise<number> {
  let query = db
    .selectFrom('game_session')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return (await query.executeTakeFirstOrThrow()).total;
}

/** How much a user has. */
export async function countBelongings(db: Db, userId: number): Promise<Belongings> {
  const rest = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('game_session')
        .innerJoin('session_question', 'session_question.session_id', 'game_session.id')
        .select((answer) => answer.fn.countAll<number>().as('count'))
        .where('game_session.user_id', '=', userId)
        .where('session_question.answered_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('answers'),
      eb
        .selectFrom('finished_run')
        .select((run) => run.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('kind', '=', 'level')
        .$asScalar()
        .$notNull()
        .as('levelRuns'),
      eb
        .selectFrom('level_progress')
        .select((level) => level.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('is_completed', '=', 1)
        .$asScalar()
        .$notNull()
        .as('completedLevels'),
    ])
    .executeTakeFirstOrThrow();
  return { sessions: await countSessions(db, userId, 'challenge'), ...rest };
}

/** A user's recorded answers by the level of speech of their questions, for those that have one. */
export const countBySpeechLevel = (
  db: Db,
  userId: number,
): Promise<{ speechLevel: SpeechLevel | null; timesAnswered: number; timesCorrect: number }[]> =>
  db
    .selectFrom('game_session')
    .innerJoin('session_question', 'session_question.session_id', 'game_session.id')
    // The wording that was answered, whatever an admin has made of it since.
    .innerJoin('question_version', 'question_version.id', 'session_question.version_id')
    .select((eb) => [
      'question_version.speech_level as speechLevel',
      eb.fn.countAll<number>().as('timesAnswered'),
      eb.fn.sum<number>('session_question.is_correct').as('timesCorrect'),
    ])
    .where('game_session.user_id', '=', userId)
    .where('session_question.answered_at', 'is not', null)
    .where('question_version.speech_level', 'is not', null)
    .groupBy('question_version.speech_level')
    .execute();
