import type * as z from 'zod/mini';
import { CHARACTER_IDS, type CharacterId } from '#shared/constants/characters.ts';
import { LEVELS, type Level } from '#shared/constants/game.ts';
import type { LevelProgress, ProgressRecord } from '#shared/contracts/progress.contract.ts';
import { AppError } from '#shared/errors.ts';
import {
  correctFromScore,
  highestUnlocked,
  isLevelCompleted,
  isUnlocked,
  maxLevelSeconds,
  nextLevel,
} from '#shared/rules/level.ts';
import { progressTexts } from '#shared/texts/progress.ts';
import { groupCommit } from '../../db/group-commit.ts';
import type { LevelProgressRow } from '../../db/schema.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPause } from '../classes/pauses.repository.ts';
import { countLevelQuestions } from '../questions/questions.repository.ts';
import { getUser } from '../users/users.repository.ts';
import { recordRun } from './ledger.repository.ts';
import { listProgress, raiseUserLevel, saveProgress } from './progress.repository.ts';

export interface FinishedLevel {
  level: LevelProgress;
  /** The level that this run has opened; null when none. */
  unlocked: Level | null;
}

/** A player's way through the levels (section 4, 'Levels', and the decisions). */
export function createProgressService({ db, clock }: ServerContext) {
  return {
    /** All characters, each with its four levels. */
    async all(userId: number) {
      const [user, rows] = [await getUser(db, userId), await listProgress(db, { userId })];
      return {
        selectedCharacter: user.selected_character,
        characters: CHARACTER_IDS.map((characterId) => ({
          characterId,
          levels: toLevels(rows.filter((row) => row.character_id === characterId)),
        })),
      };
    },

    /** The four levels of one character. */
    async levels(userId: number, characterId: CharacterId): Promise<LevelProgress[]> {
      return toLevels(await listProgress(db, { userId, characterId }));
    },

    /**
     * Records a finished level run. Whether it is completed follows from the score, whatever the
     * client says. Throws CLASS_PAUSED while the player's class is paused, LEVEL_LOCKED, NO_QUESTIONS,
     * or VALIDATION_ERROR for a score that no run of this level can have.
     */
    async finishLevel(
      userId: number,
      record: z.output<typeof ProgressRecord>,
    ): Promise<FinishedLevel> {
      const { characterId, level, score } = record;
      const now = clock.now();
      return groupCommit(db, (trx) => {
        if (findPause(trx, { userId })) throw new AppError('CLASS_PAUSED');
        const questions = countLevelQuestions(trx, { characterId, level });
        if (questions === 0) throw new AppError('NO_QUESTIONS');
        const correct = correctFromScore(score, questions);
        if (correct === undefined) throw impossibleScore();

        const rows = listProgress(trx, { userId, characterId });
        const completedBefore = completedLevels(rows);
        if (!isUnlocked(level, completedBefore)) throw new AppError('LEVEL_LOCKED');

        const before = rows.find((row) => row.level === level);
        const reached = isLevelCompleted(correct, questions);
        const row: LevelProgressRow = {
          user_id: userId,
          character_id: characterId,
          level,
          is_completed: reached || before?.is_completed === 1 ? 1 : 0,
          best_score: Math.max(score, before?.best_score ?? 0),
          attempts: (before?.attempts ?? 0) + 1,
          updated_at: now,
        };
        saveProgress(trx, row);
        recordRun(trx, {
          userId,
          kind: 'level',
          characterId,
          level,
          sessionId: null,
          score,
          gained: row.best_score - (before?.best_score ?? 0),
          correct,
          questions,
          isCompleted: reached,
          seconds: Math.min(record.timeTaken, maxLevelSeconds(questions)),
          now,
        });
        const completedNow = new Set(completedBefore);
        if (row.is_completed === 1) completedNow.add(level);
        raiseUserLevel(trx, { userId, level: highestUnlocked(completedNow) });

        const opened = reached && !completedBefore.has(level) ? nextLevel(level) : undefined;
        return { level: toLevel(level, row, completedNow), unlocked: opened ?? null };
      });
    },
  };
}

const completedLevels = (rows: readonly LevelProgressRow[]): Set<number> =>
  new Set(rows.filter((row) => row.is_completed === 1).map((row) => row.level));

/** Always four entries, whether or not they were ever played. */
function toLevels(rows: readonly LevelProgressRow[]): LevelProgress[] {
  const completed = completedLevels(rows);
  return LEVELS.map((level) =>
    toLevel(
      level,
      rows.find((row) => row.level === level),
      completed,
    ),
  );
}

const toLevel = (
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

function impossibleScore(): AppError {
  const message = progressTexts.impossibleScore;
  return new AppError('VALIDATION_ERROR', { message, errors: [{ path: 'score', message }] });
}
