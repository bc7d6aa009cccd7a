import type { CharacterId } from '../constants/characters.ts';
import { LOCAL_PLAY, SESSION, type Level } from '../constants/game.ts';
import type { RunKind } from '../contracts/run.ts';
import { isDeserted, levelPoints } from './level-run.ts';
import {
  answerOutcome,
  type AnswerOutcome,
  type GivenAnswer,
  type JudgedAnswer,
} from './session.ts';

/** What the kinds of runs do differently; everything else is one path. */
export interface RunRules {
  /** Seconds to answer one question. */
  questionSeconds: number;
  /** Lives at the start. */
  lives: number;
  /** Milliseconds after which a run that nobody touched is abandoned. */
  waitMs: number;
  /** Whether the server's clock can make an answer late, or only the page has one. */
  isTimed: boolean;
  /** Points that a question is worth, before any bonus. */
  worth: (question: { points: number }) => number;
  judge: (answer: JudgedAnswer) => AnswerOutcome;
  /** Whether these answers, in their order, are those of a seat that somebody has left. */
  isDeserted: (answers: readonly GivenAnswer[]) => boolean;
}

export const RUN_RULES: Readonly<Record<RunKind, RunRules>> = {
  challenge: {
    questionSeconds: SESSION.questionSeconds,
    lives: SESSION.lives,
    waitMs: SESSION.idleMinutes * 60_000,
    isTimed: true,
    worth: ({ points }) => points,
    judge: answerOutcome,
    isDeserted: () => false,
  },
  level: {
    questionSeconds: LOCAL_PLAY.questionSeconds,
    lives: 0,
    waitMs: LOCAL_PLAY.waitHours * 3_600_000,
    isTimed: false,
    worth: () => levelPoints(true),
    judge: ({ matches }) => ({ isCorrect: matches, points: levelPoints(matches), lives: 0 }),
    isDeserted,
  },
};

/** What a player has one unfinished run of: the challenge, or each level of each character. */
export const levelSlot = (characterId: CharacterId, level: Level): string =>
  `level ${characterId} ${level}`;
export const CHALLENGE_SLOT = 'challenge';
