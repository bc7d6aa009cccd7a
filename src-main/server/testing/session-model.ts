import fc from 'fast-check';
import type { GameSession } from '#shared/contracts/game.contract.ts';

/**
 * A small model of the rules, in numbers of its own: whatever players do in whatever order, server
 * and model must agree on every verdict, score, life and total (P25, P26).
 */
export interface Model {
  sessions: ModelSession[];
  totals: { totalScore: number; gamesPlayed: number; highestScore: number };
}
export interface ModelSession {
  drawn: GameSession;
  index: number;
  score: number;
  lives: number;
  status: 'active' | 'completed' | 'abandoned';
  /** When the current question was served, and whether the server was restarted since. */
  servedAt: number;
  isRestarted: boolean;
  verdicts: string[];
}

/** What a player answers with. */
export type Kind = 'right' | 'wrong' | 'blank' | 'noChoice';
/** What players, and the power supply, may do next. */
export type Step =
  | { do: 'start'; count: number; twice: boolean }
  | { do: 'answer'; kind: Kind; after: number; claimed: number; rival?: Kind }
  | { do: 'repeat'; session: number; question: number; kind: Kind }
  | { do: 'wrongQuestion'; ahead: number }
  | { do: 'complete'; session: number }
  | { do: 'trespass' }
  | { do: 'wait'; seconds: number }
  | { do: 'restart' };

const kind = fc.constantFrom<Kind>('right', 'right', 'wrong', 'blank', 'noChoice');
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      count: fc.integer({ min: 1, max: 5 }),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record(
      {
        do: fc.constant('answer' as const),
        kind,
        after: fc.constantFrom(0, 1.5, 6, 9, 25, 35, 36, 38),
        claimed: fc.constantFrom(0, 0, 4, 31, 36),
        rival: kind,
      },
      { requiredKeys: ['do', 'kind', 'after', 'claimed'] },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('repeat' as const),
      session: fc.nat(),
      question: fc.nat(),
      kind,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wrongQuestion' as const), ahead: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('complete' as const), session: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('trespass' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(60, 1_799, 1_800),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
);

/** The verdict on an answer given now, from the sentences of the decisions. */
export function judge(session: ModelSession, choice: Kind, claimed: number, now: number) {
  const feedback = session.index === 0 ? 0 : 2;
  let served = (now - session.servedAt) / 1_000;
  if (session.isRestarted) served = Math.min(served, 35 + feedback);
  const used = Math.max(0, served - feedback, claimed);
  if (choice !== 'right' || used > 35) {
    return { isCorrect: false, points: 0, lives: Math.max(0, session.lives - 1) };
  }
  const bonus = session.lives > 0 ? Math.floor(Math.max(0, Math.ceil(30 - used)) / 6) : 0;
  return { isCorrect: true, points: 10 + bonus, lives: session.lives };
}

/** Half an hour without an answer ends a session. */
export function lapse(model: Model, now: number): void {
  for (const session of model.sessions) {
    const idle = now - session.servedAt;
    if (session.status === 'active' && idle >= 1_800_000) session.status = 'abandoned';
  }
}
