import { RUN_RULES } from '#shared/rules/run.ts';
import { secondsUsed, sinceServed } from '#shared/rules/session.ts';
import type { GameSessionRow } from '../../db/schema.ts';
import type { Moment } from '../../lib/timebase.ts';

type Served = Pick<
  GameSessionRow,
  'current_index' | 'served_at' | 'served_monotonic' | 'served_boot'
>;

/**
 * Seconds since the current question was served, as one moment finds it. Setting the PC's clock changes
 * nothing; the wall clock is asked only when the server was restarted in between (reliability 3.8).
 */
export const elapsedSeconds = (session: Served, moment: Moment): number =>
  sinceServed({
    monotonic: monotonicSince(session, moment),
    wall: moment.now - session.served_at,
    afterFeedback: isAfterFeedback(session),
  });

/** Seconds used of the current question's time. */
export const usedSeconds = (session: Served, moment: Moment, claimed = 0): number =>
  secondsUsed({
    sinceServed: elapsedSeconds(session, moment),
    claimed,
    afterFeedback: isAfterFeedback(session),
  });

/** The client shows the last feedback first; before the first question there is none. */
const isAfterFeedback = (session: Served): boolean => session.current_index > 0;

/** Whether an active run has been left alone for too long. A question is served at each touch. */
export function isIdle(
  session: Served & Pick<GameSessionRow, 'touched_at' | 'kind'>,
  moment: Moment,
): boolean {
  const untouched = monotonicSince(session, moment) ?? moment.now - session.touched_at;
  return untouched >= RUN_RULES[session.kind].waitMs;
}

const monotonicSince = (session: Served, moment: Moment): number | undefined =>
  session.served_boot === moment.bootId ? moment.monotonic - session.served_monotonic : undefined;
