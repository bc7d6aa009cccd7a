import type { ReactNode } from 'react';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { useActivityReport } from '../hooks/useActivityReport.ts';
import { useEndSound } from '../hooks/usePlaySounds.ts';
import type { useRun } from '../hooks/useRun.ts';
import { runActivity } from '../lib/run-activity.ts';
import { isLastVerdict } from '../lib/run-game.ts';
import { scoreOf } from '../lib/run-view.ts';
import { playTexts } from '../texts.ts';
import { PlayLayout } from './PlayLayout.tsx';
import type { RunLook } from './run-look.ts';
import { RunQuestion } from './RunQuestion.tsx';
import { RunTrouble } from './RunTrouble.tsx';

interface RunPlayProps {
  run: ReturnType<typeof useRun>;
  look: RunLook;
  /** Levels that this play has finished before. */
  before?: readonly GameSession[];
  /** What stands there once the run is over. */
  children: ReactNode;
}

/** A run on screen, from where it stands to its end. */
export function RunPlay({ run: { game, dispatch }, look, before = [], children }: RunPlayProps) {
  useEndSound(game.phase === 'over' && isLastVerdict(game));
  useActivityReport(runActivity(game));
  const score = scoreOf(...before, game.session);

  switch (game.phase) {
    case 'answering':
    case 'sending':
    case 'feedback':
      return <RunQuestion game={game} dispatch={dispatch} look={look} before={before} />;
    case 'reloading':
      return (
        <PlayLayout score={score}>
          <LoadingState text={playTexts.reloading} />
          <RunTrouble game={game} look={look} />
        </PlayLayout>
      );
    case 'refused':
      return (
        <PlayLayout score={score}>
          <ErrorState message={game.refusal} onRetry={() => dispatch({ type: 'reload' })} />
        </PlayLayout>
      );
    case 'over':
      return <PlayLayout score={score}>{children}</PlayLayout>;
  }
}
