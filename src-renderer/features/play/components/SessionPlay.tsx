import { useState } from 'react';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { useActivityReport } from '../hooks/useActivityReport.ts';
import { useEndSound } from '../hooks/usePlaySounds.ts';
import { useSessionGame } from '../hooks/useSessionGame.ts';
import { sessionActivity } from '../lib/session-activity.ts';
import { isLastVerdict } from '../lib/session-game.ts';
import { sessionReview } from '../lib/session-view.ts';
import { sessionTexts } from '../session-texts.ts';
import { AnswerReview } from './AnswerReview.tsx';
import { PlayLayout } from './PlayLayout.tsx';
import { SessionAbandoned } from './SessionAbandoned.tsx';
import { SessionQuestion } from './SessionQuestion.tsx';
import { SessionResult, type PlayAgain } from './SessionResult.tsx';
import { SessionTrouble } from './SessionTrouble.tsx';

interface SessionPlayProps {
  /** As it was loaded, and when by `clock`. */
  loaded: { session: GameSession; at: number };
  playerName: string;
  playAgain: PlayAgain;
  /** The last verdict has come, so the player's totals have changed. */
  onCompleted: () => void;
  /** The server does not know the session any more. */
  onGone: () => void;
}

/** A server session from where it stands to its result. */
export function SessionPlay(props: SessionPlayProps) {
  const { loaded, playerName, playAgain, onCompleted, onGone } = props;
  const { game, dispatch, isEnded } = useSessionGame(loaded, { onCompleted, onGone });
  useEndSound(game.phase === 'over' && isLastVerdict(game));
  useActivityReport(sessionActivity(game));
  const [reviews, setReviews] = useState(false);
  const { session } = game;

  switch (game.phase) {
    case 'answering':
    case 'sending':
    case 'feedback':
      return <SessionQuestion game={game} dispatch={dispatch} />;
    case 'reloading':
      return (
        <PlayLayout score={session.score}>
          <LoadingState text={sessionTexts.reloading} />
          <SessionTrouble phase={game.phase} trouble={game.trouble} />
        </PlayLayout>
      );
    case 'refused':
      return (
        <PlayLayout score={session.score}>
          <ErrorState message={game.refusal} onRetry={() => dispatch({ type: 'reload' })} />
        </PlayLayout>
      );
    case 'over':
      return (
        <PlayLayout score={session.score}>
          {reviews ? (
            <AnswerReview
              character={session.characterId}
              items={sessionReview(session)}
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
              byTeacher={isEnded}
              playAgain={playAgain}
              onReview={() => setReviews(true)}
            />
          )}
        </PlayLayout>
      );
  }
}
