import { useId } from 'react';
import { IconArrowRight, IconListSearch, IconReload } from '@tabler/icons-react';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { CELEBRATION_FROM_PERCENT, type Level } from '#shared/constants/game.ts';
import { nextLevel } from '#shared/rules/level.ts';
import { Button } from '../../../components/Button.tsx';
import type { LevelResult } from '../lib/run-result.ts';
import type { SaveState } from '../lib/save-state.ts';
import { resultTexts } from '../result-texts.ts';
import { AccuracyRing } from './AccuracyRing.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultNumbers } from './ResultNumbers.tsx';
import { ResultStage } from './ResultStage.tsx';
import { SaveStatus } from './SaveStatus.tsx';

interface LevelDoneProps {
  character: CharacterId;
  playerName: string;
  level: Level;
  result: LevelResult;
  save: SaveState;
  onNext: () => void;
  onRetry: () => void;
  onReview: () => void;
}

const ICON = { size: 20, stroke: 2.2, 'aria-hidden': true } as const;

/** End of levels 1 to 3. The way on follows the server, which may have the next level open from before. */
export function LevelDone(props: LevelDoneProps) {
  const { character, level, result, save } = props;
  const next = nextLevel(level);
  const needsId = useId();
  const isNextOpen = save.status === 'saved' && save.isNextOpen;
  return (
    <ResultStage
      character={character}
      mood={result.completed ? 'happy' : 'kind'}
      celebrates={result.share >= CELEBRATION_FROM_PERCENT}
      title={resultTexts.levelDone(level)}
      subtitle={
        result.completed
          ? resultTexts.levelCompleted(props.playerName, characterOf(character).name)
          : resultTexts.levelMissed(result.needed, result.correct)
      }
      aside={<AccuracyRing percent={result.accuracy} isGood={result.completed} />}
    >
      <ResultNumbers {...result} />
      <SaveStatus save={save} />
      <ResultActions>
        {next !== undefined && (
          <Button
            variant="prada"
            disabled={!isNextOpen}
            rightIcon={<IconArrowRight {...ICON} />}
            aria-describedby={isNextOpen ? undefined : needsId}
            onClick={props.onNext}
          >
            {resultTexts.next(next)}
          </Button>
        )}
        {!isNextOpen && !result.completed && (
          <Button variant="prada" leftIcon={<IconReload {...ICON} />} onClick={props.onRetry}>
            {resultTexts.retry}
          </Button>
        )}
        <Button leftIcon={<IconListSearch {...ICON} />} onClick={props.onReview}>
          {resultTexts.review}
        </Button>
      </ResultActions>
      {next !== undefined && save.status === 'saved' && !isNextOpen && (
        <p id={needsId}>{resultTexts.nextNeeds(next, result.needed)}</p>
      )}
    </ResultStage>
  );
}
