import type { QuestionType } from '#shared/contracts/question.ts';
import { maxEssays } from '#shared/rules/session.ts';
import { shuffled, type Random } from '../../lib/random.ts';

/**
 * Draws `count` questions without repetition, in random order: at most a third of them essays,
 * unless there is too little multiple choice to do without more. Fewer when there are fewer.
 */
export function drawQuestions<Q extends { type: QuestionType }>(
  random: Random,
  questions: readonly Q[],
  count: number,
): Q[] {
  const wanted = Math.min(count, questions.length);
  const order = shuffled(random, questions);
  const choices = order.filter((question) => question.type !== 'essay');
  const essays = order.filter((question) => question.type === 'essay');

  const allowed = order.slice(0, wanted).filter((question) => question.type === 'essay').length;
  const essayCount = Math.max(Math.min(allowed, maxEssays(wanted)), wanted - choices.length);
  const drawn = [...essays.slice(0, essayCount), ...choices.slice(0, wanted - essayCount)];
  return shuffled(random, drawn);
}
