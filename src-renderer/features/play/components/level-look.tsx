import { FIRST_LEVEL } from '#shared/constants/game.ts';
import { playTexts } from '../texts.ts';
import { CorrectAnswer } from './CorrectAnswer.tsx';
import type { RunLook } from './run-look.ts';

/** A level on screen. */
export const levelLook: RunLook = {
  position: playTexts.position,
  label: ({ level }) => playTexts.level(level ?? FIRST_LEVEL),
  /** An essay shows its key also when it was right: it may have been written another way (section 2). */
  feedback(_question, verdict) {
    const isRight = verdict.outcome === 'right';
    const showsKey = !isRight || verdict.correctIndex === null;
    return {
      title: isRight ? playTexts.right : playTexts.wrong,
      detail: showsKey ? <CorrectAnswer verdict={verdict} /> : playTexts.points,
      isRight,
    };
  },
  trouble: (_game, answersWait) => (answersWait ? playTexts.lost : null),
};
