import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { rememberedCharacter } from '../features/characters/lib/selected-character.ts';
import { useStartChallenge } from '../features/levels/api/start-challenge.ts';
import { ChallengeCard } from '../features/levels/components/ChallengeCard.tsx';
import { ChosenCharacter } from '../features/levels/components/ChosenCharacter.tsx';
import { LevelSelection } from '../features/levels/components/LevelSelection.tsx';
import { levelTexts } from '../features/levels/texts.ts';
import { errorText } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import classes from './LevelSelectionPage.module.css';

/** The levels of the chosen character, and the challenge beside them. */
export function LevelSelectionPage() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const character = rememberedCharacter();

  // Without token or user nothing here can be loaded or saved (section 8).
  useEffect(() => {
    if (readStored('accessToken') === undefined || readStored('user') === undefined) signOut();
  }, [signOut]);

  if (character === undefined) return <Navigate to={paths.main} replace />;

  function start(level: Level) {
    writeStored('selectedLevel', level);
    void navigate(paths.gameplay);
  }

  return (
    <div className={classes.root}>
      <title>Pilih level · Punakawan</title>
      <ChosenCharacter character={character} />
      <LevelSelection character={character} onStart={start}>
        <Challenge character={character} />
      </LevelSelection>
    </div>
  );
}

function Challenge({ character }: { character: CharacterId }) {
  const navigate = useNavigate();
  const { start, busy, error } = useStartChallenge(
    (session) => void navigate(paths.game(session._id)),
  );
  return (
    <ChallengeCard
      busy={busy}
      error={error && errorText(error, levelTexts.challengeFailed)}
      onStart={() => start(character)}
    />
  );
}
