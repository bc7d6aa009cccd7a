import { IconPlayerPlay } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { paths } from '../../../lib/paths.ts';
import { tutorialTexts } from '../texts.ts';
import classes from './TutorialHero.module.css';

/** What this page is, and the way past it. */
export function TutorialHero() {
  return (
    <Stage c="wedel" className={classes.root} haloClassName={classes.halo}>
      <Debog className={classes.debog} />
      <div className={classes.words}>
        <h1 className={classes.title}>{tutorialTexts.title}</h1>
        <p className={classes.intro}>{tutorialTexts.intro}</p>
      </div>
      <ButtonLink
        variant="prada"
        size="big"
        to={paths.main}
        className={classes.start}
        leftIcon={<IconPlayerPlay size={24} stroke={2.2} aria-hidden="true" />}
      >
        {tutorialTexts.start}
      </ButtonLink>
      <CharacterFigure id="semar" alt="" className={classes.figure} />
    </Stage>
  );
}
