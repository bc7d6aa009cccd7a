import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { AnswerResult, GameSession } from '#shared/contracts/game.contract.ts';
import type { Activity } from '#shared/contracts/live.contract.ts';
import type { LevelRun, LevelVerdict } from '#shared/contracts/progress.contract.ts';
import { correctFromScore } from '#shared/rules/level.ts';

/** Answers of one run, right and wrong. */
export interface RunCount {
  runId: number;
  right: number;
  wrong: number;
}

/** What a player is doing. */
export interface Doing {
  where: Activity['where'];
  characterId: CharacterId | null;
  level: Level | null;
  sessionId: number | null;
  /** From 1; null where there is none. */
  question: number | null;
  of: number | null;
}

const count = (runId: string | number, answers: readonly { isCorrect: boolean }[]): RunCount => {
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  return { runId: Number(runId), right, wrong: answers.length - right };
};

/** What is told to `Activities.play` of a run. */
type Played = [doing: Partial<Doing> & Pick<Doing, 'where' | 'sessionId'>, count: RunCount];

/** What a player does who plays this run. */
export const toDoing = (run: GameSession): Played => [
  {
    where: run.kind === 'level' ? 'level' : 'session',
    characterId: run.characterId,
    level: run.level,
    sessionId: Number(run._id),
    question: run.currentQuestionIndex + 1,
    of: run.totalQuestions,
  },
  count(run._id, run.answers),
];

/** ... who has just answered: the next question, or the result. */
export const afterAnswer = (sessionId: number, result: AnswerResult): Played => [
  {
    where: result.isGameComplete ? 'result' : 'session',
    sessionId,
    question: result.isGameComplete ? null : result.currentQuestionIndex + 1,
  },
  count(sessionId, result.answers),
];

/** What a player does who plays this level. */
export const levelDoing = (run: LevelRun): Played => [
  {
    where: 'level',
    characterId: run.characterId,
    level: run.level,
    sessionId: Number(run._id),
    question: run.position + 1,
    of: run.questions.length,
  },
  count(run._id, run.answers),
];

/** ... who has just answered in it. */
export function afterLevelAnswer(runId: number, { position, score, status }: LevelVerdict): Played {
  const right = correctFromScore(score, position) ?? 0;
  const isOpen = status === 'active';
  return [
    {
      where: isOpen ? 'level' : 'result',
      sessionId: runId,
      question: isOpen ? position + 1 : null,
    },
    { runId, right, wrong: position - right },
  ];
}
