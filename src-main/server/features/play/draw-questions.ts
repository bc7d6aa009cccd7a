import type { QuestionType } from '#shared/contracts/question.ts';
import { maxEssays, maxEssaysBeside } from '#shared/rules/session.ts';
import { shuffled, type Random } from '../../lib/random.ts';

/**
 * Draws `count` questions without repetition, in random order: at most a third of what is drawn are
 * essays, so that little multiple choice makes a short challenge. Where there is none at all, essays
 * alone are better than nothing.
 */
export function drawQuestions<Q extends { type: QuestionType }>(
  random: Random,
  questions: readonly Q[],
  count: number,
): Q[] {
  const order = shuffled(random, questions);
  const choices = order.filter((question) => question.type !== 'essay');
  const essays = order.filter((question) => question.type === 'essay');
  if (choices.length === 0) return essays.slice(0, count);

  const most = choices.length + Math.min(essays.length, maxEssaysBeside(choices.length));
  const wanted = Math.min(count, most);
  const byChance = order.slice(0, wanted).filter((question) => question.type === 'essay').length;
  const essayCount = Math.max(Math.min(byChance, maxEssays(wanted)), wanted - choices.length);
  const drawn = [...essays.slice(0, essayCount), ...choices.slice(0, wanted - essayCount)];
  return shuffled(random, drawn);
}
