import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconReload, IconUsers } from '@tabler/icons-react';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { levelsQuery } from '../api/levels.ts';
import { defaultLevels, levelCards } from '../lib/level-cards.ts';
import { levelTexts } from '../texts.ts';
import { LevelCard, type Standing } from './LevelCard.tsx';
import classes from './LevelSelection.module.css';

interface LevelSelectionProps {
  character: CharacterId;
  onStart: (level: Level) => void;
  /** Where the player stands in the levels that they have not finished. */
  unfinished: ReadonlyMap<Level, Standing>;
  /** What stands below the four cards. */
  children?: React.ReactNode;
}

/** The four levels of the chosen character. */
export function LevelSelection(props: LevelSelectionProps) {
  const { character, onStart, unfinished, children } = props;
  const { data, isPending, isFetching, isError, refetch } = useQuery(levelsQuery(character));

  // The query follows the visibility of the tab; a window that only lay behind another is never hidden.
  useEffect(() => {
    const onFocus = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);

  return (
    <section className={classes.root} aria-labelledby="levels-title">
      <div className={classes.head}>
        <h1 id="levels-title" className={classes.title}>
          {levelTexts.title}
        </h1>
        <div className={classes.actions}>
          <ButtonLink
            to={paths.main}
            size="sm"
            leftIcon={<IconUsers size={20} stroke={2.2} aria-hidden="true" />}
          >
            {levelTexts.changeCharacter}
          </ButtonLink>
          <Button
            size="sm"
            leftIcon={<IconReload size={20} stroke={2.2} aria-hidden="true" />}
            aria-busy={isFetching}
            onClick={() => void refetch()}
          >
            {isFetching ? levelTexts.reloading : levelTexts.reload}
          </Button>
        </div>
      </div>
      {isError && <Notice tone="warn">{levelTexts.loadFailed}</Notice>}
      {isPending ? (
        <LoadingState text={levelTexts.loading} />
      ) : (
        <div className={classes.grid}>
          {levelCards(data ?? defaultLevels()).map((card) => (
            <LevelCard
              key={card.level}
              card={card}
              standing={unfinished.get(card.level)}
              character={character}
              onStart={() => onStart(card.level)}
            />
          ))}
        </div>
      )}
      {children}
    </section>
  );
}
