import { describe, expect, it } from 'vitest';
import type { LevelProgress } from '#shared/contracts/progress.contract.ts';
import { defaultLevels, levelCards } from './level-cards.ts';

const progress = (change: Partial<LevelProgress>): LevelProgress => ({
  level: 1,
  isUnlocked: true,
  isCompleted: false,
  score: 0,
  attempts: 0,
  ...change,
});

describe('levelCards', () => {
  it('opens level 1 alone by default', () => {
    expect(levelCards(defaultLevels()).map((card) => card.state)).toEqual([
      'open',
      'locked',
      'locked',
      'locked',
    ]);
  });

  it.each([
    [{ isCompleted: true, score: 1_000, attempts: 2 }, 'done', 1_000, 2],
    [{ isCompleted: false, score: 500, attempts: 1 }, 'open', null, 1],
    [{ isUnlocked: false }, 'locked', null, null],
    [{ isCompleted: true, score: 0, attempts: 0 }, 'done', 0, null],
  ] as const)('%j', (change, state, score, attempts) => {
    expect(levelCards([progress(change)])[0]).toEqual({ level: 1, state, score, attempts });
  });

  it('always shows four levels in order', () => {
    const cards = levelCards([progress({ level: 3 }), progress({ level: 2, isUnlocked: false })]);
    expect(cards.map((card) => [card.level, card.state])).toEqual([
      [1, 'open'],
      [2, 'locked'],
      [3, 'open'],
      [4, 'locked'],
    ]);
  });
});
