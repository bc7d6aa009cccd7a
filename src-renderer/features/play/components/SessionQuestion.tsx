import { useMemo, type Dispatch } from 'react';
import { SESSION } from '#shared/constants/game.ts';
import type { AnswerResult, SessionQuestion as Question } from '#shared/contracts/game.contract.ts';
import type { Verdict } from '../lib/card-question.ts';
import { clock } from '../lib/clock.ts';
import { moodOf } from '../lib/mood.ts';
import { sayingOf } from '../lib/saying.ts';
import { isLastVerdict, questionOnScreen, type SessionAction } from '../lib/session-game.ts';
import type { SessionGame } from '../lib/session-state.ts';
import {
  bonusOf,
  fromSessionQuestion,
  isLateAnswer,
  sessionCells,
  sessionDraft,
  sessionStreak,
  sessionVerdict,
} from '../lib/session-view.ts';
import { sessionTexts } from '../session-texts.ts';
import { CharacterPanel } from './CharacterPanel.tsx';
import { CorrectAnswer } from './CorrectAnswer.tsx';
import type { Feedback } from './FeedbackBanner.tsx';
import { PlayLayout } from './PlayLayout.tsx';
import { QuestionArea } from './QuestionArea.tsx';
import { SessionHeldNote } from './SessionHeldNote.tsx';
import { SessionLives } from './SessionLives.tsx';
import { SessionTrouble } from './SessionTrouble.tsx';

interface SessionQuestionProps {
  game: SessionGame;
  dispatch: Dispatch<SessionAction>;
}

/** One question of a server session, before and after its verdict. */
export function SessionQuestion({ game, dispatch }: SessionQuestionProps) {
  const { session, result } = game;
  const question = questionOnScreen(game);
  const card = useMemo(() => question && fromSessionQuestion(question), [question]);
  if (card === undefined || question === undefined) return null;

  const answer = result?.answers[result.answers.length - 1];
  const verdict = answer === undefined ? null : sessionVerdict(question, answer);
  const number = session.questions.indexOf(question) + 1;
  const streak = sessionStreak(session);
  const position = sessionTexts.position(number, session.totalQuestions);
  return (
    <PlayLayout
      score={session.score}
      panel={
        <CharacterPanel
          character={session.characterId}
          mood={moodOf(verdict, game.hintShown)}
          saying={verdict && sayingOf(verdict, streak)}
          label={<SessionLives lives={session.lives} />}
          position={position}
          streak={streak}
          cells={sessionCells(session, verdict !== null)}
        />
      }
    >
      <QuestionArea
        question={card}
        label={position}
        character={session.characterId}
        draft={answer === undefined ? game.draft : sessionDraft(question, answer)}
        timer={{
          deadline: game.deadline,
          seconds: SESSION.questionSeconds,
          warningSeconds: SESSION.warningSeconds,
          stopped: game.phase !== 'answering' || game.pausedAt !== null,
        }}
        verdict={verdict}
        streak={streak}
        feedback={
          verdict &&
          result && {
            ...sessionFeedback(question, verdict, result),
            deadline: game.deadline,
            seconds: isLastVerdict(game) ? SESSION.resultDelaySeconds : SESSION.feedbackSeconds,
            isLast: isLastVerdict(game),
            held: game.held,
            heldNote: isLastVerdict(game) ? undefined : (
              <SessionHeldNote deadline={game.nextDeadline} />
            ),
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
      <SessionTrouble phase={game.phase} trouble={game.trouble} />
    </PlayLayout>
  );
}

/** An essay shows its key also when it was right: it may have been written another way. */
function sessionFeedback(
  question: Question,
  verdict: Verdict,
  { isCorrect, points, lives, answers }: AnswerResult,
): Pick<Feedback, 'title' | 'detail' | 'isRight'> {
  if (!isCorrect) {
    const answer = answers[answers.length - 1];
    const isLate = answer !== undefined && isLateAnswer(question, answer);
    return {
      title: sessionTexts.wrong,
      detail: isLate ? sessionTexts.late : <CorrectAnswer verdict={verdict} />,
      isRight: false,
    };
  }
  const bonus = bonusOf(question, points);
  return {
    title: sessionTexts.right(points),
    detail:
      verdict.correctIndex === null ? (
        <CorrectAnswer verdict={verdict} />
      ) : bonus > 0 ? (
        sessionTexts.bonus(question.points, bonus)
      ) : lives === 0 ? (
        sessionTexts.noBonus
      ) : undefined,
    isRight: true,
  };
}
