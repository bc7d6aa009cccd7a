import { FIRST_EDITOR_QUESTION_ID } from '../constants/game.ts';

/** The last number of each stage of a full level: easy, hard, easy. */
const STAGES = [7, 14, 20] as const;

/**
 * The order of a level for one run: the built-in questions drawn anew within each stage, everything else
 * behind them as it comes (decisions, 'question order in a level').
 */
export function levelOrder<Q extends { id: number }>(
  questions: readonly Q[],
  shuffled: (items: readonly Q[]) => Q[],
): Q[] {
  const stages = STAGES.map((_last, stage) =>
    shuffled(questions.filter(({ id }) => stageOf(id) === stage)),
  );
  return [...stages.flat(), ...questions.filter(({ id }) => stageOf(id) === undefined)];
}

/** The stage that a question belongs to; undefined for one that is in none. */
function stageOf(id: number): number | undefined {
  if (id >= FIRST_EDITOR_QUESTION_ID) return undefined;
  const stage = STAGES.findIndex((last) => id % 100 <= last);
  return stage === -1 || id % 100 === 0 ? undefined : stage;
}
