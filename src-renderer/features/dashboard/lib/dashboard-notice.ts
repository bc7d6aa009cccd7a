/** State of a location that leads to the dashboard because a session could not be loaded. */
export const SESSION_FAILED = { notice: 'session-failed' } as const;

/** Whether a location carries that state, which is whatever somebody once put there. */
export const saysSessionFailed = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'notice' in state &&
  state.notice === SESSION_FAILED.notice;
