import { playTexts } from '../texts.ts';

/** One cell of the progress strip. */
export type ProgressCell = 'right' | 'wrong' | 'current' | 'open';

/** The strip in words. */
export function cellsLabel(cells: readonly ProgressCell[]): string {
  const count = (wanted: ProgressCell) => cells.filter((cell) => cell === wanted).length;
  return playTexts.progress(count('right'), count('wrong'), cells.length);
}
