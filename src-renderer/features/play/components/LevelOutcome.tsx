import type { Dispatch } from 'react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { clock } from '../lib/clock.ts';
import type { LevelGameAction } from '../lib/level-game.ts';
import type { LevelGame } from '../lib/level-game-state.ts';
import { levelResult, playResult, runningScore } from '../lib/level-result.ts';
import type { SaveState } from '../lib/save-state.ts';
import { FinalSummary } from './FinalSummary.tsx';
import { GameOver } from './GameOver.tsx';
import { LevelDone } from './LevelDone.tsx';

interface LevelOutcomeProps {
  character: CharacterId;
  playerName: string;
  game: LevelGame;
  save: SaveState;
  dispatch: Dispatch<LevelGameAction>;
  onReview: () => void;
}

/** The screen that a level ends with. */
export function LevelOutcome(props: LevelOutcomeProps) {
  const { character, playerName, game, save, dispatch, onReview } = props;
  const restart = () => dispatch({ type: 'restart' });
  const retry = () => dispatch({ type: 'retry-level', now: clock() });

  if (game.phase === 'game-over') {
    return (
      <GameOver
        character={character}
        score={runningScore(game)}
        onPlayAgain={restart}
        onReview={onReview}
      />
    );
  }
  const result = levelResult(game.answers);
  const common = { character, playerName, level: game.level, save, onRetry: retry, onReview };
  return game.phase === 'summary' ? (
    <FinalSummary {...common} play={playResult(game)} lastLevel={result} onPlayAgain={restart} />
  ) : (
    <LevelDone {...common} result={result} onNext={() => dispatch({ type: 'next-level' })} />
  );
}
