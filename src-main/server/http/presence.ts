import { PRESENCE_SECONDS } from '#shared/constants/limits.ts';
import type { Clock } from '../lib/clock.ts';
import type { Actor } from './context.ts';

export interface PresentPlayer {
  id: number;
  username: string;
  /** Milliseconds since their last call. */
  age: number;
}

/** Which players are at work from other machines. Nothing depends on it but what the teacher sees. */
export interface Presence {
  seen(actor: Actor): void;
  /** Those of the last minute, by name. */
  players(): PresentPlayer[];
  clear(): void;
}

export function createPresence(clock: Clock): Presence {
  const last = new Map<number, { username: string; at: number }>();
  return {
    seen({ id, username, role }) {
      if (role === 'player') last.set(id, { username, at: clock.monotonic() });
    },
    players() {
      const now = clock.monotonic();
      for (const [id, { at }] of last) {
        if (now - at > PRESENCE_SECONDS * 1_000) last.delete(id);
      }
      return [...last]
        .map(([id, { username, at }]) => ({ id, username, age: now - at }))
        .sort((a, b) => a.username.localeCompare(b.username, 'id') || a.id - b.id);
    },
    clear: () => last.clear(),
  };
}
