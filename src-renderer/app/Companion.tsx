import { useEffect } from 'react';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { levelOutbox } from '../lib/level-outbox.ts';
import { LiveCompanion } from '../features/live/components/LiveCompanion.tsx';

/**
 * The live channel of a signed-in player. It comes with the page itself, not later: who reloads while
 * their class is paused must not be able to play on.
 */
export function Companion() {
  const { user, playerName, pinClass, signOut, updateMemberName } = useAuth();
  const id = user?._id;

  // Answers that could not be sent the last time go out with the next sign-in of their player.
  useEffect(() => {
    if (id !== undefined) levelOutbox.wake();
  }, [id]);

  // An admin is not led by a teacher, and must not be sent out while they restore the data.
  if (user === null || user.role === 'admin') return null;
  return (
    <LiveCompanion
      key={user._id}
      name={playerName}
      isShared={pinClass !== null}
      onSentOut={() => signOut('sent-out')}
      onIdle={() => signOut()}
      onNamed={updateMemberName}
    />
  );
}
