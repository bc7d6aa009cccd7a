import { useEffect, useRef, type ReactNode } from 'react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Kelir } from '../../../components/Kelir.tsx';
import { Stage } from '../../../components/Stage.tsx';
import type { Mood } from '../lib/mood.ts';
import { Confetti } from './Confetti.tsx';
import classes from './ResultStage.module.css';

interface ResultStageProps {
  character: CharacterId;
  mood: Mood;
  celebrates: boolean;
  title: string;
  subtitle: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The stage on which a level, a game or a session ends. */
export function ResultStage(props: ResultStageProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The question that had the focus is gone; readers of the screen start with the result.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stage c={props.character} className={classes.root} haloClassName={classes.halo}>
      {props.celebrates && <Confetti />}
      <Debog className={classes.debog} />
      <CharacterFigure id={props.character} mood={props.mood} alt="" className={classes.figure} />
      <Kelir c={props.character} className={classes.card} aria-labelledby="result-title">
        <div className={classes.body}>
          <div className={classes.head}>
            <div>
              <h2 id="result-title" ref={heading} tabIndex={-1} className={classes.title}>
                {props.title}
              </h2>
              <p className={classes.subtitle}>{props.subtitle}</p>
            </div>
            {props.aside}
          </div>
          {props.children}
        </div>
      </Kelir>
    </Stage>
  );
}
