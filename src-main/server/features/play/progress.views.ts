import { LEVELS, type Level } from '#shared/constants/game.ts';
import type { LevelProgress } from '#shared/contracts/progress.contract.ts';
import { isUnlocked } from '#shared/rules/level.ts';
import type { LevelProgressRow } from '../../db/schema.ts';

/** The levels of one character that a player has completed. */
export const completedLevels = (rows: readonly LevelProgressRow[]): ReadonlySet<number> =>
  new Set(rows.filter((row) => row.is_completed === 1).map((row) => row.level));

/** Always four entries, whether or not they were ever played. */
export function toLevels(rows: readonly LevelProgressRow[]): LevelProgress[] {
  const completed = completedLevels(rows);
  return LEVELS.map((level) =>
    toLevel(
      level,
      rows.find((row) => row.level === level),
      completed,
    ),
  );
}

export const toLevel = (
  level: Level,
  row: LevelProgressRow | undefined,
  completed: ReadonlySet<number>,
): LevelProgress => ({
  level,
  isUnlocked: isUnlocked(level, completed),
  isCompleted: row?.is_completed === 1,
  score: row?.best_score ?? 0,
  attempts: row?.attempts ?? 0,
});
