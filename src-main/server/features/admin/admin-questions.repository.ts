import type { CharacterId } from '#shared/constants/characters.ts';
import type { QuestionContent } from '#shared/contracts/question.ts';
import { AppError } from '#shared/errors.ts';
import type { Db } from '../../db/schema.ts';
import type { StoredQuestion } from '../questions/questions.repository.ts';

/** A question in play with what an edit must keep. */
export interface EditableQuestion extends StoredQuestion {
  bank_hash: string | null;
}

/**
 * A question in play, read past the cache of wordings: inside a transaction that may still be undone,
 * its version must not be remembered. Throws NOT_FOUND when it is absent or deleted.
 */
export async function getEditableQuestion(db: Db, id: number): Promise<EditableQuestion> {
  const { content, ...row } = await db
    .selectFrom('question')
    .innerJoin('question_version', 'question_version.id', 'question.version_id')
    .select([
      'question.id',
      'question.character_id',
      'question.level',
      'question.type',
      'question.points',
      'question.difficulty',
      'question.category',
      'question.version_id',
      'question.bank_hash',
      'question.created_at',
      'question.updated_at',
      'question_version.content',
    ])
    .where('question.id', '=', id)
    .where('question.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
  // Written by this server from a checked question, and never by anyone else.
  return { ...row, content: JSON.parse(content) as QuestionContent };
}

/** Takes a question out of play. */
export async function markDeleted(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('question')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Puts a deleted question back into play. Throws NOT_FOUND when there is none. */
export async function unmarkDeleted(db: Db, id: number, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('question')
    .set({ deleted_at: null, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND');
}

interface LevelKey {
  characterId: CharacterId;
  level: number;
}

/** Questions in play per level. */
export const countByLevel = (db: Db): Promise<(LevelKey & { questionCount: number })[]> =>
  db
    .selectFrom('question')
    .select((eb) => [
      'character_id as characterId',
      'level',
      eb.fn.countAll<number>().as('questionCount'),
    ])
    .where('deleted_at', 'is', null)
    .groupBy(['character_id', 'level'])
    .execute();

/** Answers given in sessions per level, deleted questions included: statistics keep them (decisions). */
export const countAnswersByLevel = (
  db: Db,
): Promise<(LevelKey & { timesAnswered: number; timesCorrect: number })[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('session_question')
        .select((answer) => [
          'question_id',
          answer.fn.countAll<number>().as('answered'),
          answer.fn.sum<number>('is_correct').as('correct'),
        ])
        .where('answered_at', 'is not', null)
        .groupBy('question_id')
        .as('answers'),
    )
    .innerJoin('question', 'question.id', 'answers.question_id')
    .select((eb) => [
      'question.character_id as characterId',
      'question.level',
      eb.fn.sum<number>('answers.answered').as('timesAnswered'),
      eb.fn.sum<number>('answers.correct').as('timesCorrect'),
    ])
    .groupBy(['question.character_id', 'question.level'])
    .execute();
