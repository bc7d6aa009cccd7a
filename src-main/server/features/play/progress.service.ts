import type * as z from 'zod/mini';
import { CHARACTER_IDS, type CharacterId } from '#shared/constants/characters.ts';
import type { LevelProgress, ProgressRecord } from '#shared/contracts/progress.contract.ts';
import { AppError } from '#shared/errors.ts';
import { correctFromScore, isUnlocked, maxLevelSeconds } from '#shared/rules/level.ts';
import { progressTexts } from '#shared/texts/progress.ts';
import { groupCommit } from '../../db/group-commit.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPause } from './pauses.repository.ts';
import { countLevelQuestions } from '../questions/questions.repository.ts';
import { getUser } from '../users/users.repository.ts';
import { readFinished, recordLevel, type FinishedLevel } from './level-record.ts';
import { listProgress } from './progress.repository.ts';
import { completedLevels, toLevels } from './progress.views.ts';

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
     * Records the result of a level that was played without a run, as another client may send it.
     * Whether it is completed follows from the score, whatever the client says. Throws LEVEL_LOCKED,
     * NO_QUESTIONS, CLASS_PAUSED, or VALIDATION_ERROR for a score that no run of this level can have.
     */
    async finishClaimed(
      userId: number,
      { characterId, level, score, timeTaken }: z.output<typeof ProgressRecord>,
    ): Promise<FinishedLevel> {
      const now = clock.now();
      return groupCommit(db, (trx) => {
        if (findPause(trx, { userId })) throw new AppError('CLASS_PAUSED');
        const questions = countLevelQuestions(trx, { characterId, level });
        if (questions === 0) throw new AppError('NO_QUESTIONS');
        const correct = correctFromScore(score, questions);
        if (correct === undefined) throw impossibleScore();
        const completed = completedLevels(listProgress(trx, { userId, characterId }));
        if (!isUnlocked(level, completed)) throw new AppError('LEVEL_LOCKED');
        const seconds = Math.min(timeTaken, maxLevelSeconds(questions));
        const of = { userId, characterId, level };
        const end = { ...of, runId: null, correct, questions, seconds, now };
        return readFinished(trx, of, recordLevel(trx, end));
      });
    },
  };
}

function impossibleScore(): AppError {
  const message = progressTexts.impossibleScore;
  return new AppError('VALIDATION_ERROR', { message, errors: [{ path: 'score', message }] });
}
