import { useEffect, useState, type ComponentType } from 'react';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import type { LiveCompanion } from '../features/live/components/LiveCompanion.tsx';

/** A class that comes in all at once gets its pages first. */
const DELAY_MS = 4_000;
const RETRY_MS = 10_000;

type Props = Parameters<typeof LiveCompanion>[0];

/**
 * The live channel of a signed-in player. Its code comes after the page that he waits for, and a
 * network that fails then costs him nothing: it is asked for again.
 */
export function Companion() {
  const { user, pinClass, signOut } = useAuth();
  const [Live, setLive] = useState<ComponentType<Props> | null>(null);
  // An admin is not led by a teacher, and must not be sent out while he restores the data.
  const pupil = user?.role === 'admin' ? null : user;
  const isIn = pupil !== null;

  // Once per page, with the first one who signs in.
  useEffect(() => {
    if (!isIn || Live !== null) return;
    let timer = 0;
    const load = () => {
      import('../features/live/components/LiveCompanion.tsx').then(
        (module) => setLive(() => module.LiveCompanion),
        () => {
          timer = window.setTimeout(load, RETRY_MS);
        },
      );
    };
    timer = window.setTimeout(load, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isIn, Live]);

  if (pupil === null || Live === null) return null;
  return (
    <Live
      key={pupil._id}
      name={pupil.username}
      isShared={pinClass !== null}
      onSentOut={() => signOut('sent-out')}
      onIdle={() => signOut()}
    />
  );
}
