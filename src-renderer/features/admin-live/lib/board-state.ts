import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import type { BoardEvent, BoardTile } from '#shared/contracts/admin-live.contract.ts';
import { folded } from '#shared/rules/folded.ts';
import { boardTexts as texts } from '../texts.ts';

/** A class as the board shows it. */
export interface Board {
  class: SchoolClass;
  tiles: readonly BoardTile[];
}

/** The board after an event; null until the first snapshot. Nobody changes their place by playing. */
export function nextBoard(board: Board | null, event: BoardEvent): Board | null {
  if (event.type === 'snapshot') return { class: event.class, tiles: inOrder(event.tiles) };
  if (board === null) return null;
  if (event.type === 'class') return { ...board, class: event.class };
  const tiles = new Map(board.tiles.map((tile) => [tile._id, tile]));
  for (const tile of event.tiles) tiles.set(tile._id, tile);
  for (const id of event.removed) tiles.delete(id);
  return { ...board, tiles: inOrder([...tiles.values()]) };
}

/** As in the attendance list: by number where there are numbers, then by name. */
const inOrder = (tiles: readonly BoardTile[]): BoardTile[] =>
  [...tiles].sort(
    (a, b) =>
      (a.number ?? '\uffff').localeCompare(b.number ?? '\uffff', 'id', { numeric: true }) ||
      a.name.localeCompare(b.name, 'id'),
  );

/** A pupil's name, with their number where another pupil of the class has the same name. */
export function nameAmong(tiles: readonly BoardTile[], { _id, name, number }: BoardTile): string {
  const isShared = tiles.some((other) => other._id !== _id && isSameName(other.name, name));
  return isShared && number !== null ? texts.numbered(name, number) : name;
}

const isSameName = (a: string, b: string): boolean => folded(a) === folded(b);

/** Those with the most right answers, the best first; nobody without any. */
export const bestOf = (tiles: readonly BoardTile[], count: number): BoardTile[] =>
  tiles
    .filter(({ right }) => right > 0)
    .sort((a, b) => b.right - a.right || a.wrong - b.wrong)
    .slice(0, count);
