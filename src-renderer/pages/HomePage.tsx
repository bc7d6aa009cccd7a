import { useNavigate } from 'react-router-dom';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { CharacterSelection } from '../features/characters/components/CharacterSelection.tsx';
import { characterTexts } from '../features/characters/texts.ts';
import { Button } from '../components/Button.tsx';
import { greetingAt } from '../lib/greeting.ts';
import { paths } from '../lib/paths.ts';
import { HomeMenu } from './HomeMenu.tsx';

/** A greeting, the ways on, and the wheel. */
export function HomePage() {
  const { user, playerName, pinClass, signOut } = useAuth();
  const navigate = useNavigate();

  return (
    <>
      <title>Punakawan</title>
      <CharacterSelection
        heading={
          <>
            <h1>
              <span lang="jv">{greetingAt(new Date().getHours())}</span>, {playerName}!
            </h1>
            <p>{characterTexts.question}</p>
            {pinClass !== null && user && (
              <Button variant="stage" size="sm" onClick={() => signOut()}>
                {characterTexts.notYou(playerName)}
              </Button>
            )}
          </>
        }
        menu={<HomeMenu />}
        onStart={() => void navigate(paths.levelSelection)}
      />
    </>
  );
}
