import { LOCAL_PLAY } from '../constants/game.ts';
import { isUntouched, type GivenAnswer } from './session.ts';

/** Points of an answer in a level, which knows neither lives nor a bonus for speed (section 9). */
export const levelPoints = (isCorrect: boolean): number =>
  isCorrect ? LOCAL_PLAY.pointsPerCorrect : 0;

/** Whether a level's answers, in their order, are those of a seat that somebody has left (decisions, 'Game Over!'). */
export function isDeserted(answers: readonly GivenAnswer[]): boolean {
  const touched = answers.findLastIndex((answer) => !isUntouched(answer));
  return answers.length - 1 - touched >= LOCAL_PLAY.unansweredInARow;
}
