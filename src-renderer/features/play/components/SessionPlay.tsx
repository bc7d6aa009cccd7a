import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isOutsideGame } from '../api/run-queries.ts';
import { useRun, type LoadedRun } from '../hooks/useRun.ts';
import { isLastVerdict } from '../lib/run-game.ts';
import { reviewItems } from '../lib/run-result.ts';
import { AnswerReview } from './AnswerReview.tsx';
import { challengeLook } from './challenge-look.tsx';
import { RunPlay } from './RunPlay.tsx';
import { SessionAbandoned } from './SessionAbandoned.tsx';
import { SessionResult, type PlayAgain } from './SessionResult.tsx';

interface SessionPlayProps {
  loaded: LoadedRun;
  playerName: string;
  playAgain: PlayAgain;
  /** The last verdict has come, so the player's totals have changed. */
  onCompleted: () => void;
  /** The server does not know the run any more. */
  onGone: () => void;
}

/** A challenge from where it stands to its result, or the result of any run. */
export function SessionPlay(props: SessionPlayProps) {
  const { playerName, playAgain, onCompleted } = props;
  const client = useQueryClient();
  const run = useRun(props.loaded, props.onGone);
  const [reviews, setReviews] = useState(false);
  const { session } = run.game;
  const isComplete = isLastVerdict(run.game);

  const completed = useEffectEvent(() => {
    onCompleted();
    // Dashboard, ranking and levels show the new result.
    void client.invalidateQueries({ predicate: isOutsideGame });
  });
  // Once for the verdict that ends it; a run that is opened finished changes nothing.
  useEffect(() => {
    if (isComplete) completed();
  }, [isComplete]);

  return (
    <RunPlay run={run} look={challengeLook}>
      {reviews ? (
        <AnswerReview
          character={session.characterId}
          items={reviewItems(session)}
          onBack={() => setReviews(false)}
        />
      ) : session.status === 'completed' ? (
        <SessionResult
          session={session}
          playerName={playerName}
          playAgain={playAgain}
          onReview={() => setReviews(true)}
        />
      ) : (
        <SessionAbandoned
          session={session}
          byTeacher={run.isEnded}
          playAgain={playAgain}
          onReview={() => setReviews(true)}
        />
      )}
    </RunPlay>
  );
}
