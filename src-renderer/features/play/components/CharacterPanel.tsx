import type { ReactNode } from 'react';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { Aksara } from '../../../components/Aksara.tsx';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { cx } from '../../../lib/cx.ts';
import type { Mood } from '../lib/mood.ts';
import type { ProgressCell } from '../lib/progress-cell.ts';
import { ProgressCells } from './ProgressCells.tsx';
import { StreakChip } from './StreakChip.tsx';
import classes from './CharacterPanel.module.css';

const REACTIONS: readonly Mood[] = ['happy', 'kind', 'think'];

interface CharacterPanelProps {
  character: CharacterId;
  mood: Mood;
  /** What they say, in Javanese. */
  saying: string | null;
  /** 'Level 3', or what a session has in its place. */
  label: ReactNode;
  position: string;
  /** Right answers in a row. */
  streak: number;
  cells: readonly ProgressCell[];
}

/** The chosen character on their stage, and how far the game has come. */
export function CharacterPanel(props: CharacterPanelProps) {
  const { character, mood, saying, label, position, streak, cells } = props;
  const { name, description } = characterOf(character);
  return (
    <Stage c={character} className={classes.root} haloClassName={classes.halo}>
      <Debog className={classes.debog} />
      <div className={classes.who}>
        <div className={classes.title}>
          <h2 className={classes.name}>{name}</h2>
          <StreakChip streak={streak} isFresh={mood === 'happy'} />
        </div>
        <Aksara name={character} className={classes.aksara} />
        <p className={classes.description}>{description}</p>
      </div>
      <div className={classes.progress}>
        <div className={classes.counts}>
          <span>{label}</span>
          <span>{position}</span>
        </div>
        <ProgressCells cells={cells} />
      </div>
      {saying !== null && (
        <p key={saying} lang="jv" className={classes.saying}>
          {saying}
        </p>
      )}
      {/* Fetched ahead, so that the face changes with the verdict and not after it. */}
      {REACTIONS.map((reaction) => (
        <CharacterFigure
          key={reaction}
          id={character}
          mood={reaction}
          alt=""
          className={classes.ahead}
        />
      ))}
      <CharacterFigure
        id={character}
        mood={mood}
        alt=""
        className={cx(classes.figure, mood === 'happy' && classes.hop)}
      />
    </Stage>
  );
}
