import { IconListSearch, IconReload } from '@tabler/icons-react';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { CELEBRATION_FROM_PERCENT, type Level } from '#shared/constants/game.ts';
import { praiseFor } from '#shared/rules/praise.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { paths } from '../../../lib/paths.ts';
import type { LevelResult, Tally } from '../lib/run-result.ts';
import { proverbFor } from '../lib/proverb.ts';
import type { SaveState } from '../lib/save-state.ts';
import { resultTexts } from '../result-texts.ts';
import { AccuracyRing } from './AccuracyRing.tsx';
import { ProverbQuote } from './ProverbQuote.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultNumbers } from './ResultNumbers.tsx';
import { ResultStage } from './ResultStage.tsx';
import { SaveStatus } from './SaveStatus.tsx';

interface FinalSummaryProps {
  character: CharacterId;
  playerName: string;
  level: Level;
  /** Of the whole play, of which the last level is a part. */
  play: Tally;
  lastLevel: LevelResult;
  save: SaveState;
  onPlayAgain: () => void;
  onRetry: () => void;
  onReview: () => void;
}

const ICON = { size: 20, stroke: 2.2, 'aria-hidden': true } as const;

/** End of level 4: the whole play in numbers, praise, and a saying for the way. */
export function FinalSummary(props: FinalSummaryProps) {
  const { play, lastLevel } = props;
  const profile = characterOf(props.character);
  return (
    <ResultStage
      character={props.character}
      mood={lastLevel.completed ? 'happy' : 'kind'}
      celebrates={play.share >= CELEBRATION_FROM_PERCENT}
      title={praiseFor(play.share)}
      subtitle={
        lastLevel.completed
          ? resultTexts.congratulation(props.playerName, props.level, profile.name)
          : resultTexts.lastMissed(profile.name, lastLevel.needed, lastLevel.correct)
      }
      aside={<AccuracyRing percent={play.accuracy} isGood={lastLevel.completed} />}
    >
      <ResultNumbers {...play} />
      <ProverbQuote proverb={proverbFor(profile._id, play.seconds)} by={profile.name} />
      <SaveStatus save={props.save} />
      <ResultActions>
        <Button variant="prada" leftIcon={<IconReload {...ICON} />} onClick={props.onPlayAgain}>
          {resultTexts.playAgain}
        </Button>
        {!lastLevel.completed && <Button onClick={props.onRetry}>{resultTexts.retry}</Button>}
        <Button leftIcon={<IconListSearch {...ICON} />} onClick={props.onReview}>
          {resultTexts.review}
        </Button>
        <ButtonLink to={paths.levelSelection}>{resultTexts.otherLevel}</ButtonLink>
        <ButtonLink to={paths.main}>{resultTexts.otherCharacter}</ButtonLink>
      </ResultActions>
    </ResultStage>
  );
}
