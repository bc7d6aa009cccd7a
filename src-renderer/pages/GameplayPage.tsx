import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { parseCharacterId } from '#shared/constants/characters.ts';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { LEVEL_LOCKED } from '../features/levels/lib/level-notice.ts';
import { LevelPlay } from '../features/play/components/LevelPlay.tsx';
import { UnknownCharacter } from '../features/play/components/UnknownCharacter.tsx';
import { playTexts } from '../features/play/texts.ts';
import { paths } from '../lib/paths.ts';
import { readStored } from '../lib/storage.ts';

/** Levels of the remembered character, from the remembered one on. */
export function GameplayPage() {
  const { playerName, updateUser } = useAuth();
  const navigate = useNavigate();
  // Read once: the game itself moves on from level to level.
  const [{ stored, level }] = useState(() => ({
    stored: readStored('selectedCharacter'),
    level: readStored('selectedLevel'),
  }));

  if (stored === undefined) return <Navigate to={paths.main} replace />;
  if (level === undefined) return <Navigate to={paths.levelSelection} replace />;
  const character = parseCharacterId(stored.id);
  return (
    <>
      <title>{playTexts.title}</title>
      {character === undefined ? (
        <UnknownCharacter />
      ) : (
        <LevelPlay
          character={character}
          level={level}
          playerName={playerName}
          onSaved={updateUser}
          onLocked={() =>
            void navigate(paths.levelSelection, { replace: true, state: LEVEL_LOCKED })
          }
        />
      )}
    </>
  );
}
