import { useMemo, type Dispatch } from 'react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { LOCAL_PLAY } from '#shared/constants/game.ts';
import { fromPlayQuestion, type Verdict } from '../lib/card-question.ts';
import { clock } from '../lib/clock.ts';
import { currentQuestion, isLastFeedback, type LevelGameAction } from '../lib/level-game.ts';
import type { LevelGame } from '../lib/level-game-state.ts';
import { progressCells, runningStreak, verdictOf } from '../lib/level-result.ts';
import { moodOf } from '../lib/mood.ts';
import { sayingOf } from '../lib/saying.ts';
import { playTexts } from '../texts.ts';
import { CharacterPanel } from './CharacterPanel.tsx';
import { CorrectAnswer } from './CorrectAnswer.tsx';
import type { Feedback } from './FeedbackBanner.tsx';
import { PlayLayout } from './PlayLayout.tsx';
import { QuestionArea } from './QuestionArea.tsx';

interface LevelQuestionProps {
  character: CharacterId;
  game: LevelGame;
  dispatch: Dispatch<LevelGameAction>;
  score: number;
}

/** One question of local play, before and after its answer. */
export function LevelQuestion({ character, game, dispatch, score }: LevelQuestionProps) {
  const question = currentQuestion(game);
  const card = useMemo(() => question && fromPlayQuestion(question), [question]);
  if (card === undefined) return null;

  const last = game.answers[game.answers.length - 1];
  const answer = game.phase === 'feedback' ? last : undefined;
  const verdict = answer === undefined ? null : verdictOf(answer);
  const number = game.answers.length + (answer === undefined ? 1 : 0);
  const streak = runningStreak(game);
  const position = playTexts.position(number, game.questions.length);
  return (
    <PlayLayout
      score={score}
      panel={
        <CharacterPanel
          character={character}
          mood={moodOf(verdict, game.hintShown)}
          saying={verdict && sayingOf(verdict, streak)}
          label={playTexts.level(game.level)}
          position={position}
          streak={streak}
          cells={progressCells(game)}
        />
      }
    >
      <QuestionArea
        question={card}
        label={position}
        character={character}
        draft={game.draft}
        timer={{
          deadline: game.deadline,
          seconds: LOCAL_PLAY.questionSeconds,
          warningSeconds: LOCAL_PLAY.warningSeconds,
          stopped: game.pausedAt !== null,
        }}
        verdict={verdict}
        streak={streak}
        feedback={
          verdict && {
            ...localFeedback(verdict),
            deadline: game.deadline,
            seconds: LOCAL_PLAY.feedbackSeconds,
            isLast: isLastFeedback(game),
            held: game.held,
            onHold: () => dispatch({ type: 'hold' }),
            onContinue: () => dispatch({ type: 'continue', now: clock() }),
          }
        }
        translated={game.translated}
        hintShown={game.hintShown}
        onChoose={(index) => dispatch({ type: 'choose', index })}
        onWrite={(text) => dispatch({ type: 'write', text })}
        onSubmit={() => dispatch({ type: 'submit', now: clock() })}
        onToggleTranslation={() => dispatch({ type: 'toggle-translation' })}
        onToggleHint={() => dispatch({ type: 'toggle-hint' })}
      />
    </PlayLayout>
  );
}

/** An essay shows its key also when it was right: it may have been written another way (section 2). */
function localFeedback(verdict: Verdict): Pick<Feedback, 'title' | 'detail' | 'isRight'> {
  const isRight = verdict.outcome === 'right';
  const showsKey = !isRight || verdict.correctIndex === null;
  return {
    title: isRight ? playTexts.right : playTexts.wrong,
    detail: showsKey ? <CorrectAnswer verdict={verdict} /> : playTexts.points,
    isRight,
  };
}
