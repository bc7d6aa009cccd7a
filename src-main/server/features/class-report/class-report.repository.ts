import type { Db } from '../../db/schema.ts';

/** From the first instant or local day that counts to the last; undefined for no limit. */
export interface Span {
  fromDay: string | undefined;
  toDay: string | undefined;
  from: number | undefined;
  /** The first instant that counts no more. */
  until: number | undefined;
}

/** Recorded answers of the seated members, counted by pupil and speech level. */
export async function countAnswers(db: Db, classId: number, { from, until }: Span) {
  let answers = db
    .selectFrom('class_member')
    .innerJoin('game_session', 'game_session.user_id', 'class_member.user_id')
    .innerJoin('session_question', 'session_question.session_id', 'game_session.id')
    // The wording that was answered, whatever an admin has made of it since.
    .innerJoin('question_version', 'question_version.id', 'session_question.version_id')
    .where('class_member.class_id', '=', classId)
    .where('class_member.removed_at', 'is', null)
    .where('session_question.answered_at', 'is not', null);
  if (from !== undefined) answers = answers.where('session_question.answered_at', '>=', from);
  if (until !== undefined) answers = answers.where('session_question.answered_at', '<', until);
  return answers
    .select((eb) => [
      'class_member.user_id as userId',
      'question_version.speech_level as speechLevel',
      eb.fn.countAll<number>().as('answered'),
      eb.fn.sum<number>('session_question.is_correct').as('right'),
    ])
    .groupBy(['class_member.user_id', 'question_version.speech_level'])
    .execute();
}

/**
 * Runs of the seated members in which at least one question was answered, each with what became of its
 * questions. A run belongs to the time in which it was last answered.
 */
export async function listRecordedRuns(db: Db, classId: number, { from, until }: Span) {
  let runs = db
    .selectFrom('class_member')
    .innerJoin('game_session as run', 'run.user_id', 'class_member.user_id')
    .innerJoin('session_question as answer', 'answer.session_id', 'run.id')
    .where('class_member.class_id', '=', classId)
    .where('class_member.removed_at', 'is', null)
    .where('answer.answered_at', 'is not', null);
  if (from !== undefined) runs = runs.where('run.touched_at', '>=', from);
  if (until !== undefined) runs = runs.where('run.touched_at', '<', until);
  return runs
    .select((eb) => [
      'run.user_id as userId',
      'run.kind',
      'run.character_id as characterId',
      'run.level',
      'run.total_questions as questions',
      eb.fn.countAll<number>().as('answered'),
      eb.fn.sum<number>('answer.is_correct').as('right'),
    ])
    .groupBy('run.id')
    .execute();
}

/** What the seated members finished, summed up for each. */
export async function sumFinished(db: Db, classId: number, { fromDay, toDay }: Span) {
  let runs = db
    .selectFrom('class_member')
    .innerJoin('finished_run as run', 'run.user_id', 'class_member.user_id')
    .where('class_member.class_id', '=', classId)
    .where('class_member.removed_at', 'is', null);
  if (fromDay !== undefined) runs = runs.where('run.day', '>=', fromDay);
  if (toDay !== undefined) runs = runs.where('run.day', '<=', toDay);
  return runs
    .select((eb) => [
      'run.user_id as userId',
      eb.fn.countAll<number>().as('runs'),
      // Without a run of its own, nothing is known of a finished level but its score.
      eb.fn
        .sum<number>(eb.case().when('run.session_id', 'is', null).then(1).else(0).end())
        .as('unrecorded'),
      eb.fn.sum<number>('run.seconds').as('seconds'),
      eb.fn.max<number>('run.finished_at').as('lastAt'),
    ])
    .groupBy('run.user_id')
    .execute();
}

/** One page of a pupil's answers, the newest first. */
export async function listPupilAnswers(
  db: Db,
  { userId, onlyWrong, span }: { userId: number; onlyWrong: boolean; span: Span },
  { page, limit }: { page: number; limit: number },
) {
  let answers = db
    .selectFrom('game_session as run')
    .innerJoin('session_question as answer', 'answer.session_id', 'run.id')
    .where('run.user_id', '=', userId)
    .where('answer.answered_at', 'is not', null);
  if (onlyWrong) answers = answers.where('answer.is_correct', '=', 0);
  if (span.from !== undefined) answers = answers.where('answer.answered_at', '>=', span.from);
  if (span.until !== undefined) answers = answers.where('answer.answered_at', '<', span.until);
  const { total } = await answers
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await answers
    .select([
      'run.kind',
      'answer.version_id',
      'answer.selected_answer',
      'answer.text_answer',
      'answer.is_correct',
      'answer.time_spent',
      'answer.answered_at',
    ])
    .orderBy('answer.answered_at', 'desc')
    .orderBy('run.id', 'desc')
    .orderBy('answer.position', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}
