import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { LoadingState } from '../components/LoadingState.tsx';
import { Notice } from '../components/Notice.tsx';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { rememberCharacter } from '../features/characters/lib/selected-character.ts';
import { meQuery } from '../features/dashboard/api/dashboard.ts';
import { SESSION_FAILED } from '../features/dashboard/lib/dashboard-notice.ts';
import { useStartChallenge } from '../features/levels/api/start-challenge.ts';
import { sessionQuery } from '../features/play/api/session-calls.ts';
import { SessionPlay } from '../features/play/components/SessionPlay.tsx';
import { sessionTexts } from '../features/play/session-texts.ts';
import { playTexts } from '../features/play/texts.ts';
import { errorText } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { writeStored } from '../lib/storage.ts';

/** Plays the challenge that the address names, or shows what became of any run. */
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
  const { data, isError, failureCount } = useQuery(sessionQuery(id));
  const run = data?.session;
  const character = run?.characterId;

  // 'Pilih level' then leads to the levels of the character that is played here.
  useEffect(() => {
    if (character !== undefined) rememberCharacter(character);
  }, [character]);

  if (isError) return <Navigate to={paths.dashboard} replace state={SESSION_FAILED} />;
  if (data === undefined || run === undefined || character === undefined) {
    return (
      <>
        <LoadingState text={sessionTexts.loading} />
        {failureCount > 0 && <Notice tone="warn">{playTexts.lostReload}</Notice>}
      </>
    );
  }

  function playLevel(level: Level) {
    writeStored('selectedLevel', level);
    void navigate(paths.gameplay);
  }
  // A level is played where levels are played.
  if (run.level !== null && run.status === 'active') {
    return <GoOnWithLevel character={run.characterId} level={run.level} />;
  }

  function refreshTotals() {
    // The dashboard asks again; until then the totals before this game stay.
    client.fetchQuery({ ...meQuery(), staleTime: 0 }).then(updateUser, () => undefined);
  }

  return (
    <>
      <title>{`${titleOf(run)} · Punakawan`}</title>
      <SessionPlay
        loaded={data}
        playerName={playerName}
        playAgain={{
          busy,
          error: error && errorText(error, sessionTexts.startFailed),
          onStart: () => (run.level === null ? start(character) : playLevel(run.level)),
        }}
        onCompleted={refreshTotals}
        onGone={() => void navigate(paths.dashboard, { replace: true, state: SESSION_FAILED })}
      />
    </>
  );
}

const titleOf = ({ level }: GameSession): string =>
  level === null ? sessionTexts.title : playTexts.level(level);

/** Leads to the game with this level remembered. */
function GoOnWithLevel({ character, level }: { character: CharacterId; level: Level }) {
  const navigate = useNavigate();

  // Remembering the character forgets a level, so the level comes second.
  useEffect(() => {
    rememberCharacter(character);
    writeStored('selectedLevel', level);
    void navigate(paths.gameplay, { replace: true });
  }, [character, level, navigate]);

  return <LoadingState text={sessionTexts.loading} />;
}
