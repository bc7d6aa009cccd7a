import { boardApi } from '#shared/contracts/admin-live.contract.ts';
import type { Role } from '#shared/contracts/auth.contract.ts';
import { liveApi } from '#shared/contracts/live.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import type { Actor, RequestContext } from '../../http/context.ts';
import type { Standing } from '../../http/event-streams.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createSignInWatch } from '../auth/sign-in-watch.ts';
import { getClass } from '../classes/classes.repository.ts';
import { createClassroom } from './classroom.service.ts';

export function registerLive({ mount, file, rateLimits }: Routes, context: ServerContext): void {
  const { db, live, presence, streams } = context;
  const classroom = createClassroom(context);

  /** How it stands with who opened a stream and needs this role for it. Who listens counts as present. */
  function watch({ actor, isLoopback }: RequestContext & { actor: Actor }, role?: Role) {
    const look = createSignInWatch(context, actor);
    return async (): Promise<Standing> => {
      const current = await look();
      if (current === 'lapsed') return 'lapsed';
      if (!current || (role && current.role !== role)) return 'ended';
      if (!isLoopback) presence.seen(current);
      return 'allowed';
    };
  }

  file(liveApi.stream, async (_input, from, response) => {
    const { id } = from.actor;
    const stream = streams.open(response, {
      userId: id,
      standing: watch(from),
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
      standing: watch(from, 'admin'),
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
