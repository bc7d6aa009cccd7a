import { useState } from 'react';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { useActivityReport } from '../hooks/useActivityReport.ts';
import { useLevelGame } from '../hooks/useLevelGame.ts';
import { useLevelSaving } from '../hooks/useLevelSaving.ts';
import { useEndSound } from '../hooks/usePlaySounds.ts';
import { useResultScreens } from '../hooks/useResultScreens.ts';
import { levelActivity } from '../lib/level-activity.ts';
import { playAnswers, runningScore } from '../lib/level-result.ts';
import { reviewItems } from '../lib/review.ts';
import { LevelLoading } from './LevelLoading.tsx';
import { LevelQuestion } from './LevelQuestion.tsx';
import { PlayLayout } from './PlayLayout.tsx';

interface LevelPlayProps {
  character: CharacterId;
  level: Level;
  playerName: string;
  /** The player's totals after a result was saved. */
  onSaved: (user: UserView) => void;
}

/** Local play, from the first question of a level to its result. */
export function LevelPlay({ character, level, playerName, onSaved }: LevelPlayProps) {
  const { game, dispatch, questions } = useLevelGame(character, level);
  const save = useLevelSaving(game, character, onSaved);
  useEndSound(game.phase === 'level-done' || game.phase === 'summary');
  useActivityReport(levelActivity(character, game));
  const screens = useResultScreens(game.phase !== 'loading');
  const [reviews, setReviews] = useState(false);
  const score = runningScore(game);

  switch (game.phase) {
    case 'loading':
      return (
        <PlayLayout score={score} centred>
          <LevelLoading
            name={characterOf(character).name}
            level={game.level}
            questions={questions}
          />
        </PlayLayout>
      );
    case 'answering':
    case 'feedback':
      return <LevelQuestion character={character} game={game} dispatch={dispatch} score={score} />;
    case 'level-done':
    case 'summary':
    case 'game-over':
      return (
        <PlayLayout score={score}>
          {screens === undefined ? (
            <LoadingState />
          ) : reviews ? (
            <screens.AnswerReview
              character={character}
              items={reviewItems(game.phase === 'summary' ? playAnswers(game) : game.answers)}
              onBack={() => setReviews(false)}
            />
          ) : (
            <screens.LevelOutcome
              character={character}
              playerName={playerName}
              game={game}
              save={save}
              dispatch={dispatch}
              onReview={() => setReviews(true)}
            />
          )}
        </PlayLayout>
      );
  }
}
