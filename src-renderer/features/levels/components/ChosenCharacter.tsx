import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { Aksara } from '../../../components/Aksara.tsx';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import classes from './ChosenCharacter.module.css';

/** The character that the levels belong to. */
export function ChosenCharacter({ character }: { character: CharacterId }) {
  const { name, description } = characterOf(character);
  return (
    <Stage c={character} className={classes.root} haloClassName={classes.halo}>
      <p className={classes.name}>{name}</p>
      <Aksara name={character} className={classes.aksara} />
      <p className={classes.description}>{description}</p>
      <Debog className={classes.debog} />
      <CharacterFigure id={character} alt="" className={classes.figure} />
    </Stage>
  );
}
