import type * as z from 'zod/mini';
import type {
  Candidate,
  ClassMember,
  RosterPlan,
  RosterRow,
  classesApi,
} from '#shared/contracts/classes.contract.ts';
import { AppError } from '#shared/errors.ts';
import { isLocalEmail } from '#shared/rules/local-email.ts';
import { isNumberedUsername } from '#shared/rules/numbered-username.ts';
import { planRoster, summariseRoster } from '#shared/rules/roster.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { folded } from '#shared/rules/folded.ts';
import type { ClassMemberRow, Db, Tx } from '../../db/schema.ts';
import { NO_PASSWORD } from '../../lib/passwords.ts';
import type { ServerContext } from '../../server-context.ts';
import { classTarget, memberTarget } from '../audit/audit-targets.ts';
import { createAudited, type By } from '../audit/audited.ts';
import { newUser } from '../auth/auth.service.ts';
import { revokeFamilies } from '../auth/families.repository.ts';
import {
  freeLocalEmail,
  freeUsername,
  getUser,
  insertUser,
  renameUser,
} from '../users/users.repository.ts';
import { momentOf } from '../../lib/timebase.ts';
import { getClass } from './classes.repository.ts';
import { toClassMember } from './classes.views.ts';
import {
  findMembership,
  getMember,
  insertMember,
  listCandidates,
  listMembers,
  saveMember,
  type Member,
  type MemberIdentity,
} from './members.repository.ts';
import { holdSession, releaseSessions } from '../play/pauses.repository.ts';

type NewMember = z.output<(typeof classesApi.addMember)['body']>;
type MemberNames = z.output<(typeof classesApi.updateMember)['body']>;

/** All throw NOT_FOUND for a class or a member that is not there. */
export interface RosterService {
  preview(classId: number, rows: readonly RosterRow[]): Promise<RosterPlan>;
  import(classId: number, rows: readonly RosterRow[], by: By): Promise<RosterPlan>;
  /** Players to choose from, whether they have a class already or not. */
  candidates(classId: number, search: string): Promise<Candidate[]>;
  /** Throws ALREADY_SEATED, NUMBER_TAKEN, and NOT_FOUND for an admin, who plays in no class. */
  add(classId: number, member: NewMember, by: By): Promise<ClassMember>;
  /** Throws NUMBER_TAKEN. */
  update(classId: number, userId: number, names: MemberNames, by: By): Promise<ClassMember>;
  /** Throws NUMBER_TAKEN when their number was given to somebody else meanwhile. */
  setSeat(classId: number, userId: number, seated: boolean, by: By): Promise<ClassMember>;
  /** How many were moved, and to where. Throws NUMBER_TAKEN; then nobody is moved. */
  move(
    classId: number,
    wish: { memberIds: readonly number[]; to: number },
    by: By,
  ): Promise<{ moved: number; className: string }>;
}

/** Who sits in a class. Nobody's data is ever lost here: a seat is given up, not the pupil. */
export function createRoster(context: ServerContext): RosterService {
  const { db, clock } = context;
  const audited = createAudited(context);

  return {
    async preview(classId, rows) {
      await getClass(db, classId);
      const seats = await listSeats(db, classId);
      return summariseRoster(seats, planRoster(seats, rows));
    },

    import: (classId, rows, by) =>
      audited(by, async (trx, audit) => {
        const inClass = await getClass(trx, classId);
        const target = classTarget(inClass);
        // Planned anew: since the preview, another admin may have changed the class.
        const seats = await listSeats(trx, classId);
        const planned = planRoster(seats, rows);
        for (const { status, seat, name, number, studentNumber } of planned) {
          if (status === 'new') await addPupil(trx, classId, { name, number, studentNumber });
          if (!seat || (status !== 'completed' && status !== 'returning')) continue;
          const userId = seat.member.user_id;
          await saveMember(trx, userId, {
            removed_at: null,
            number: seat.number ?? number,
            student_number: seat.studentNumber ?? studentNumber,
          });
          if (status === 'returning') {
            await holdSession(trx, inClass, momentOf(context), userId);
          }
        }
        const plan = summariseRoster(seats, planned);
        const { new: added, returning: returned, completed } = plan.counts;
        if (added + returned + completed > 0) {
          await audit({ action: 'class.import', target, added, returned, completed });
        }
        return plan;
      }),

    async candidates(classId, search) {
      await getClass(db, classId);
      const users = await listCandidates(db, search);
      return users.map(({ id, username, email, class_name }) => ({
        _id: String(id),
        username,
        email,
        className: class_name,
      }));
    },

    add: (classId, { userId, name, number, studentNumber = null }, by) =>
      audited(by, async (trx, audit) => {
        const inClass = await getClass(trx, classId);
        const { name: className } = inClass;
        const { role } = await getUser(trx, userId);
        if (role === 'admin') throw new AppError('NOT_FOUND');
        const old = await findMembership(trx, userId);
        if (old?.removed_at === null) {
          const message = classTexts.alreadySeated(old.class_name);
          throw new AppError('ALREADY_SEATED', { message });
        }
        await assertNumbersFree(trx, classId, { userId, number, studentNumber });
        const seat = { name, number, student_number: studentNumber };
        if (old) await saveMember(trx, userId, { ...seat, class_id: classId, removed_at: null });
        else await insertMember(trx, { userId, classId, name, number, studentNumber });
        await holdSession(trx, inClass, momentOf(context), userId);
        const target = memberTarget({ user_id: userId, name });
        await audit({ action: 'member.add', target, className });
        return view(trx, classId, userId);
      }),

    update: (classId, userId, { name, number, studentNumber: wanted }, by) =>
      audited(by, async (trx, audit) => {
        const old = await getMember(trx, classId, userId);
        const studentNumber = wanted === undefined ? old.student_number : wanted;
        if (old.removed_at === null) {
          await assertNumbersFree(trx, classId, { userId, number, studentNumber });
        }
        const changes = {
          ...change('name', old.name, name),
          ...change('number', old.number, number),
          ...change('studentNumber', old.student_number, studentNumber),
        };
        if (Object.keys(changes).length > 0) {
          await saveMember(trx, userId, { name, number, student_number: studentNumber });
          await renameWith(trx, old, name);
          await audit({ action: 'member.update', target: memberTarget(old), ...changes });
        }
        return view(trx, classId, userId);
      }),

    setSeat: (classId, userId, seated, by) =>
      audited(by, async (trx, audit) => {
        const inClass = await getClass(trx, classId);
        const { name: className } = inClass;
        const old = await getMember(trx, classId, userId);
        if ((old.removed_at === null) !== seated) {
          if (seated) await assertNumbersFree(trx, classId, numbersOf(old));
          if (!seated) await releaseSessions(trx, inClass, momentOf(context), userId);
          await saveMember(trx, userId, { removed_at: seated ? null : clock.now() });
          if (seated) await holdSession(trx, inClass, momentOf(context), userId);
          if (!seated) await revokeFamilies(trx, userId, clock.now());
          const action = seated ? 'member.return' : 'member.remove';
          await audit({ action, target: memberTarget(old), className });
        }
        return view(trx, classId, userId);
      }),

    move: (classId, { memberIds, to }, by) =>
      audited(by, async (trx, audit) => {
        const left = await getClass(trx, classId);
        const { name: from } = left;
        const target = await getClass(trx, to);
        const ids = [...new Set(memberIds)];
        if (to !== classId && ids.length > 0) {
          for (const userId of ids) {
            await assertNumbersFree(trx, to, numbersOf(await getMember(trx, classId, userId)));
            await releaseSessions(trx, left, momentOf(context), userId);
            await saveMember(trx, userId, { class_id: to, removed_at: null });
            await holdSession(trx, target, momentOf(context), userId);
          }
          const count = ids.length;
          await audit({ action: 'class.receive', target: classTarget(target), count, from });
        }
        return { moved: to === classId ? 0 : ids.length, className: target.name };
      }),
  };

  async function addPupil(trx: Tx, classId: number, pupil: MemberIdentity): Promise<void> {
    const username = await freeUsername(trx, pupil.name);
    const email = await freeLocalEmail(trx, username);
    const names = { username, email };
    const user = await insertUser(
      trx,
      newUser({ ...names, passwordHash: NO_PASSWORD, now: clock.now() }),
    );
    await insertMember(trx, { userId: user.id, classId, ...pupil });
  }
}

async function listSeats(db: Db, classId: number) {
  const members = await listMembers(db, classId);
  return members.map((member) => ({
    name: member.name,
    number: member.number,
    studentNumber: member.student_number,
    isRemoved: member.removed_at !== null,
    member,
  }));
}

const view = async (trx: Tx, classId: number, userId: number): Promise<ClassMember> =>
  toClassMember(await getMember(trx, classId, userId));

/**
 * The other rankings know a pupil by their username; the one that was made from their name follows it. With
 * an address of their own they registered themselves, and sign in by what they chose.
 */
async function renameWith(trx: Tx, old: Member, name: string): Promise<void> {
  const isOurs = isLocalEmail(old.email) && isNumberedUsername(old.username, old.name);
  if (old.name === name || !isOurs) return;
  const username = await freeUsername(trx, name);
  await renameUser(trx, old.user_id, { username, email: await freeLocalEmail(trx, username) });
}

interface Numbers {
  userId: number;
  number: string | null;
  studentNumber: string | null;
}

const numbersOf = ({ user_id, number, student_number }: ClassMemberRow): Numbers => ({
  userId: user_id,
  number,
  studentNumber: student_number,
});

/** Numbers tell pupils of one class apart; who has left it does not keep theirs. */
async function assertNumbersFree(trx: Tx, classId: number, wanted: Numbers): Promise<void> {
  const others = (await listMembers(trx, classId)).filter(
    (seat) => seat.user_id !== wanted.userId && seat.removed_at === null,
  );
  for (const path of ['number', 'studentNumber'] as const) {
    const number = wanted[path];
    const holder =
      number === null
        ? undefined
        : others.find((seat) => sameText(numbersOf(seat)[path] ?? '', number));
    if (!holder || number === null) continue;
    const message = classTexts.numberTaken(number, holder.name);
    throw new AppError('NUMBER_TAKEN', { message, errors: [{ path, message }] });
  }
}

const sameText = (a: string, b: string): boolean => folded(a) === folded(b);

const change = <K extends string>(key: K, from: string | null, to: string | null) =>
  from === to
    ? {}
    : ({ [key]: { from: from ?? '–', to: to ?? '–' } } as Record<K, { from: string; to: string }>);
