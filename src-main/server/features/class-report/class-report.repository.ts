import type { Db } from '../../db/schema.ts';

/** From the first instant or local day that counts to the last; undefined for no limit. */
export interface Span {
  fromDay: string | undefined;
  toDay: string | undefined;
  from: number | undefined;
  /** The first instant that counts no more. */
  until: number | undefined;
}

/** Recorded answers of the seated members, counted by pupil, kind of run and speech level. */
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
      'game_session.kind',
      'question_version.speech_level as speechLevel',
      eb.fn.countAll<number>().as('answered'),
      eb.fn.sum<number>('session_question.is_correct').as('right'),
    ])
    .groupBy(['class_member.user_id', 'game_session.kind', 'question_version.speech_level'])
    .execute();
}

/** Finished runs of the seated members, alike ones summed up. */
export async function listRuns(db: Db, classId: number, { fromDay, toDay }: Span) {
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
      'run.kind',
      'run.character_id as characterId',
      'run.level',
      'run.correct',
      'run.questions',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('run.seconds').as('seconds'),
      eb.fn.max<number>('run.finished_at').as('lastAt'),
    ])
    .groupBy([
      'run.user_id',
      'run.kind',
      'run.character_id',
      'run.level',
      'run.correct',
      'run.questions',
    ])
    .execute();
}
