import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { classTarget, memberTarget } from '../audit/audit-targets.ts';
import { createAudited, type By } from '../audit/audited.ts';
import { revokeFamilies } from '../auth/families.repository.ts';
import { getClass, getCountedClass } from '../classes/classes.repository.ts';
import { toSchoolClass } from '../classes/classes.views.ts';
import { getMember, listMembers } from '../classes/members.repository.ts';
import { pauseClass, resumeClass } from '../play/pauses.repository.ts';
import { momentOf } from '../../lib/timebase.ts';
import { abandonSession, findActiveSessionId } from '../play/sessions.repository.ts';

/** All throw NOT_FOUND; the last two answer the name of the pupil. */
export interface ClassroomService {
  /** Throws CLASS_ARCHIVED. */
  pause(classId: number, paused: boolean, by: By): Promise<SchoolClass>;
  /** Throws SESSION_OVER when they play none. */
  endSession(classId: number, userId: number, by: By): Promise<string>;
  signOut(classId: number, userId: number, by: By): Promise<string>;
}

/** What a teacher does with a class while it plays. */
export function createClassroom(context: ServerContext): ClassroomService {
  const { clock, bootId, live, streams } = context;
  const audited = createAudited(context);

  return {
    async pause(classId, paused, by) {
      const { view, userIds, pausedSince } = await audited(by, async (trx, audit) => {
        const old = await getClass(trx, classId);
        if (old.archived_at !== null) throw new AppError('CLASS_ARCHIVED');
        const moment = momentOf(context);
        const isPaused = old.paused_at !== null;
        if (isPaused !== paused) {
          if (paused) await pauseClass(trx, classId, moment);
          else await resumeClass(trx, old, moment);
          const action = paused ? 'class.pause' : 'class.resume';
          await audit({ action, target: classTarget(old) });
        }
        const seated = (await listMembers(trx, classId)).filter((one) => one.removed_at === null);
        return {
          view: toSchoolClass(await getCountedClass(trx, classId)),
          userIds: seated.map((one) => one.user_id),
          // Another run of the server knew other players, by another clock.
          pausedSince: paused || old.paused_boot !== bootId ? null : old.paused_monotonic,
        };
      });
      if (pausedSince !== null) live.activities.skip(userIds, pausedSince);
      await live.refresh();
      return view;
    },

    async endSession(classId, userId, by) {
      const { name, sessionId } = await audited(by, async (trx, audit) => {
        const member = await getMember(trx, classId, userId);
        const active = await findActiveSessionId(trx, userId);
        if (active === undefined) throw new AppError('SESSION_OVER');
        await abandonSession(trx, { userId, id: active });
        await audit({ action: 'member.endSession', target: memberTarget(member) });
        return { name: member.name, sessionId: active };
      });
      live.activities.play(userId, { where: 'menu', sessionId: null });
      live.players.tell(userId, { type: 'session-ended', sessionId: String(sessionId) });
      return name;
    },

    async signOut(classId, userId, by) {
      const { name } = await audited(by, async (trx, audit) => {
        const member = await getMember(trx, classId, userId);
        await revokeFamilies(trx, userId, clock.now());
        await audit({ action: 'member.signOut', target: memberTarget(member) });
        return member;
      });
      await streams.recheck(userId);
      return name;
    },
  };
}
