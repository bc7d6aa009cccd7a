import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { rememberedCharacter } from '../features/characters/lib/selected-character.ts';
import { Dashboard } from '../features/dashboard/components/Dashboard.tsx';
import { saysSessionFailed } from '../features/dashboard/lib/dashboard-notice.ts';
import { dashboardTexts } from '../features/dashboard/texts.ts';
import { PASSWORD_HASH, paths } from '../lib/paths.ts';

/** With the page, but after what a pupil comes for. */
const OwnPassword = lazy(async () => ({
  default: (await import('../features/auth/components/OwnPassword.tsx')).OwnPassword,
}));

/** The player's totals and newest sessions. */
export function DashboardPage() {
  const { user, playerName, pinClass, updateUser } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const [sessionFailed] = useState(() => saysSessionFailed(location.state));
  const [character] = useState(rememberedCharacter);

  // Said once: the history entry must not repeat it on every reload.
  useEffect(() => {
    if (sessionFailed) void navigate(paths.dashboard, { replace: true, state: null });
  }, [sessionFailed, navigate]);

  if (user === null) return null;
  return (
    <>
      <title>{`${dashboardTexts.title} · Punakawan`}</title>
      <Dashboard
        player={user}
        playerName={playerName}
        character={character}
        sessionFailed={sessionFailed}
        onFreshPlayer={updateUser}
      />
      {/* Who comes in by PIN has no password to change. */}
      {pinClass === null && (
        <Suspense>
          <OwnPassword user={user} isWanted={location.hash === PASSWORD_HASH} />
        </Suspense>
      )}
    </>
  );
}
