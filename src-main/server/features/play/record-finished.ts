import { levelSeconds, parseLevel } from '#shared/rules/level.ts';
import type { SyncTx } from '../../db/group-commit.ts';
import type { GameSessionRow, SessionQuestionRow } from '../../db/schema.ts';
import { recordRun } from './ledger.repository.ts';
import { recordLevel } from './level-record.ts';

/** Writes a completed run into the ledger; questions without an answer count as wrong. */
export function recordFinished(
  trx: SyncTx,
  session: GameSessionRow,
  rows: readonly SessionQuestionRow[],
  now: number,
): void {
  const { id: sessionId, user_id: userId, character_id: characterId, score } = session;
  const correct = rows.filter((row) => row.is_correct === 1).length;
  const seconds = rows.flatMap((row) => row.time_spent ?? []);
  const questions = rows.length;
  const level = parseLevel(session.level);
  if (level !== undefined) {
    recordLevel(trx, {
      userId,
      characterId,
      level,
      runId: sessionId,
      correct,
      questions,
      seconds: levelSeconds(seconds),
      now,
    });
    return;
  }
  recordRun(trx, {
    userId,
    kind: 'session',
    characterId,
    level: null,
    sessionId,
    score,
    gained: score,
    correct,
    questions,
    isCompleted: true,
    seconds: seconds.reduce((sum, one) => sum + one, 0),
    now,
  });
}
