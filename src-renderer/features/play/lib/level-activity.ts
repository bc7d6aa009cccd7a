import type { CharacterId } from '#shared/constants/characters.ts';
import type { ActivityReport } from '../../../lib/live-state.ts';
import type { LevelGame } from './level-game-state.ts';

/** What the teacher's board shows of local play. */
export function levelActivity(characterId: CharacterId, game: LevelGame): ActivityReport {
  const { phase, level, answers, questions } = game;
  if (phase === 'loading' || phase === 'game-over') return { where: 'menu' };
  const right = answers.filter(({ outcome }) => outcome === 'right').length;
  const count = { characterId, level, right, wrong: answers.length - right };
  if (phase === 'level-done' || phase === 'summary') {
    return { ...count, where: 'result', of: questions.length };
  }
  const question = phase === 'feedback' ? answers.length : answers.length + 1;
  return { ...count, where: 'level', question, of: questions.length };
}
