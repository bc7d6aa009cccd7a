/** State of a location that leads to the levels because the wanted one is locked. */
export const LEVEL_LOCKED = { notice: 'level-locked' } as const;

/** Whether a location carries that state, which is whatever somebody once put there. */
export const saysLevelLocked = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'notice' in state &&
  state.notice === LEVEL_LOCKED.notice;
