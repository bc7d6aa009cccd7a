import {
  IconArrowRight,
  IconCircleCheck,
  IconLock,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { Aksara } from '../../../components/Aksara.tsx';
import { Badge } from '../../../components/Badge.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { LevelCardState, LevelCardView } from '../lib/level-cards.ts';
import { levelTexts } from '../texts.ts';
import { ClothStrip } from './ClothStrip.tsx';
import classes from './LevelCard.module.css';

/** How far a level has come that waits to be gone on with. */
export interface Standing {
  answered: number;
  questions: number;
}

interface LevelCardProps {
  card: LevelCardView;
  standing: Standing | undefined;
  character: CharacterId;
  onStart: () => void;
}

const SMALL = { size: 18, stroke: 2.2, 'aria-hidden': true } as const;

/** One level: what it came to so far, and the way into it. */
export function LevelCard({ card, standing, character, onStart }: LevelCardProps) {
  const { level, state, score, attempts } = card;
  const locked = state === 'locked';
  return (
    <button
      type="button"
      data-c={character}
      aria-disabled={locked || undefined}
      className={cx(classes.root, classes[state])}
      onClick={locked ? undefined : onStart}
    >
      <span className={classes.number}>
        {locked ? (
          <IconLock size={50} stroke={2} aria-hidden="true" />
        ) : (
          <>
            <Aksara name={`n${level}`} className={classes.aksara} />
            <ClothStrip character={character} />
          </>
        )}
      </span>
      <span className={classes.words}>
        <b className={classes.title}>{levelTexts.level(level)}</b>
        <StateBadge state={state} />
        {locked && <span className={classes.meta}>{levelTexts.lockedHint(level - 1)}</span>}
        {!locked && (score !== null || attempts !== null) && (
          <span className={classes.meta}>
            {score !== null && (
              <span className={classes.score}>
                {levelTexts.score} {formatNumber(score)}
              </span>
            )}
            {attempts !== null && <span>{levelTexts.attempts(formatNumber(attempts))}</span>}
          </span>
        )}
        {standing && (
          <span className={classes.meta}>
            {levelTexts.unfinished(standing.answered, standing.questions)}
          </span>
        )}
      </span>
      {state === 'open' && (
        <span className={classes.start}>
          {standing ? levelTexts.goOn : levelTexts.start}
          <IconArrowRight size={20} stroke={2.2} aria-hidden="true" />
        </span>
      )}
      {state === 'done' && (
        <span className={classes.again}>
          <IconRefresh size={24} stroke={2.2} aria-hidden="true" />
          <span>{standing ? levelTexts.goOn : levelTexts.again}</span>
        </span>
      )}
    </button>
  );
}

function StateBadge({ state }: { state: LevelCardState }) {
  switch (state) {
    case 'done':
      return (
        <Badge tone="ok" icon={<IconCircleCheck {...SMALL} />}>
          {levelTexts.done}
        </Badge>
      );
    case 'open':
      return (
        <Badge tone="warn" icon={<IconPlayerPlay {...SMALL} />}>
          {levelTexts.open}
        </Badge>
      );
    case 'locked':
      return (
        <Badge tone="mute" icon={<IconLock {...SMALL} />}>
          {levelTexts.locked}
        </Badge>
      );
  }
}
