import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { rememberedCharacter } from '../features/characters/lib/selected-character.ts';
import { Dashboard } from '../features/dashboard/components/Dashboard.tsx';
import { saysSessionFailed } from '../features/dashboard/lib/dashboard-notice.ts';
import { dashboardTexts } from '../features/dashboard/texts.ts';
import { paths } from '../lib/paths.ts';

/** The player's totals and newest sessions. */
export function DashboardPage() {
  const { user, updateUser } = useAuth();
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
        character={character}
        sessionFailed={sessionFailed}
        onFreshPlayer={updateUser}
      />
    </>
  );
}
