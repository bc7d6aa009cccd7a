import logoUrl from '../../../assets/logo-light.svg';
import type { CharacterId } from '#shared/constants/characters.ts';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { cx } from '../../../lib/cx.ts';
import { authScreenTexts } from '../texts.ts';
import classes from './CastStage.module.css';

/** As they stand on the stage, from left to right; the tallest one right of the middle. */
const CAST: CharacterId[] = ['gareng', 'semar', 'petruk', 'bagong'];

export function CastStage() {
  return (
    <Stage c="wedel" className={classes.root} haloClassName={classes.halo}>
      <img src={logoUrl} alt="Punakawan" width={260} height={64} className={classes.logo} />
      <p className={classes.tagline}>{authScreenTexts.tagline}</p>
      <p className={classes.promise}>{authScreenTexts.promise}</p>
      <Debog className={classes.debog} />
      <div className={classes.cast}>
        {CAST.map((id) => (
          <CharacterFigure key={id} id={id} className={cx(classes.figure, classes[id])} />
        ))}
      </div>
    </Stage>
  );
}
