import { useMemo, type Dispatch } from 'react';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { clock } from '../lib/clock.ts';
import { moodOf } from '../lib/mood.ts';
import { RUN_CLOCK } from '../lib/run-clock.ts';
import { isLastVerdict, questionOnScreen, type RunAction } from '../lib/run-game.ts';
import type { RunGame } from '../lib/run-state.ts';
import {
  draftOf,
  progressCells,
  runningStreak,
  scoreOf,
  toCard,
  verdictOf,
} from '../lib/run-view.ts';
import { sayingOf } from '../lib/saying.ts';
import { CharacterPanel } from './CharacterPanel.tsx';
import { PlayLayout } from './PlayLayout.tsx';
import { QuestionArea } from './QuestionArea.tsx';
import type { RunLook } from './run-look.ts';
import { RunTrouble } from './RunTrouble.tsx';

interface RunQuestionProps {
  game: RunGame;
  dispatch: Dispatch<RunAction>;
  look: RunLook;
  /** Levels that this play has finished before; score and streak go on from them. */
  before?: readonly GameSession[];
}

/** One question of a run, before and after its verdict. */
export function RunQuestion({ game, dispatch, look, before = [] }: RunQuestionProps) {
  const { session, result } = game;
  const question = questionOnScreen(game);
  const card = useMemo(() => question && toCard(question), [question]);
  if (card === undefined || question === undefined) return null;

  const times = RUN_CLOCK[session.kind];
  const answer = result === null ? undefined : session.answers.at(-1);
  const verdict = answer === undefined ? null : verdictOf(question, answer);
  const number = session.questions.indexOf(question) + 1;
  const streak = runningStreak(...before, session);
  const position = look.position(number, session.totalQuestions);
  const isLast = isLastVerdict(game);
  return (
    <PlayLayout
      score={scoreOf(...before, session)}
      leaving={session.kind}
      panel={
        <CharacterPanel
          character={session.characterId}
          mood={moodOf(verdict, game.hintShown)}
          saying={verdict && sayingOf(verdict, streak)}
          label={look.label(session)}
          position={position}
          streak={streak}
          cells={progressCells(session, verdict !== null)}
        />
      }
    >
      <QuestionArea
        question={card}
        label={position}
        character={session.characterId}
        draft={answer === undefined ? game.draft : draftOf(question, answer)}
        timer={{
          deadline: game.deadline,
          seconds: times.questionSeconds,
          warningSeconds: times.warningSeconds,
          stopped: game.phase !== 'answering' || game.pausedAt !== null,
        }}
        verdict={verdict}
        streak={streak}
        feedback={
          verdict && {
            ...look.feedback(question, verdict, game),
            deadline: game.deadline,
            seconds: (isLast ? times.resultDelayMs : times.feedbackMs) / 1_000,
            isLast,
            held: game.held,
            onHold: () => dispatch({ type: 'hold' }),
            onContinue: () => dispatch({ type: 'continue', now: clock() }),
          }
        }
        translated={game.translated}
        hintShown={game.hintShown}
        busy={game.phase === 'sending'}
        onChoose={(index) => dispatch({ type: 'choose', index })}
        onWrite={(text) => dispatch({ type: 'write', text })}
        onSubmit={() => dispatch({ type: 'submit', now: clock() })}
        onToggleTranslation={() => dispatch({ type: 'toggle-translation' })}
        onToggleHint={() => dispatch({ type: 'toggle-hint' })}
      />
      <RunTrouble game={game} look={look} />
    </PlayLayout>
  );
}
