import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { periodStart } from '../../lib/local-day.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import {
  countRanked,
  findRank,
  listBest,
  countStandings,
  findStanding,
  listStandings,
  type Board,
  type Ranked,
} from './leaderboard.repository.ts';

export function registerLeaderboard({ mount }: Routes, { db, clock }: ServerContext): void {
  mount(progressApi.leaderboard, async ({ query }) => ({
    data: (await listBest(db, query.limit)).map(toEntry),
  }));

  mount(gameApi.leaderboard, async ({ query }, { actor }) => {
    const { period, limit } = query;
    if (period === 'all' && query.characterId === undefined) {
      return {
        data: {
          leaderboard: (await listBest(db, limit)).map(toEntry),
          me: (await findRank(db, actor.id)) ?? null,
          totalPlayers: await countRanked(db),
        },
      };
    }
    const characterId = query.characterId ?? '';
    const board: Board = { period, characterId, since: periodStart(period, clock.now()) };
    return {
      data: {
        leaderboard: (await listStandings(db, board, limit)).map(toEntry),
        me: (await findStanding(db, board, actor.id)) ?? null,
        totalPlayers: await countStandings(db, board),
      },
    };
  });
}

const toEntry = ({ id, ...entry }: Ranked) => ({ ...entry, userId: String(id) });
