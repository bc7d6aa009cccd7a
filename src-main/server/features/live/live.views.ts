import type { AnswerResult, GameSession } from '#shared/contracts/game.contract.ts';
import type { Doing } from './activities.ts';

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
