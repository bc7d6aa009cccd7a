import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { LoadingState } from '../components/LoadingState.tsx';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { rememberCharacter } from '../features/characters/lib/selected-character.ts';
import { meQuery } from '../features/dashboard/api/dashboard.ts';
import { SESSION_FAILED } from '../features/dashboard/lib/dashboard-notice.ts';
import { useStartChallenge } from '../features/levels/api/start-challenge.ts';
import { sessionQuery } from '../features/play/api/session-calls.ts';
import { SessionPlay } from '../features/play/components/SessionPlay.tsx';
import { sessionTexts } from '../features/play/session-texts.ts';
import { errorText } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';

/** Plays or reviews the session that the address names. */
export function GameSessionPage() {
  const { sessionId = '' } = useParams();
  // Another session is another game: nothing of the last one may stay on screen.
  return <OneSession key={sessionId} id={sessionId} />;
}

function OneSession({ id }: { id: string }) {
  const { playerName, updateUser } = useAuth();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { start, busy, error } = useStartChallenge(
    (session) => void navigate(paths.game(session._id)),
  );
  const { data, isError } = useQuery(sessionQuery(id));
  const character = data?.session.characterId;

  // 'Pilih level' then leads to the levels of the character that is played here.
  useEffect(() => {
    if (character !== undefined) rememberCharacter(character);
  }, [character]);

  if (isError) return <Navigate to={paths.dashboard} replace state={SESSION_FAILED} />;
  if (data === undefined || character === undefined) {
    return <LoadingState text={sessionTexts.loading} />;
  }

  function refreshTotals() {
    // The dashboard asks again; until then the totals before this game stay.
    client.fetchQuery({ ...meQuery(), staleTime: 0 }).then(updateUser, () => undefined);
  }

  return (
    <>
      <title>{`${sessionTexts.title} · Punakawan`}</title>
      <SessionPlay
        loaded={data}
        playerName={playerName}
        playAgain={{
          busy,
          error: error && errorText(error, sessionTexts.startFailed),
          onStart: () => start(character),
        }}
        onCompleted={refreshTotals}
        onGone={() => void navigate(paths.dashboard, { replace: true, state: SESSION_FAILED })}
      />
    </>
  );
}
