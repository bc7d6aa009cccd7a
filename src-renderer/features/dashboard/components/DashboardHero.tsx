import { IconPlayerPlay } from '@tabler/icons-react';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import type { GameSessionSummary } from '#shared/contracts/game.contract.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { paths } from '../../../lib/paths.ts';
import { dashboardTexts } from '../texts.ts';
import classes from './DashboardHero.module.css';

interface DashboardHeroProps {
  playerName: string;
  /** Who receives the player. */
  character: CharacterId;
  hasPlayed: boolean;
  /** A run that can go on. */
  unfinished: GameSessionSummary | undefined;
}

/** Welcome, and the way into the game. */
export function DashboardHero(props: DashboardHeroProps) {
  const { playerName, character, hasPlayed, unfinished } = props;
  return (
    <Stage c={character} className={classes.root} haloClassName={classes.halo}>
      <div className={classes.words}>
        <h1 className={classes.title}>
          <span lang="jv">{dashboardTexts.welcome}</span>, {playerName}!
        </h1>
        <p className={classes.message}>
          {unfinished !== undefined
            ? dashboardTexts.unfinished(unfinished.level, characterOf(unfinished.characterId).name)
            : hasPlayed
              ? dashboardTexts.again
              : dashboardTexts.begin}
        </p>
      </div>
      <ButtonLink
        // Gold does not show on Semar's gold.
        variant={character === 'semar' ? 'wedel' : 'prada'}
        to={unfinished === undefined ? paths.main : paths.game(unfinished._id)}
        className={classes.play}
        leftIcon={<IconPlayerPlay size={20} stroke={2.2} aria-hidden="true" />}
      >
        {unfinished === undefined ? dashboardTexts.play : dashboardTexts.resume}
      </ButtonLink>
      <Debog className={classes.debog} />
      <CharacterFigure id={character} alt="" className={classes.figure} />
    </Stage>
  );
}
