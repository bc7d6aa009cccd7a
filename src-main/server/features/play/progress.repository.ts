import type { CharacterId } from '#shared/constants/characters.ts';
import { prepared, type Prepared } from '../../db/prepared.ts';
import type { Db, LevelProgressRow } from '../../db/schema.ts';

/** What a player has reached, of one character or of all. */
export const listProgress: Prepared<
  { userId: number; characterId?: CharacterId },
  LevelProgressRow[]
> = prepared((db, { userId, characterId }) => {
  const query = db.selectFrom('level_progress').selectAll().where('user_id', '=', userId);
  return characterId === undefined ? query : query.where('character_id', '=', characterId);
});

export const saveProgress: Prepared<LevelProgressRow, unknown> = prepared((db, row) =>
  db
    .insertInto('level_progress')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'character_id', 'level']).doUpdateSet({
        is_completed: row.is_completed,
        best_score: row.best_score,
        attempts: row.attempts,
        updated_at: row.updated_at,
      }),
    ),
);

export const raiseUserLevel: Prepared<{ userId: number; level: number }, unknown> = prepared(
  (db, { userId, level }) =>
    db.updateTable('user').set({ level }).where('id', '=', userId).where('level', '<', level),
);

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
