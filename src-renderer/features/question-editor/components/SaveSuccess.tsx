import { useEffect, useRef } from 'react';
import { IconHome, IconPlus } from '@tabler/icons-react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Kelir } from '../../../components/Kelir.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import type { SavedCounts } from '../hooks/useSaveJson.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './SaveSuccess.module.css';

interface SaveSuccessProps {
  character: CharacterId;
  counts: SavedCounts;
  onContinue: () => void;
}

/** 'Berhasil!', after the file has been handed to the browser. */
export function SaveSuccess({ character, counts, onContinue }: SaveSuccessProps) {
  const title = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone; a screen reader goes on with what took its place.
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stage c={character} className={classes.root} haloClassName={classes.halo}>
      <Debog className={classes.debog} />
      <CharacterFigure id={character} mood="happy" alt="" className={classes.figure} />
      <Kelir className={classes.card}>
        <div className={classes.body}>
          <h1 ref={title} tabIndex={-1} className={classes.title}>
            {texts.successTitle}
          </h1>
          <p className={classes.text}>
            {texts.success(formatNumber(counts.builtIn), formatNumber(counts.own))}
          </p>
          <p className={classes.help}>{texts.successHelp}</p>
          <div className={classes.actions}>
            <Button
              variant="wedel"
              leftIcon={<IconPlus size={20} stroke={2.2} />}
              onClick={onContinue}
            >
              {texts.addMore}
            </Button>
            <ButtonLink to={paths.home} leftIcon={<IconHome size={20} stroke={2.2} />}>
              {texts.toMenu}
            </ButtonLink>
          </div>
        </div>
      </Kelir>
    </Stage>
  );
}
