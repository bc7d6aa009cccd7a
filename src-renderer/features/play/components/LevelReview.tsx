import type { GameSession } from '#shared/contracts/game.contract.ts';
import { FIRST_LEVEL } from '#shared/constants/game.ts';
import { nextLevel } from '#shared/rules/level.ts';
import { reviewItems } from '../lib/run-result.ts';
import { AnswerReview } from './AnswerReview.tsx';

interface LevelReviewProps {
  run: GameSession;
  before: readonly GameSession[];
  onBack: () => void;
}

/** The answers of a level; after the last one, those of the whole play. */
export function LevelReview({ run, before, onBack }: LevelReviewProps) {
  const isLast = nextLevel(run.level ?? FIRST_LEVEL) === undefined;
  const runs = isLast && run.status === 'completed' ? [...before, run] : [run];
  return <AnswerReview character={run.characterId} items={reviewItems(...runs)} onBack={onBack} />;
}
