import type { MouseEvent } from 'react';
import { IconArrowLeft, IconUsers } from '@tabler/icons-react';
import { Link } from '../../../components/Link.tsx';
import { ScoreChip } from '../../../components/ScoreChip.tsx';
import { SoundToggle } from '../../../components/SoundToggle.tsx';
import { paths } from '../../../lib/paths.ts';
import { playTexts } from '../texts.ts';
import classes from './GameHeader.module.css';

interface GameHeaderProps {
  score: number;
  /** Asks before the game is left for another page; without it the links lead there at once. */
  onLeave?: ((to: string) => void) | undefined;
}

/** Header of the game screens, which do without the navigation bar. */
export function GameHeader({ score, onLeave }: GameHeaderProps) {
  const asks = (to: string) =>
    onLeave &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onLeave(to);
    });
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <Link
          to={paths.levelSelection}
          className={classes.link}
          aria-label={playTexts.backToLevels}
          onClick={asks(paths.levelSelection)}
        >
          <IconArrowLeft size={22} stroke={2.2} aria-hidden="true" />
          <span>{playTexts.backToLevels}</span>
        </Link>
        <Link
          to={paths.main}
          className={classes.link}
          aria-label={playTexts.backToMain}
          onClick={asks(paths.main)}
        >
          <IconUsers size={22} stroke={2.2} aria-hidden="true" />
          <span>{playTexts.backToMain}</span>
        </Link>
        <h1 className={classes.title}>{playTexts.title}</h1>
        <SoundToggle />
        <ScoreChip score={score} name={playTexts.score} label="" />
      </div>
      <div className={classes.plipit} />
    </header>
  );
}
