import type { Clock } from './clock.ts';

/** What times are taken from: both clocks, and the run of the process whose monotonic clock it is. */
export interface Timebase {
  clock: Clock;
  /** Names this run of the process: monotonic times of another run mean nothing. */
  bootId: string;
}

/** An instant on both clocks, and the run of the process whose monotonic clock it is. */
export interface Moment {
  now: number;
  monotonic: number;
  bootId: string;
}

export const momentOf = ({ clock, bootId }: Timebase): Moment => ({
  now: clock.now(),
  monotonic: clock.monotonic(),
  bootId,
});
