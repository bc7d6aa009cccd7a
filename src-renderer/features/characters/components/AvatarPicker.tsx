import { CHARACTERS, type CharacterId } from '#shared/constants/characters.ts';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { cx } from '../../../lib/cx.ts';
import { characterTexts as texts } from '../texts.ts';
import classes from './AvatarPicker.module.css';

interface AvatarPickerProps {
  chosen: CharacterId | undefined;
  disabled: boolean;
  onChoose: (id: CharacterId) => void;
  /** Large, with names, where nothing else is in the card. */
  large?: boolean;
}

/** The four characters to choose from without the wheel. */
export function AvatarPicker({ chosen, disabled, onChoose, large = false }: AvatarPickerProps) {
  return (
    <div
      className={cx(classes.root, large && classes.large)}
      role="group"
      aria-label={texts.pickYourself}
    >
      {!large && <span className={classes.label}>{texts.pickYourself}</span>}
      {CHARACTERS.map(({ _id, name }) => (
        <button
          key={_id}
          type="button"
          data-c={_id}
          className={classes.choice}
          aria-label={texts.pick(name)}
          aria-pressed={chosen === _id}
          title={texts.pick(name)}
          disabled={disabled}
          onClick={() => onChoose(_id)}
        >
          <CharacterAvatar id={_id} size={large ? 72 : 42} />
          {large && <span className={classes.name}>{name}</span>}
        </button>
      ))}
    </div>
  );
}
