import { isLastVerdict } from '../lib/run-game.ts';
import { isLateAnswer } from '../lib/run-view.ts';
import { sessionTexts } from '../session-texts.ts';
import { CorrectAnswer } from './CorrectAnswer.tsx';
import type { RunLook } from './run-look.ts';
import { SessionHeldNote } from './SessionHeldNote.tsx';
import { SessionLives } from './SessionLives.tsx';

/** A challenge on screen. */
export const challengeLook: RunLook = {
  position: sessionTexts.position,
  label: ({ lives }) => <SessionLives lives={lives} />,
  feedback(question, verdict, game) {
    const heldNote = isLastVerdict(game) ? undefined : (
      <SessionHeldNote deadline={game.nextDeadline} />
    );
    const answer = game.session.answers.at(-1);
    if (answer?.isCorrect !== true) {
      const isLate = answer !== undefined && isLateAnswer(question, answer);
      return {
        title: sessionTexts.wrong,
        detail: isLate ? sessionTexts.late : <CorrectAnswer verdict={verdict} />,
        isRight: false,
        heldNote,
      };
    }
    const bonus = Math.max(0, answer.points - question.points);
    return {
      title: sessionTexts.right(answer.points),
      // An essay shows its key also when it was right: it may have been written another way.
      detail:
        verdict.correctIndex === null ? (
          <CorrectAnswer verdict={verdict} />
        ) : bonus > 0 ? (
          sessionTexts.bonus(question.points, bonus)
        ) : game.session.lives === 0 ? (
          sessionTexts.noBonus
        ) : undefined,
      isRight: true,
      heldNote,
    };
  },
  trouble: ({ trouble }) =>
    trouble === null ? null : trouble === 'network' ? sessionTexts.lost : sessionTexts.busy,
};
