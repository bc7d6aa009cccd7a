import { useEffect, useRef } from 'react';
import { WHEEL } from '#shared/constants/game.ts';
import hubUrl from '../../../assets/wheel-hub.svg?no-inline';
import pointerUrl from '../../../assets/wheel-pointer.svg?no-inline';
import wheelUrl from '../../../assets/wheel.svg';
import { Button } from '../../../components/Button.tsx';
import { SoundToggle } from '../../../components/SoundToggle.tsx';
import { SPIN_CURVE } from '../lib/wheel.ts';
import { characterTexts as texts } from '../texts.ts';
import classes from './Wheel.module.css';

interface WheelProps {
  /** In degrees; it only ever grows while the wheel spins. */
  rotation: number;
  spinning: boolean;
  onSpin: () => void;
}

export function Wheel({ rotation, spinning, onSpin }: WheelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const spun = useRef(false);

  // A disabled button loses the focus; it comes back so that Enter spins again.
  useEffect(() => {
    if (spinning) {
      spun.current = true;
    } else if (spun.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [spinning]);

  return (
    <section className={classes.root} aria-label={texts.wheel}>
      <SoundToggle className={classes.sound} />
      <div className={classes.wheel}>
        <img
          src={wheelUrl}
          alt={texts.wheelPicture}
          draggable={false}
          className={classes.disc}
          style={{
            transform: `rotate(${rotation}deg)`,
            ...(spinning && {
              transitionDuration: `${WHEEL.spinSeconds}s`,
              transitionTimingFunction: `cubic-bezier(${SPIN_CURVE.join()})`,
            }),
          }}
          data-spinning={spinning || undefined}
        />
        <img src={hubUrl} alt="" draggable={false} className={classes.hub} />
        <img
          src={pointerUrl}
          alt=""
          draggable={false}
          className={classes.pointer}
          data-spinning={spinning || undefined}
        />
      </div>
      <Button
        ref={button}
        variant="prada"
        size="big"
        busy={spinning}
        onClick={onSpin}
        className={classes.button}
      >
        {spinning ? texts.spinning : texts.spin}
      </Button>
    </section>
  );
}
