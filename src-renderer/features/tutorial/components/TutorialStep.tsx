import type { ReactNode } from 'react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { Aksara, type AksaraName } from '../../../components/Aksara.tsx';
import { Kelir } from '../../../components/Kelir.tsx';
import classes from './TutorialStep.module.css';

interface TutorialStepProps {
  /** 1 to 3. */
  number: number;
  aksara: AksaraName;
  c: CharacterId;
  title: string;
  text: string;
  /** A small piece of the game. */
  children: ReactNode;
}

/** One step of how to play. */
export function TutorialStep({ number, aksara, c, title, text, children }: TutorialStepProps) {
  return (
    <li className={classes.item}>
      <Kelir c={c} className={classes.root}>
        <div className={classes.body}>
          <div className={classes.head}>
            <span className={classes.numeral}>
              <Aksara name={aksara} className={classes.aksara} />
            </span>
            <h2 className={classes.title}>
              {number}. {title}
            </h2>
          </div>
          <div className={classes.scene}>{children}</div>
          <p className={classes.text}>{text}</p>
        </div>
      </Kelir>
    </li>
  );
}
