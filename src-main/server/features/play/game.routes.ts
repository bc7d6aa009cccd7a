import { gameApi } from '#shared/contracts/game.contract.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { afterAnswer, toDoing } from './activity.views.ts';
import { createGameService } from './game.service.ts';

/** Server game sessions; the wheel stands with the characters, the ranking with the leaderboard. */
export function registerGame({ mount, rateLimits }: Routes, context: ServerContext): void {
  const game = createGameService(context);
  const { live } = context;

  mount(gameApi.start, async ({ body }, { actor }) => {
    await rateLimits.sessionStart(actor.id);
    const session = await game.start(actor.id, body.characterId, body.count);
    live.activities.play(actor.id, ...toDoing(session));
    return { data: session };
  });
  mount(gameApi.answer, async ({ body }, { actor }) => {
    await rateLimits.answer(actor.id);
    const result = await game.answer(actor.id, body);
    live.activities.play(actor.id, ...afterAnswer(body.sessionId, result));
    return { data: result };
  });
  mount(gameApi.complete, async ({ params }, { actor }) => {
    const session = await game.complete(actor.id, params.id);
    live.activities.play(actor.id, { where: 'result', sessionId: null });
    return { data: session };
  });
  mount(gameApi.sessions, async ({ query }, { actor }) => ({
    data: { sessions: await game.newest(actor.id, query.limit, query.status) },
  }));
  mount(gameApi.session, async ({ params }, { actor }) => {
    const session = await game.get(actor.id, params.id);
    if (session.status === 'active') live.activities.play(actor.id, ...toDoing(session));
    return { data: session };
  });
}
