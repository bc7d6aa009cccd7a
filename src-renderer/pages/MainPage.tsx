import { useNavigate } from 'react-router-dom';
import type { CharacterId } from '#shared/constants/characters.ts';
import { selectCharacter } from '../features/characters/api/select-character.ts';
import { CharacterSelection } from '../features/characters/components/CharacterSelection.tsx';
import { characterTexts } from '../features/characters/texts.ts';
import { paths } from '../lib/paths.ts';

/** The wheel alone. */
export function MainPage() {
  const navigate = useNavigate();

  function start(id: CharacterId) {
    selectCharacter(id);
    void navigate(paths.levelSelection);
  }

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
        onStart={start}
      />
    </>
  );
}
