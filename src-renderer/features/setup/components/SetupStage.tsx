import logoUrl from '../../../assets/logo-on-gold.svg';
import logoLightUrl from '../../../assets/logo-light.svg';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { useColorScheme } from '../../../hooks/useColorScheme.ts';
import { setupScreenTexts as texts } from '../texts.ts';
import classes from './SetupStage.module.css';

/** Semar says what the first admin is for. */
export function SetupStage() {
  const isDark = useColorScheme() === 'dark';
  return (
    <Stage c="semar" className={classes.root}>
      <img
        src={isDark ? logoLightUrl : logoUrl}
        alt="Punakawan"
        width={260}
        height={64}
        className={classes.logo}
      />
      <div className={classes.saying}>
        <p className={classes.words}>{texts.saying}</p>
        <p className={classes.more}>{texts.sayingMore}</p>
      </div>
      <Debog className={classes.debog} />
      <CharacterFigure id="semar" className={classes.figure} />
    </Stage>
  );
}
