import { expect, it } from 'vitest';
import { accuracyByCharacter } from './accuracy.ts';

const row = (level: 1 | 2 | 3 | 4, timesAnswered: number, shareCorrect: number | null) => ({
  characterId: 'petruk' as const,
  level,
  questionCount: 20,
  timesAnswered,
  shareCorrect,
});

it('has every character, levels in their order, and whole percents', () => {
  const all = accuracyByCharacter([row(2, 3, 2 / 3), row(1, 8, 0.995), row(3, 0, null)]);
  expect(all.map((entry) => entry.character.name)).toEqual(['Semar', 'Gareng', 'Petruk', 'Bagong']);
  const petruk = all[2];
  expect(petruk?.levels.map((level) => [level.level, level.percent])).toEqual([
    [1, 100],
    [2, 67],
    [3, null],
  ]);
  expect(petruk?.timesAnswered).toBe(11);
  expect(all[0]?.levels).toEqual([]);
});
