import type { Tone } from './saron.ts';
import { readStored, writeStored } from './storage.ts';

/** Loaded with the first tone: who plays quietly, as most do, never fetches it. */
const loadSaron = () => import('./saron.ts');
let saron: ReturnType<typeof loadSaron> | undefined;

const listeners = new Set<() => void>();

/** Whether this player wants to hear the game. Off until chosen, and off again for the next player. */
export const isSoundOn = (): boolean => readStored('sound') === 'on';

/** Switches the sound and remembers it; switched on, it lets itself be heard. */
export function chooseSound(on: boolean): void {
  writeStored('sound', on ? 'on' : 'off');
  for (const listener of listeners) listener();
  if (on) playTone('right');
  else void saron?.then(({ silence }) => silence(), forget);
}

/** Also when another tab of the same player switches it. Returns how to stop. */
export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Plays a tone, once for each delay (seconds from now), if the player wants to hear the game.
 * Nothing waits for it, and a browser without sound only stays quiet.
 */
export function playTone(tone: Tone, delays: readonly number[] = [0]): void {
  if (!isSoundOn() || !hasBeenTouched()) return;
  saron ??= loadSaron();
  saron.then(({ play }) => isSoundOn() && play(tone, delays), forget);
}

/** The next tone tries again. */
function forget(): void {
  saron = undefined;
}

/** Browsers refuse sound before the first touch. Firefox 115 cannot tell, and keeps quiet by itself. */
const hasBeenTouched = (): boolean =>
  (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
