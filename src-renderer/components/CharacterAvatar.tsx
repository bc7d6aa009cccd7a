import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { publicUrl } from '../lib/public-url.ts';
import classes from './CharacterAvatar.module.css';

interface CharacterAvatarProps {
  id: CharacterId;
  /** In pixels. */
  size: number;
  /** Given only where the name does not stand beside it. */
  alt?: string;
}

export function CharacterAvatar({ id, size, alt = '' }: CharacterAvatarProps) {
  return (
    <img
      src={publicUrl(characterOf(id).image.replace('.svg', '-avatar.svg'))}
      alt={alt}
      width={size}
      height={size}
      draggable={false}
      className={classes.root}
    />
  );
}
