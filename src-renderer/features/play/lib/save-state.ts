import type { Level } from '#shared/constants/game.ts';

/** What has become of a result on its way to the server. */
export type SaveState =
  | { status: 'saving' }
  | { status: 'retrying' }
  /** What it has opened, and whether the level behind is open, by this run or an earlier one. */
  | { status: 'saved'; unlocked: Level | null; isNextOpen: boolean }
  | { status: 'refused'; message: string };
