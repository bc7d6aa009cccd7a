import { IconArrowRight } from '@tabler/icons-react';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { Aksara } from '../../../components/Aksara.tsx';
import { Button } from '../../../components/Button.tsx';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Kelir } from '../../../components/Kelir.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { publicUrl } from '../../../lib/public-url.ts';
import { characterTexts as texts } from '../texts.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import classes from './ChosenCard.module.css';

interface ChosenCardProps {
  id: CharacterId;
  onChoose: (id: CharacterId) => void;
  onStart: () => void;
}

/** Who was chosen, the code for the AR scanner, and the way on. */
export function ChosenCard({ id, onChoose, onStart }: ChosenCardProps) {
  const { name, description } = characterOf(id);
  return (
    <Kelir c={id} className={classes.root} aria-label={texts.landed(name)}>
      <Stage c={id} className={classes.stage} haloClassName={classes.halo}>
        <Debog className={classes.debog} />
        <CharacterFigure id={id} className={classes.figure} alt="" />
        <div className={classes.name}>
          <p className={classes.label}>{texts.chosen}</p>
          <h2 className={classes.title}>{name}</h2>
          <Aksara name={id} className={classes.aksara} />
        </div>
      </Stage>
      <div className={classes.body}>
        <p className={classes.description}>{description}</p>
        <div className={classes.scan}>
          <img
            src={publicUrl(`/characters/${id}-qr.svg`)}
            alt={texts.qrLabel(name)}
            className={classes.qr}
          />
          <div>
            <p className={classes.scanTitle}>{texts.scan(name)}</p>
            <p className={classes.scanHelp}>{texts.scanHelp}</p>
          </div>
        </div>
        <Button
          variant="prada"
          fullWidth
          rightIcon={<IconArrowRight size={22} stroke={2.2} />}
          onClick={onStart}
        >
          {texts.start(name)}
        </Button>
        <div className={classes.pick}>
          <AvatarPicker chosen={id} disabled={false} onChoose={onChoose} />
        </div>
      </div>
    </Kelir>
  );
}
