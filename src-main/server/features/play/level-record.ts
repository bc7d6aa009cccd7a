import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { LevelProgress } from '#shared/contracts/progress.contract.ts';
import { highestUnlocked, isLevelCompleted, levelScore, nextLevel } from '#shared/rules/level.ts';
import type { SyncTx } from '../../db/group-commit.ts';
import { findFirstCompletion, recordRun } from './ledger.repository.ts';
import { listProgress, raiseUserLevel, saveProgress } from './progress.repository.ts';
import { completedLevels, toLevel } from './progress.views.ts';

/** The end of one level run. */
export interface LevelEnd {
  userId: number;
  characterId: CharacterId;
  level: Level;
  /** The run whose answers are recorded; null for a result that was only claimed. */
  runId: number | null;
  correct: number;
  questions: number;
  seconds: number;
  now: number;
}

/**
 * Writes the end of a level run into progress and ledger, in the caller's transaction: of a level the
 * best score counts, and the total gains what it improves. Returns the row in the ledger.
 */
export function recordLevel(trx: SyncTx, end: LevelEnd): number {
  const { userId, characterId, level, correct, questions, now } = end;
  const rows = listProgress(trx, { userId, characterId });
  const before = rows.find((row) => row.level === level);
  const score = levelScore(correct);
  const reached = isLevelCompleted(correct, questions);
  const best = Math.max(score, before?.best_score ?? 0);
  const isCompleted = reached || before?.is_completed === 1;
  saveProgress(trx, {
    user_id: userId,
    character_id: characterId,
    level,
    is_completed: isCompleted ? 1 : 0,
    best_score: best,
    attempts: (before?.attempts ?? 0) + 1,
    updated_at: now,
  });
  const completed = new Set(completedLevels(rows));
  if (isCompleted) completed.add(level);
  raiseUserLevel(trx, { userId, level: highestUnlocked(completed) });
  return recordRun(trx, {
    userId,
    kind: 'level',
    characterId,
    level,
    sessionId: end.runId,
    score,
    gained: best - (before?.best_score ?? 0),
    correct,
    questions,
    isCompleted: reached,
    seconds: end.seconds,
    now,
  });
}

export interface FinishedLevel {
  level: LevelProgress;
  /** The level that this run has opened; null when none. */
  unlocked: Level | null;
}

/** A level as it stands, and what this row of the ledger has opened: the first to complete a level opens the next. */
export function readFinished(
  trx: SyncTx,
  { userId, characterId, level }: Pick<LevelEnd, 'userId' | 'characterId' | 'level'>,
  ledgerId: number,
): FinishedLevel {
  const rows = listProgress(trx, { userId, characterId });
  const first = findFirstCompletion(trx, { userId, characterId, level });
  return {
    level: toLevel(
      level,
      rows.find((row) => row.level === level),
      completedLevels(rows),
    ),
    unlocked: (first?.id === ledgerId && nextLevel(level)) || null,
  };
}
