import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { publicUrl } from '../lib/public-url.ts';

interface CharacterFigureProps {
  id: CharacterId;
  /** happy for a right answer, kind for a wrong one, think for a hint or waiting. */
  mood?: 'neutral' | 'happy' | 'kind' | 'think';
  className?: string | undefined;
  /** Left empty where the name stands beside the picture. */
  alt?: string;
}

/** Portrait of a character, cut flat at the bottom so that it stands on a debog. */
export function CharacterFigure({ id, mood = 'neutral', className, alt }: CharacterFigureProps) {
  const { name, image } = characterOf(id);
  const src = mood === 'neutral' ? image : image.replace('.svg', `-${mood}.svg`);
  return (
    <img
      src={publicUrl(src)}
      alt={alt ?? name}
      width={400}
      height={480}
      draggable={false}
      className={className}
    />
  );
}
