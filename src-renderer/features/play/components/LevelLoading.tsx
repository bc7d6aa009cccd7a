import { useEffect, useEffectEvent } from 'react';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { useOutboxTrouble } from '../../../lib/level-outbox.ts';
import { paths } from '../../../lib/paths.ts';
import { playTexts } from '../texts.ts';

interface LevelLoadingProps {
  character: CharacterId;
  level: Level;
  loading: { error: Error | null; failureCount: number; refetch: () => Promise<unknown> };
  onLocked: () => void;
}

/** What stands where the first question will be. Without a run the level is not started. */
export function LevelLoading({ character, level, loading, onLocked }: LevelLoadingProps) {
  const { error, failureCount, refetch } = loading;
  const trouble = useOutboxTrouble();
  const code = error instanceof ApiError ? error.code : null;
  const locked = useEffectEvent(onLocked);
  const isLocked = code === 'LEVEL_LOCKED';

  // The level page says which levels are open.
  useEffect(() => {
    if (isLocked) locked();
  }, [isLocked]);

  if (code === 'NO_QUESTIONS') {
    return (
      <EmptyState
        title={playTexts.noQuestions(characterOf(character).name, level)}
        help={playTexts.noQuestionsHelp}
        action={
          <ButtonLink variant="prada" to={paths.levelSelection}>
            {playTexts.backToLevels}
          </ButtonLink>
        }
      />
    );
  }
  if (error !== null && !isLocked) {
    return (
      <ErrorState
        message={errorText(error, playTexts.startFailed)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <LoadingState text={playTexts.loading} />
      {(failureCount > 0 || trouble !== null) && (
        <Notice tone="warn">{playTexts.notStarted}</Notice>
      )}
    </>
  );
}
