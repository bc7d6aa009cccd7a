import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { paths } from '../../../lib/paths.ts';
import { playTexts } from '../texts.ts';
import { PlayLayout } from './PlayLayout.tsx';

/** The remembered character is none of the four. */
export function UnknownCharacter() {
  return (
    <PlayLayout score={0} centred>
      <EmptyState
        title={playTexts.noCharacter}
        help={playTexts.noCharacterHelp}
        action={
          <ButtonLink variant="prada" to={paths.main}>
            {playTexts.backToMain}
          </ButtonLink>
        }
      />
    </PlayLayout>
  );
}
