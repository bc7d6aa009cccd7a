import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Level } from '#shared/constants/game.ts';
import type { GameSessionSummary } from '#shared/contracts/game.contract.ts';
import { Notice } from '../components/Notice.tsx';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { rememberedCharacter } from '../features/characters/lib/selected-character.ts';
import { unfinishedQuery } from '../features/levels/api/unfinished.ts';
import { ChosenCharacter } from '../features/levels/components/ChosenCharacter.tsx';
import type { Standing } from '../features/levels/components/LevelCard.tsx';
import { LevelSelection } from '../features/levels/components/LevelSelection.tsx';
import { saysLevelLocked } from '../features/levels/lib/level-notice.ts';
import { levelTexts } from '../features/levels/texts.ts';
import { useLater } from '../hooks/useLater.ts';
import { paths } from '../lib/paths.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import classes from './LevelSelectionPage.module.css';

/** Below the levels, and not on the way to the first question. */
const loadChallenge = () => import('../features/levels/components/Challenge.tsx');

/** The levels of the chosen character, and the challenge beside them. */
export function LevelSelectionPage() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const { state } = useLocation();
  const character = rememberedCharacter();
  const challenge = useLater(loadChallenge, 0);
  const { data: unfinished = [] } = useQuery(unfinishedQuery());

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
      {saysLevelLocked(state) && <Notice tone="warn">{levelTexts.isLocked}</Notice>}
      <LevelSelection
        character={character}
        onStart={start}
        unfinished={
          new Map(
            unfinished
              .filter((run) => run.characterId === character)
              .flatMap((run) => (run.level === null ? [] : [[run.level, standingOf(run)]])),
          )
        }
      >
        {challenge && (
          <challenge.Challenge
            character={character}
            unfinished={unfinished.find(({ kind }) => kind === 'challenge')}
            onOpen={(run) => void navigate(paths.game(run._id))}
          />
        )}
      </LevelSelection>
    </div>
  );
}

const standingOf = ({ answers, totalQuestions }: GameSessionSummary): Standing => ({
  answered: answers.length,
  questions: totalQuestions,
});
