import { useEffect, useRef, type ReactNode } from 'react';
import { characterOf } from '#shared/constants/characters.ts';
import { Stage } from '../../../components/Stage.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { cx } from '../../../lib/cx.ts';
import { useWheel } from '../hooks/useWheel.ts';
import { characterTexts as texts } from '../texts.ts';
import { ChosenCard } from './ChosenCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { Wheel } from './Wheel.tsx';
import classes from './CharacterSelection.module.css';

interface CharacterSelectionProps {
  /** Heading of the page. */
  heading: ReactNode;
  /** What stands below the heading, or at the end on narrow screens. */
  menu?: ReactNode;
  onStart: () => void;
}

/** The wheel of the four characters, and the one that was chosen. */
export function CharacterSelection({ heading, menu, onStart }: CharacterSelectionProps) {
  const { rotation, spinning, chosen, landed, spin, choose } = useWheel();
  const result = useRef<HTMLDivElement>(null);

  // On a phone the result lies below the wheel, out of sight.
  useEffect(() => {
    const card = result.current;
    if (!landed || !card || card.getBoundingClientRect().top < window.innerHeight * 0.75) return;
    card.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [landed]);

  return (
    <Stage c="wedel" className={classes.root} haloClassName={classes.halo}>
      <div className={cx(classes.grid, menu === undefined && classes.withoutMenu)}>
        <div className={classes.heading}>{heading}</div>
        {menu !== undefined && <div className={classes.menu}>{menu}</div>}
        <div className={classes.wheel}>
          <Wheel rotation={rotation} spinning={spinning} onSpin={spin} />
        </div>
        <div className={classes.result} ref={result}>
          {chosen === undefined ? (
            <WaitingCard spinning={spinning} onChoose={choose} />
          ) : (
            <ChosenCard key={chosen} id={chosen} onChoose={choose} onStart={onStart} />
          )}
        </div>
      </div>
      <VisuallyHidden role="status">
        {landed && chosen !== undefined ? texts.landed(characterOf(chosen).name) : ''}
      </VisuallyHidden>
    </Stage>
  );
}
