import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import type { CharacterId } from '#shared/constants/characters.ts';
import { FIRST_LEVEL, type Level } from '#shared/constants/game.ts';
import { nextLevel } from '#shared/rules/level.ts';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { useLater } from '../../../hooks/useLater.ts';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';
import { useWaitingCount } from '../../../lib/level-outbox.ts';
import { writeStored } from '../../../lib/storage.ts';
import { levelRunQuery } from '../api/level-calls.ts';
import { useRun, type LoadedRun } from '../hooks/useRun.ts';
import { scoreOf } from '../lib/run-view.ts';
import { LevelLoading } from './LevelLoading.tsx';
import { PlayLayout } from './PlayLayout.tsx';
import { levelLook } from './level-look.tsx';
import { RunPlay } from './RunPlay.tsx';

/** The screens of a result come behind the first question and its pictures. */
const SCREENS_BEHIND_MS = 1_000;
const loadScreens = () => import('./result-screens.ts');

interface LevelPlayProps {
  character: CharacterId;
  level: Level;
  playerName: string;
  /** The player's totals after a result was saved. */
  onSaved: (user: UserView) => void;
  /** The level is not open to the player. */
  onLocked: () => void;
}

/** Where a play is that goes from level to level. */
interface Play {
  level: Level;
  /** Counts the starts of levels. */
  turn: number;
  /** The levels that are behind it; a repeated one counts once, with its last run. */
  before: readonly GameSession[];
}

/** The levels of one character, from the first question of one to its result, and on to the next. */
export function LevelPlay({ level: start, ...props }: LevelPlayProps) {
  const [play, setPlay] = useState<Play>({ level: start, turn: 0, before: [] });
  const { level, turn, before } = play;
  const { data, ...loading } = useQuery(levelRunQuery(props.character, level, turn));

  // A reload starts with the level that was being played.
  useEffect(() => {
    writeStored('selectedLevel', level);
  }, [level]);

  if (data === undefined) {
    return (
      <PlayLayout score={scoreOf(...before)} centred>
        <LevelLoading
          character={props.character}
          level={level}
          loading={loading}
          onLocked={props.onLocked}
        />
      </PlayLayout>
    );
  }
  const again = (next: Partial<Play>) => setPlay({ ...play, ...next, turn: turn + 1 });
  return (
    <OneLevel
      key={turn}
      playerName={props.playerName}
      onSaved={props.onSaved}
      loaded={data}
      before={before}
      onNext={(run) => again({ level: nextLevel(level) ?? level, before: [...before, run] })}
      onRetry={() => again({})}
      onRestart={() => again({ level: FIRST_LEVEL, before: [] })}
    />
  );
}

interface OneLevelProps extends Pick<LevelPlayProps, 'playerName' | 'onSaved'> {
  loaded: LoadedRun;
  before: readonly GameSession[];
  onNext: (run: GameSession) => void;
  onRetry: () => void;
  onRestart: () => void;
}

function OneLevel(props: OneLevelProps) {
  const { loaded, before, playerName, onNext, onRetry } = props;
  const run = useRun(loaded, onRetry);
  const { session } = run.game;
  // Answers that wait survive it on this PC, but the player may sit at another one tomorrow.
  useLeaveWarning(useWaitingCount() > 0);
  const screens = useLater(loadScreens, SCREENS_BEHIND_MS);
  const [reviews, setReviews] = useState(false);
  return (
    <RunPlay run={run} look={levelLook} before={before}>
      {screens === undefined ? (
        <LoadingState />
      ) : reviews ? (
        <screens.LevelReview run={session} before={before} onBack={() => setReviews(false)} />
      ) : (
        <screens.LevelOutcome
          run={session}
          before={before}
          byTeacher={run.isEnded}
          playerName={playerName}
          onSaved={props.onSaved}
          onNext={() => onNext(session)}
          onRetry={onRetry}
          onRestart={props.onRestart}
          onReview={() => setReviews(true)}
        />
      )}
    </RunPlay>
  );
}
