import {
  classRankingApi,
  type ClassBoard,
  type ClassRank,
  type MyClassRanking,
} from '#shared/contracts/class-ranking.contract.ts';
import type { CharacterId } from '#shared/constants/characters.ts';
import { weekStart } from '../../lib/local-day.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { getCountedClass } from '../classes/classes.repository.ts';
import { numbersOfEqualNames } from '../classes/classes.views.ts';
import { findSeat, listMembers } from '../classes/members.repository.ts';
import { listByRuns, listByTotal } from './class-ranking.repository.ts';

interface Wish {
  board: ClassBoard;
  characterId?: CharacterId | undefined;
}

/** The rankings within a class, for its members and its teachers. */
export function registerClassRanking({ mount }: Routes, { db, clock }: ServerContext): void {
  mount(classRankingApi.mine, async ({ query }, { actor }) => ({
    data: await rankingFor(actor.id, query),
  }));
  mount(classRankingApi.ofClass, async ({ params, query }) => {
    const { members } = await getCountedClass(db, params.id);
    return { data: { ranking: await rank(params.id, query), memberCount: members } };
  });

  async function rankingFor(userId: number, wish: Wish): Promise<MyClassRanking> {
    const seat = await findSeat(db, userId);
    if (!seat) return { state: 'none', className: null, ranking: [], me: null, memberCount: 0 };
    const { name, members, ranking_visible } = await getCountedClass(db, seat.class_id);
    const head = { className: name, memberCount: members };
    if (ranking_visible === 0) return { state: 'hidden', ...head, ranking: [], me: null };
    const ranking = await rank(seat.class_id, wish);
    const me = ranking.find(({ _id }) => _id === String(userId)) ?? null;
    return { state: 'shown', ...head, ranking, me };
  }

  async function rank(classId: number, { board, characterId }: Wish): Promise<ClassRank[]> {
    const isOverall = board === 'total' && characterId === undefined;
    const winners = isOverall
      ? await listByTotal(db, classId)
      : await listByRuns(db, classId, { characterId, ...spanOf(board, clock.now()) });
    const seated = (await listMembers(db, classId)).filter((member) => member.removed_at === null);
    const numbers = numbersOfEqualNames(seated);
    return winners.map(({ id, name, score }, index) => ({
      rank: index + 1,
      _id: String(id),
      name,
      number: numbers.get(id) ?? null,
      score,
    }));
  }
}

function spanOf(board: ClassBoard, now: number) {
  switch (board) {
    case 'total':
      return {};
    case 'week':
      return { sinceDay: weekStart(now) };
    case 'rise':
      return { sinceDay: weekStart(now, 1), againstDay: weekStart(now) };
  }
}
