import { useNavigate } from 'react-router-dom';
import { CharacterSelection } from '../features/characters/components/CharacterSelection.tsx';
import { characterTexts } from '../features/characters/texts.ts';
import { paths } from '../lib/paths.ts';

/** The wheel alone. */
export function MainPage() {
  const navigate = useNavigate();

  return (
    <>
      <title>Pilih karakter · Punakawan</title>
      <CharacterSelection
        heading={
          <>
            <h1>{characterTexts.question}</h1>
            <p>{characterTexts.howTo}</p>
          </>
        }
        onStart={() => void navigate(paths.levelSelection)}
      />
    </>
  );
}
