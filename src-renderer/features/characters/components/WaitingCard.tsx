import type { CharacterId } from '#shared/constants/characters.ts';
import { Kelir } from '../../../components/Kelir.tsx';
import { characterTexts as texts } from '../texts.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import classes from './WaitingCard.module.css';

interface WaitingCardProps {
  spinning: boolean;
  onChoose: (id: CharacterId) => void;
}

/** Stands in the place of the result while there is none. */
export function WaitingCard({ spinning, onChoose }: WaitingCardProps) {
  return (
    <Kelir c="wedel">
      <div className={classes.body}>
        <div>
          <h2 className={classes.title}>{spinning ? texts.waiting : texts.notYet}</h2>
          <p className={classes.help}>{spinning ? texts.waitingHelp : texts.notYetHelp}</p>
        </div>
        <AvatarPicker large chosen={undefined} disabled={spinning} onChoose={onChoose} />
      </div>
    </Kelir>
  );
}
