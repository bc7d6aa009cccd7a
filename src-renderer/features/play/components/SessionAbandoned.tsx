import { IconHome, IconListSearch, IconPlayerPlay } from '@tabler/icons-react';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { tallyOf } from '../lib/run-result.ts';
import { sessionTexts } from '../session-texts.ts';
import { resultTexts } from '../result-texts.ts';
import { ResultActions } from './ResultActions.tsx';
import { ResultNumbers } from './ResultNumbers.tsx';
import { ResultStage } from './ResultStage.tsx';
import type { PlayAgain } from './SessionResult.tsx';

interface SessionAbandonedProps {
  session: GameSession;
  /** The teacher has ended it. */
  byTeacher: boolean;
  playAgain: PlayAgain;
  onReview: () => void;
}

const ICON = { size: 20, stroke: 2.2, 'aria-hidden': true } as const;

/** A session that cannot go on: how far it came, why it ended, and where to go now. */
export function SessionAbandoned({
  session,
  byTeacher,
  playAgain,
  onReview,
}: SessionAbandonedProps) {
  const words = wordsOf(session, byTeacher);
  return (
    <ResultStage
      character={session.characterId}
      mood="kind"
      celebrates={false}
      title={words.title}
      subtitle={words.help}
    >
      <ResultNumbers {...tallyOf(session)} />
      <ResultActions>
        <Button
          variant="prada"
          busy={playAgain.busy}
          leftIcon={<IconPlayerPlay {...ICON} />}
          onClick={playAgain.onStart}
        >
          {playAgain.busy ? sessionTexts.starting : words.again}
        </Button>
        {session.answers.length > 0 && (
          <Button leftIcon={<IconListSearch {...ICON} />} onClick={onReview}>
            {resultTexts.review}
          </Button>
        )}
        <ButtonLink to={paths.dashboard} leftIcon={<IconHome {...ICON} />}>
          {sessionTexts.toDashboard}
        </ButtonLink>
      </ResultActions>
      {playAgain.error !== null && <Notice tone="no">{playAgain.error}</Notice>}
    </ResultStage>
  );
}

function wordsOf({ level }: GameSession, byTeacher: boolean) {
  const again = level === null ? sessionTexts.startNew : sessionTexts.playLevel;
  if (byTeacher) return { title: sessionTexts.ended, help: sessionTexts.endedHelp, again };
  return level === null
    ? { title: sessionTexts.abandoned, help: sessionTexts.abandonedHelp, again }
    : {
        title: sessionTexts.levelAbandoned(level),
        help: sessionTexts.levelAbandonedHelp,
        again,
      };
}
