import { describe, expect, it } from 'vitest';
import { initials, leaderboardView } from './leaderboard-view.ts';

const entry = (n: number, totalScore: number) => ({
  userId: String(n),
  username: `Siswa ${n}`,
  totalScore,
  totalGamesCompleted: n,
});
const top = [entry(1, 900), entry(2, 500)];
const me = { _id: '7', username: 'Ratri' };

describe('leaderboardView', () => {
  it('is empty without players', () => {
    expect(leaderboardView([], undefined, me)).toEqual({
      rows: [],
      pinned: null,
      topScore: 0,
      players: 0,
      averageScore: 0,
    });
  });

  it('marks the own row and pins nothing then', () => {
    const ranking = {
      leaderboard: top.map((row, i) => ({ ...row, rank: i + 1 })),
      me: { rank: 2, totalScore: 500 },
      totalPlayers: 2,
    };
    const view = leaderboardView(top, ranking, { _id: '2', username: 'Siswa 2' });
    expect(view.rows.map((row) => [row.rank, row.isMe])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(view.pinned).toBeNull();
  });

  it('pins the own row with its true rank, and averages over everybody known', () => {
    const ranking = {
      leaderboard: [...top, entry(7, 100)].map((row, i) => ({ ...row, rank: i + 1 })),
      me: { rank: 14, totalScore: 100 },
      totalPlayers: 32,
    };
    const view = leaderboardView(top, ranking, me);
    expect(view.pinned).toEqual({
      rank: 14,
      userId: '7',
      username: 'Ratri',
      totalScore: 100,
      totalGamesCompleted: 7,
      isMe: true,
    });
    expect(view).toMatchObject({ topScore: 900, players: 32, averageScore: 500 });
  });

  it('does without the second ranking', () => {
    const view = leaderboardView(top, undefined, me);
    expect(view).toMatchObject({ pinned: null, players: 2, averageScore: 700 });
  });
});

describe('initials', () => {
  it.each([
    ['Sekar Arum', 'SA'],
    ['ratri', 'R'],
    ['bagas.w', 'BW'],
    ['  Tri  Wulan Dari ', 'TW'],
    ['__', '?'],
    ['éko', 'É'],
  ])('%j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
