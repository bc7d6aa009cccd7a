import { boardApi } from '#shared/contracts/admin-live.contract.ts';
import { liveApi } from '#shared/contracts/live.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import type { Actor, RequestContext } from '../../http/context.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { findActor } from '../auth/families.repository.ts';
import { getClass } from '../classes/classes.repository.ts';
import { createClassroom } from './classroom.service.ts';

export function registerLive({ mount, file, rateLimits }: Routes, context: ServerContext): void {
  const { db, clock, live, presence, streams } = context;
  const classroom = createClassroom(context);

  /** Who opened a stream, as they are now, while their sign-in holds. Who listens counts as present. */
  async function listener({ actor, isLoopback }: RequestContext & { actor: Actor }) {
    const { familyId, id: userId } = actor;
    const current = await findActor(db, { familyId, userId, now: clock.now() });
    if (current && !isLoopback) presence.seen(current);
    return current;
  }

  file(liveApi.stream, async (_input, from, response) => {
    const { id } = from.actor;
    const stream = streams.open(response, {
      userId: id,
      isAllowed: async () => (await listener(from)) !== undefined,
      lastWord: { type: 'signed-out' },
      onClose() {
        live.players.remove(id, stream);
        live.boards.changed();
      },
    });
    live.players.add(id, stream);
    await live.refresh(id);
  });
  mount(liveApi.activity, async ({ body }, { actor }) => {
    await rateLimits.activity(actor.id);
    live.activities.report(actor.id, body);
    return { data: null };
  });

  file(boardApi.stream, async ({ params }, from, response) => {
    await getClass(db, params.id);
    const stream = streams.open(response, {
      userId: from.actor.id,
      isAllowed: async () => (await listener(from))?.role === 'admin',
      onClose: () => live.boards.leave(params.id, stream),
    });
    await live.boards.watch(params.id, stream);
  });
  mount(boardApi.pause, async ({ params, body }, by) => {
    const one = await classroom.pause(params.id, body.paused, by);
    const tell = body.paused ? classTexts.paused : classTexts.resumed;
    return { data: { class: one }, message: tell(one.name) };
  });
  mount(boardApi.endSession, async ({ params }, by) => {
    const name = await classroom.endSession(params.id, params.memberId, by);
    return { data: null, message: classTexts.sessionEnded(name) };
  });
  mount(boardApi.signOut, async ({ params }, by) => {
    const name = await classroom.signOut(params.id, params.memberId, by);
    return { data: null, message: classTexts.signedOut(name) };
  });
}
