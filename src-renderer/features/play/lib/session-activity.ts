import type { ActivityReport } from '../../../lib/live-state.ts';
import type { SessionGame } from './session-state.ts';

/** What the teacher's board is told of a session; how far it has come the server knows itself. */
export function sessionActivity({ phase, session }: SessionGame): ActivityReport {
  if (phase !== 'over') return { where: 'session' };
  const { characterId, answers, totalQuestions } = session;
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  return {
    where: 'result',
    characterId,
    of: totalQuestions,
    right,
    wrong: answers.length - right,
  };
}
