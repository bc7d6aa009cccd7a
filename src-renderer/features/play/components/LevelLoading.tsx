import type { UseQueryResult } from '@tanstack/react-query';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import type { Level } from '#shared/constants/game.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { playTexts } from '../texts.ts';

interface LevelLoadingProps {
  name: string;
  level: Level;
  questions: UseQueryResult<PlayQuestion[]>;
}

/** What stands where the first question will be. */
export function LevelLoading({ name, level, questions }: LevelLoadingProps) {
  if (questions.isError && !questions.isFetching) {
    return (
      <ErrorState
        message={errorText(questions.error, playTexts.loadFailed)}
        onRetry={() => void questions.refetch()}
      />
    );
  }
  if (questions.data?.length === 0) {
    return (
      <EmptyState
        title={playTexts.noQuestions(name, level)}
        help={playTexts.noQuestionsHelp}
        action={
          <ButtonLink variant="prada" to={paths.levelSelection}>
            {playTexts.backToLevels}
          </ButtonLink>
        }
      />
    );
  }
  return <LoadingState text={playTexts.loading} />;
}
