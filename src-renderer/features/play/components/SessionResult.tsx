import { IconListSearch, IconReload } from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import { CELEBRATION_FROM_PERCENT, PRAISE } from '#shared/constants/game.ts';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { praiseFor } from '#shared/rules/praise.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { proverbFor } from '../lib/proverb.ts';
import { tallyOf } from '../lib/run-result.ts';
import { sessionTexts } from '../session-texts.ts';
import { resultTexts } from '../result-texts.ts';
import { AccuracyRing } from './AccuracyRing.tsx';
import { ProverbQuote } from './ProverbQuote.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultNumbers } from './ResultNumbers.tsx';
import { ResultStage } from './ResultStage.tsx';

/** How another session of the same character is started. */
export interface PlayAgain {
  busy: boolean;
  /** Why it could not be started. */
  error: string | null;
  onStart: () => void;
}

interface SessionResultProps {
  session: GameSession;
  playerName: string;
  playAgain: PlayAgain;
  onReview: () => void;
}

const [, , FAIR] = PRAISE;
const ICON = { size: 20, stroke: 2.2, 'aria-hidden': true } as const;

/** End of a challenge, or a level that is looked at again: numbers, praise, and a saying for the way. */
export function SessionResult({ session, playerName, playAgain, onReview }: SessionResultProps) {
  const profile = characterOf(session.characterId);
  const tally = tallyOf(session);
  const celebrates = tally.share >= CELEBRATION_FROM_PERCENT;
  return (
    <ResultStage
      character={session.characterId}
      mood={tally.share >= FAIR.fromPercent ? 'happy' : 'kind'}
      celebrates={celebrates}
      title={praiseFor(tally.share)}
      subtitle={
        session.level === null
          ? sessionTexts.congratulation(playerName, profile.name)
          : sessionTexts.levelCongratulation(playerName, session.level, profile.name)
      }
      aside={<AccuracyRing percent={tally.accuracy} isGood={celebrates} />}
    >
      <ResultNumbers {...tally} />
      {/* By the session's number, so that the same result is found with the same saying. */}
      <ProverbQuote proverb={proverbFor(profile._id, Number(session._id))} by={profile.name} />
      <ResultActions>
        <Button
          variant="prada"
          busy={playAgain.busy}
          leftIcon={<IconReload {...ICON} />}
          onClick={playAgain.onStart}
        >
          {playAgain.busy ? sessionTexts.starting : resultTexts.playAgain}
        </Button>
        <Button leftIcon={<IconListSearch {...ICON} />} onClick={onReview}>
          {resultTexts.review}
        </Button>
        <ButtonLink to={paths.levelSelection}>{resultTexts.otherLevel}</ButtonLink>
        <ButtonLink to={paths.main}>{resultTexts.otherCharacter}</ButtonLink>
      </ResultActions>
      {playAgain.error !== null && <Notice tone="no">{playAgain.error}</Notice>}
    </ResultStage>
  );
}
