import { FIRST_EDITOR_QUESTION_ID } from '#shared/constants/game.ts';
import type { QuestionContent } from '#shared/contracts/question.ts';
import type { Db } from '../../db/schema.ts';

/** The questions of the built-in bank as the database has them, deleted ones too, by their ids. */
export async function findBuiltIns(db: Db) {
  const rows = await db
    .selectFrom('question')
    .select(['id', 'version_id', 'bank_hash', 'is_edited', 'deleted_at'])
    .where('id', '<', FIRST_EDITOR_QUESTION_ID)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The content of a version of a question, as it was written. */
export async function getWording(db: Db, versionId: number): Promise<QuestionContent> {
  const { content } = await db
    .selectFrom('question_version')
    .select('content')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  // Written by this server from a checked question.
  return JSON.parse(content) as QuestionContent;
}
