import type { CharacterId } from '#shared/constants/characters.ts';
import type { GameSession, GameSessionSummary } from '#shared/contracts/game.contract.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useStartChallenge } from '../api/start-challenge.ts';
import { challengeTexts } from '../challenge-texts.ts';
import { ChallengeCard } from './ChallengeCard.tsx';

interface ChallengeProps {
  character: CharacterId;
  unfinished: GameSessionSummary | undefined;
  onOpen: (run: Pick<GameSession, '_id'>) => void;
}

/** The challenge below the levels, with what it takes to start one. */
export function Challenge({ character, unfinished, onOpen }: ChallengeProps) {
  const { start, busy, error } = useStartChallenge(onOpen);
  return (
    <ChallengeCard
      busy={busy}
      error={error && errorText(error, challengeTexts.challengeFailed)}
      unfinished={
        unfinished && {
          answered: unfinished.answers.length,
          questions: unfinished.totalQuestions,
          onGoOn: () => onOpen(unfinished),
        }
      }
      onStart={() => start(character)}
    />
  );
}
