import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { LEVEL_QUESTIONS_DEFAULT } from '#shared/constants/limits.ts';
import type { GivenAnswer } from '#shared/contracts/run.ts';
import type { LevelRun, LevelVerdict } from '#shared/contracts/progress.contract.ts';
import { AppError } from '#shared/errors.ts';
import { isUnlocked, parseLevel } from '#shared/rules/level.ts';
import { levelOrder } from '#shared/rules/level-order.ts';
import { levelSlot } from '#shared/rules/run.ts';
import { groupCommit, type SyncTx } from '../../db/group-commit.ts';
import type { GameSessionRow } from '../../db/schema.ts';
import { shuffled } from '../../lib/random.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPause } from './pauses.repository.ts';
import { findRunEnd } from './ledger.repository.ts';
import { readFinished, type FinishedLevel } from './level-record.ts';
import { listProgress } from './progress.repository.ts';
import { completedLevels } from './progress.views.ts';
import { listQuestionKeys } from '../questions/questions.repository.ts';
import { toLevelRun, toLevelVerdict } from './game.views.ts';
import { recordFinished } from './record-finished.ts';
import { createRuns } from './runs.ts';
import { momentOf } from '../../lib/timebase.ts';
import {
  endSession,
  findActive,
  insertSession,
  listSessionQuestions,
} from './sessions.repository.ts';

/** Levels as they are played: the page judges at once, and every answer is recorded here (decisions). */
export function createLevelRuns(context: ServerContext) {
  const { db, random } = context;
  const runs = createRuns(context);

  return {
    /**
     * The player's unfinished run of a level, or a new one with the questions as they are now. A new one
     * throws LEVEL_LOCKED, NO_QUESTIONS, or CLASS_PAUSED.
     */
    async start(userId: number, characterId: CharacterId, level: Level): Promise<LevelRun> {
      return groupCommit(db, (trx) => {
        const active = findActive(trx, { userId, slot: levelSlot(characterId, level) });
        const known = active && runs.settled(trx, active, runs.playMoment(trx, userId));
        const session =
          known?.status === 'active' ? known : begin(trx, { userId, characterId, level });
        const rows = listSessionQuestions(trx, { sessionId: session.id });
        return toLevelRun(
          session,
          rows.map((row) => runs.withContent(trx, row)),
        );
      });
    },

    /** Records an answer. Throws as `answer` of the runs does, and SESSION_OVER. */
    async answer(userId: number, runId: number, given: GivenAnswer): Promise<LevelVerdict> {
      const arrived = momentOf(context);
      const judged = await groupCommit(db, (trx) =>
        runs.answer(trx, userId, 'level', { ...given, runId, arrived }),
      );
      if (!judged) throw new AppError('SESSION_OVER');
      return toLevelVerdict(judged);
    },

    /**
     * Ends a run: questions without an answer count as wrong. One that has ended tells again what it
     * came to. Throws SESSION_OVER for one that was abandoned, and CLASS_PAUSED.
     */
    async finish(userId: number, runId: number): Promise<FinishedLevel> {
      const finished = await groupCommit(db, (trx) => {
        const pause = findPause(trx, { userId });
        const moment = pause ?? momentOf(context);
        const session = runs.get(trx, { userId, runId, kind: 'level' }, moment);
        const level = parseLevel(session.level);
        if (session.status === 'abandoned' || level === undefined) return undefined;
        if (session.status === 'active') {
          if (pause) throw new AppError('CLASS_PAUSED');
          const rows = listSessionQuestions(trx, { sessionId: runId });
          endSession(trx, { id: runId, status: 'completed', completedAt: moment.now });
          recordFinished(trx, session, rows, moment.now);
        }
        const { id: ledgerId } = findRunEnd(trx, { sessionId: runId });
        return readFinished(trx, { userId, characterId: session.character_id, level }, ledgerId);
      });
      // Thrown outside: in there it would undo that an idle run has just been abandoned.
      if (!finished) throw new AppError('SESSION_OVER');
      return finished;
    },
  };

  function begin(
    trx: SyncTx,
    { userId, characterId, level }: { userId: number; characterId: CharacterId; level: Level },
  ): GameSessionRow {
    if (findPause(trx, { userId })) throw new AppError('CLASS_PAUSED');
    const completed = completedLevels(listProgress(trx, { userId, characterId }));
    if (!isUnlocked(level, completed)) throw new AppError('LEVEL_LOCKED');
    const keys = listQuestionKeys(trx, { characterId, levels: [level] });
    if (keys.length === 0) throw new AppError('NO_QUESTIONS');
    const questions = levelOrder(keys, (items) => shuffled(random, items));
    return insertSession(trx, {
      userId,
      kind: 'level',
      slot: levelSlot(characterId, level),
      characterId,
      level,
      questions: runs.deal(
        trx,
        { userId, kind: 'level' },
        questions.slice(0, LEVEL_QUESTIONS_DEFAULT),
      ),
      moment: momentOf(context),
    }).session;
  }
}
