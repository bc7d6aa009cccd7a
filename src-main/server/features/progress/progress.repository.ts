import type { CharacterId } from '#shared/constants/characters.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, LevelProgressRow, Tx } from '../../db/schema.ts';

/** What a player has reached, of one character or of all. */
export const listProgress: (
  db: Db,
  of: { userId: number; characterId?: CharacterId },
) => Promise<LevelProgressRow[]> = prepared((db, { userId, characterId }) => {
  const query = db.selectFrom('level_progress').selectAll().where('user_id', '=', userId);
  return characterId === undefined ? query : query.where('character_id', '=', characterId);
});

export async function saveProgress(trx: Tx, row: LevelProgressRow): Promise<void> {
  await trx
    .insertInto('level_progress')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'character_id', 'level']).doUpdateSet({
        is_completed: row.is_completed,
        best_score: row.best_score,
        attempts: row.attempts,
        updated_at: row.updated_at,
      }),
    )
    .execute();
}

export async function raiseUserLevel(trx: Tx, userId: number, level: number): Promise<void> {
  await trx
    .updateTable('user')
    .set({ level })
    .where('id', '=', userId)
    .where('level', '<', level)
    .execute();
}

export async function selectCharacter(
  db: Db,
  userId: number,
  characterId: CharacterId,
): Promise<void> {
  await db
    .updateTable('user')
    .set({ selected_character: characterId })
    .where('id', '=', userId)
    .execute();
}
