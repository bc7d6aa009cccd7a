import { gameApi } from '#shared/contracts/game.contract.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createGameService } from './game.service.ts';

/** Server game sessions; the wheel stands with the characters, the ranking with the leaderboard. */
export function registerGame({ mount, rateLimits }: Routes, context: ServerContext): void {
  const game = createGameService(context);

  mount(gameApi.start, async ({ body }, { actor }) => ({
    data: await game.start(actor.id, body.characterId, body.count),
  }));
  mount(gameApi.answer, async ({ body }, { actor }) => {
    await rateLimits.answer(actor.id);
    return { data: await game.answer(actor.id, body) };
  });
  mount(gameApi.complete, async ({ params }, { actor }) => ({
    data: await game.complete(actor.id, params.id),
  }));
  mount(gameApi.sessions, async ({ query }, { actor }) => ({
    data: { sessions: await game.newest(actor.id, query.limit) },
  }));
  mount(gameApi.session, async ({ params }, { actor }) => ({
    data: await game.get(actor.id, params.id),
  }));
}
