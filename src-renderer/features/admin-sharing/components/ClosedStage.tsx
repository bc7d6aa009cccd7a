import { IconDeviceDesktopShare } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { sharingScreenTexts as texts } from '../texts.ts';
import { LivePill } from './LivePill.tsx';
import classes from './ClosedStage.module.css';

interface ClosedStageProps {
  isOpening: boolean;
  /** Why it could not be opened. */
  error: Error | null;
  onOpen: () => void;
}

/** What opening means, and the switch. */
export function ClosedStage({ isOpening, error, onOpen }: ClosedStageProps) {
  const needsAdmin = error instanceof ApiError && error.code === 'ADMIN_NEEDED';
  return (
    <Stage c="wedel" haloClassName={classes.halo} className={classes.root}>
      <div className={classes.words}>
        <div className={classes.head}>
          <h2 className={classes.title}>{texts.title}</h2>
          <LivePill isOpen={false} />
        </div>
        <p className={classes.lead}>{texts.closedLead}</p>
        <ol className={classes.steps}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {error !== null && <Notice tone="no">{errorText(error, texts.openFailed)}</Notice>}
        <div className={classes.actions}>
          <Button
            variant="prada"
            size="big"
            leftIcon={<IconDeviceDesktopShare size={26} stroke={2.2} />}
            busy={isOpening}
            onClick={onOpen}
          >
            {isOpening ? texts.opening : texts.open}
          </Button>
          {needsAdmin && (
            <ButtonLink to={paths.adminSetup} variant="stage">
              {texts.setup}
            </ButtonLink>
          )}
        </div>
      </div>
      <CharacterFigure id="semar" className={classes.figure} />
      <Debog />
    </Stage>
  );
}
