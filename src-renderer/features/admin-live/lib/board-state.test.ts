import { describe, expect, it } from 'vitest';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import type { BoardTile } from '#shared/contracts/admin-live.contract.ts';
import { bestOf, nameAmong, nextBoard } from './board-state.ts';

const NOW = '2026-07-20T02:12:00.000Z';
const SUBJECT: SchoolClass = {
  _id: '1',
  name: 'Kelas 5B',
  code: 'K4WN9',
  kkm: 75,
  rankingVisible: true,
  pausedAt: null,
  archivedAt: null,
  createdAt: NOW,
  memberCount: 3,
  withoutPinCount: 0,
};
const tile = (_id: string, change: Partial<BoardTile> = {}): BoardTile => ({
  _id,
  name: `Siswa ${_id}`,
  number: _id,
  presence: 'gone',
  where: 'menu',
  characterId: null,
  level: null,
  sessionId: null,
  question: null,
  of: null,
  right: 0,
  wrong: 0,
  questionSince: null,
  isStuck: false,
  isPinGuessed: false,
  ...change,
});
const snapshot = (...tiles: BoardTile[]) =>
  nextBoard(null, { type: 'snapshot', now: NOW, class: SUBJECT, tiles });
const ids = (board: ReturnType<typeof nextBoard>) => board?.tiles.map(({ _id }) => _id);

describe('the board', () => {
  it('stands in the order of the list, whatever happens', () => {
    const board = snapshot(tile('10'), tile('2'), tile('1'), tile('7', { number: null }));
    expect(ids(board)).toEqual(['1', '2', '10', '7']);
    const later = nextBoard(board, {
      type: 'tiles',
      now: NOW,
      tiles: [tile('10', { right: 9 }), tile('3')],
      removed: ['2'],
    });
    expect(ids(later)).toEqual(['1', '3', '10', '7']);
    expect(later?.tiles[2]?.right).toBe(9);
  });

  it('knows nothing before its first snapshot, and takes over what a later one says', () => {
    expect(
      nextBoard(null, { type: 'tiles', now: NOW, tiles: [tile('1')], removed: [] }),
    ).toBeNull();
    const board = snapshot(tile('1'));
    const paused = { ...SUBJECT, pausedAt: NOW };
    expect(nextBoard(board, { type: 'class', now: NOW, class: paused })?.class.pausedAt).toBe(NOW);
    expect(
      ids(nextBoard(board, { type: 'snapshot', now: NOW, class: SUBJECT, tiles: [tile('4')] })),
    ).toEqual(['4']);
  });
});

it('tells equal names apart by their numbers, and leaves the others', () => {
  const tiles = [
    tile('1', { name: 'Ani' }),
    tile('2', { name: 'ani' }),
    tile('3', { name: 'Budi' }),
    tile('4', { name: 'Ani', number: null }),
  ];
  expect(tiles.map((one) => nameAmong(tiles, one))).toEqual(['Ani (1)', 'ani (2)', 'Budi', 'Ani']);
});

it('ranks by right answers, and nobody without one', () => {
  const tiles = [
    tile('1', { right: 2 }),
    tile('2'),
    tile('3', { right: 5, wrong: 1 }),
    tile('4', { right: 5 }),
  ];
  expect(bestOf(tiles, 2).map(({ _id }) => _id)).toEqual(['4', '3']);
  expect(bestOf(tiles, 9)).toHaveLength(3);
});
