import type { UserView } from '#shared/contracts/auth.contract.ts';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { FIRST_LEVEL } from '#shared/constants/game.ts';
import { nextLevel } from '#shared/rules/level.ts';
import { isDeserted } from '#shared/rules/level-run.ts';
import { useLevelEnd } from '../hooks/useLevelEnd.ts';
import { levelResult, tallyOf } from '../lib/run-result.ts';
import { FinalSummary } from './FinalSummary.tsx';
import { GameOver } from './GameOver.tsx';
import { LevelDone } from './LevelDone.tsx';
import { SessionAbandoned } from './SessionAbandoned.tsx';

interface LevelOutcomeProps {
  run: GameSession;
  /** Levels that this play has finished before. */
  before: readonly GameSession[];
  /** The teacher has ended it. */
  byTeacher: boolean;
  playerName: string;
  /** The player's totals after the result was saved. */
  onSaved: (user: UserView) => void;
  onNext: () => void;
  onRetry: () => void;
  onRestart: () => void;
  onReview: () => void;
}

/** The screen that a level ends with. */
export function LevelOutcome(props: LevelOutcomeProps) {
  const { run, before, playerName, onRetry, onRestart, onReview } = props;
  const save = useLevelEnd(run, props.onSaved);
  const { characterId: character, status } = run;
  const level = run.level ?? FIRST_LEVEL;
  if (status === 'abandoned') {
    return isDeserted(run.answers) ? (
      <GameOver
        character={character}
        score={tallyOf(...before, run).score}
        onPlayAgain={onRestart}
        onReview={onReview}
      />
    ) : (
      <SessionAbandoned
        session={run}
        byTeacher={props.byTeacher}
        playAgain={{ busy: false, error: null, onStart: onRetry }}
        onReview={onReview}
      />
    );
  }
  const result = levelResult(run);
  const common = { character, playerName, level, save, onRetry, onReview };
  return nextLevel(level) === undefined ? (
    <FinalSummary
      {...common}
      play={tallyOf(...before, run)}
      lastLevel={result}
      onPlayAgain={onRestart}
    />
  ) : (
    <LevelDone {...common} result={result} onNext={props.onNext} />
  );
}
