import { useSyncExternalStore } from 'react';
import type { z } from 'zod/mini';
import type { Activity } from '#shared/contracts/live.contract.ts';

/**
 * What the teacher's commands mean for the screens of the game, and what they tell them. The channel
 * itself is loaded after signing in; until then, and without a class, nothing here ever changes.
 */
interface LiveState {
  /** The class is paused: clocks stand still, nothing can be answered. */
  isPaused: boolean;
  /** The server session that the teacher has ended last. */
  endedSession: string | null;
}

export type ActivityReport = z.input<typeof Activity>;

const QUIET: LiveState = { isPaused: false, endedSession: null };

let state = QUIET;
let activity: ActivityReport = { where: 'menu' };
const screens = new Set<() => void>();
const channels = new Set<() => void>();

export const useLiveState = (): LiveState => useSyncExternalStore(onChange, () => state);

/** Sets what the teacher has said. */
export function setLiveState(change: Partial<LiveState>): void {
  state = { ...state, ...change };
  for (const tell of screens) tell();
}

/** Forgets everything about a player who is gone. */
export function resetLive(): void {
  activity = { where: 'menu' };
  setLiveState(QUIET);
}

/** Says where the player is, for the teacher's board. */
export function reportActivity(now: ActivityReport): void {
  activity = now;
  for (const tell of channels) tell();
}

export const currentActivity = (): ActivityReport => activity;

/** Registers who passes reports on. Returns how to stop. */
export function onActivity(listener: () => void): () => void {
  channels.add(listener);
  return () => channels.delete(listener);
}

function onChange(listener: () => void): () => void {
  screens.add(listener);
  return () => screens.delete(listener);
}
