import type { Level } from '#shared/constants/game.ts';

/** What has become of a result on its way to the server. */
export type SaveState =
  | { status: 'none' }
  | { status: 'saving' }
  | { status: 'retrying' }
  | { status: 'saved'; unlocked: Level | null }
  | { status: 'refused'; message: string };

/** A result that would be lost if the page were closed now. */
export const isUnsaved = ({ status }: SaveState): boolean =>
  status === 'saving' || status === 'retrying';
