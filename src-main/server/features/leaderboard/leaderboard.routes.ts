import { gameApi, type LeaderboardPeriod } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { localDay, weekStart } from '../../lib/local-day.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import {
  countRanked,
  findRank,
  listBest,
  listRankedByRuns,
  type Ranked,
} from './leaderboard.repository.ts';

export function registerLeaderboard({ mount }: Routes, { db, clock }: ServerContext): void {
  mount(progressApi.leaderboard, async ({ query }) => ({
    data: (await listBest(db, query.limit)).map(toEntry),
  }));

  mount(gameApi.leaderboard, async ({ query }, { actor }) => {
    const { characterId, limit } = query;
    const sinceDay = firstDay(query.period, clock.now());
    if (characterId === undefined && sinceDay === undefined) {
      return {
        data: {
          leaderboard: (await listBest(db, limit)).map(toEntry),
          me: (await findRank(db, actor.id)) ?? null,
          totalPlayers: await countRanked(db),
        },
      };
    }
    const ranked = await listRankedByRuns(db, { characterId, sinceDay });
    const me = ranked.find((entry) => entry.id === actor.id);
    return {
      data: {
        leaderboard: ranked.slice(0, limit).map(toEntry),
        me: me ? { rank: me.rank, totalScore: me.totalScore } : null,
        totalPlayers: ranked.length,
      },
    };
  });
}

const toEntry = ({ id, ...entry }: Ranked) => ({ ...entry, userId: String(id) });

/** First local day of a period: today, this week from Monday, this month; undefined for all time. */
function firstDay(period: LeaderboardPeriod, now: number): string | undefined {
  const date = new Date(now);
  switch (period) {
    case 'all':
      return undefined;
    case 'today':
      return localDay(now);
    case 'week':
      return weekStart(now);
    case 'month':
      date.setDate(1);
      return localDay(date.getTime());
  }
}
