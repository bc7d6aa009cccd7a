import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { AnswerResult, GameSession } from '#shared/contracts/game.contract.ts';
import type { LevelRun, LevelVerdict } from '#shared/contracts/progress.contract.ts';
import type { Activity } from '#shared/contracts/live.contract.ts';
import { correctFromScore } from '#shared/rules/level.ts';

/** What a player is doing. */
export interface Doing {
  where: Activity['where'];
  characterId: CharacterId | null;
  level: Level | null;
  sessionId: number | null;
  /** From 1; null where there is none. */
  question: number | null;
  of: number | null;
  right: number;
  wrong: number;
}

const count = (answers: readonly { isCorrect: boolean }[]) => {
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  return { right, wrong: answers.length - right };
};

/** What a player does who plays this session. */
export const toDoing = (session: GameSession): Doing => ({
  where: 'session',
  characterId: session.characterId,
  level: null,
  sessionId: Number(session._id),
  question: session.currentQuestionIndex + 1,
  of: session.totalQuestions,
  ...count(session.answers),
});

/** ... who has just answered: their next question, or the result. */
export const afterAnswer = (sessionId: number, result: AnswerResult) => ({
  where: result.isGameComplete ? ('result' as const) : ('session' as const),
  sessionId,
  question: result.isGameComplete ? null : result.currentQuestionIndex + 1,
  ...count(result.answers),
});

/** What a player does who plays this level. */
export const levelDoing = (run: LevelRun): Doing => ({
  where: 'level',
  characterId: run.characterId,
  level: run.level,
  sessionId: Number(run._id),
  question: run.position + 1,
  of: run.questions.length,
  ...count(run.answers),
});

/** ... who has just answered: the next question, or the result. */
export function afterLevelAnswer(runId: number, { position, score, status }: LevelVerdict) {
  const right = correctFromScore(score, position) ?? 0;
  return {
    where: status === 'active' ? ('level' as const) : ('result' as const),
    sessionId: runId,
    question: status === 'active' ? position + 1 : null,
    right,
    wrong: position - right,
  };
}
