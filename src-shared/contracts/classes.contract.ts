import * as z from 'zod/mini';
import {
  CANDIDATES_MAX,
  CLASS_NAME_MAX,
  FORMER_CODE_DAYS,
  MARK_MAX,
  MEMBERS_PER_CALL,
  MEMBER_NAME_MAX,
  MEMBER_NAME_MIN,
  MEMBER_NUMBER_MAX,
  PIN_BATCH,
  ROSTER_BODY_LIMIT,
  ROSTER_CELL_MAX,
  ROSTER_ROWS_MAX,
} from '../constants/classroom.ts';
import { classTexts } from '../texts/classes.ts';
import { isFormula, isUnsafeInNames } from './auth.contract.ts';
import { Id, IdParam, Search, Timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A class as admins see it in the list. */
export const SchoolClass = z.object({
  _id: Id,
  name: z.string(),
  /** What pupils type to come in: five letters and digits, none of them easily mixed up. */
  code: z.string(),
  /** Mark from 0 to 100 at which a pupil has passed. */
  kkm: z.int(),
  /** Off: pupils do not see the class's rankings; the teacher always does. */
  rankingVisible: z.boolean(),
  /** Since when the class is paused; null while it plays. */
  pausedAt: z.nullable(Timestamp),
  /** An archived class keeps all its data, but nobody comes in by its code. */
  archivedAt: z.nullable(Timestamp),
  createdAt: Timestamp,
  /** Who has a seat now. */
  memberCount: z.int(),
  /** Of these, who has no PIN yet. */
  withoutPinCount: z.int(),
});
export type SchoolClass = z.infer<typeof SchoolClass>;

/** A seat in a class, taken or given up, as admins see it. */
export const ClassMember = z.object({
  /** The pupil's user. */
  _id: Id,
  name: z.string(),
  /** Place in the attendance list (No. absen), as typed. */
  number: z.nullable(z.string()),
  /** The school's number of the pupil (NIS or NISN), as typed. */
  studentNumber: z.nullable(z.string()),
  username: z.string(),
  hasPin: z.boolean(),
  pinSetAt: z.nullable(Timestamp),
  /** Deactivated among the users: they cannot come in. */
  isActive: z.boolean(),
  lastLogin: z.nullable(Timestamp),
  /** Since when they are out of the class; null while they have their seat. */
  removedAt: z.nullable(Timestamp),
});
export type ClassMember = z.infer<typeof ClassMember>;

/** A row of a roster file as it was read, cells untouched. */
export const RosterRow = z.object({
  name: z.string().check(z.maxLength(ROSTER_CELL_MAX)),
  number: z.optional(z.nullable(z.string().check(z.maxLength(ROSTER_CELL_MAX)))),
  /** NIS or NISN. */
  studentNumber: z.optional(z.nullable(z.string().check(z.maxLength(ROSTER_CELL_MAX)))),
});
export type RosterRow = z.infer<typeof RosterRow>;

/**
 * What becomes of a row. `new`: a pupil is added. `existing`: they have their seat already.
 * `completed`: they have their seat, and get a number that only the file knows. `returning`: they
 * were taken out of this class and get their seat back. `repeated`: the same pupil stands further up in
 * the file. `wrong`: `reason` says what to mend.
 */
export const ROSTER_STATUSES = [
  'new',
  'existing',
  'completed',
  'returning',
  'repeated',
  'wrong',
] as const;

export const PlannedRow = z.object({
  /** Place in the list that was sent, from 1. */
  row: z.int(),
  /** As it will be stored: trimmed, inner spaces folded. */
  name: z.string(),
  number: z.nullable(z.string()),
  studentNumber: z.nullable(z.string()),
  status: z.enum(ROSTER_STATUSES),
  /** Why it is wrong, or what the teacher should look at; Indonesian, null when all is well. */
  reason: z.nullable(z.string()),
});
export type PlannedRow = z.infer<typeof PlannedRow>;

export const RosterPlan = z.object({
  rows: z.array(PlannedRow),
  counts: z.object({
    new: z.int(),
    existing: z.int(),
    completed: z.int(),
    returning: z.int(),
    repeated: z.int(),
    wrong: z.int(),
  }),
  /** Members whom the file does not name. They stay as they are. */
  notInFile: z.int(),
});
export type RosterPlan = z.infer<typeof RosterPlan>;

/** A login card: the only time that a PIN is told. */
export const LoginCard = z.object({
  _id: Id,
  name: z.string(),
  number: z.nullable(z.string()),
  /** Four digits. */
  pin: z.string(),
});
export type LoginCard = z.infer<typeof LoginCard>;

/** A player with an account of their own, who may be given a seat. */
export const Candidate = z.object({
  /** The user. */
  _id: Id,
  username: z.string(),
  email: z.string(),
  /** In which class they have a seat already; null while they can be added. */
  className: z.nullable(z.string()),
});
export type Candidate = z.infer<typeof Candidate>;

export const ClassName = z.string({ error: classTexts.nameLength }).check(
  z.trim(),
  z.normalize('NFC'),
  z.minLength(1, { error: classTexts.nameLength }),
  z.maxLength(CLASS_NAME_MAX, { error: classTexts.nameLength }),
  z.refine((name) => !isUnsafeInNames(name), { error: classTexts.unsafeName }),
  z.refine((name) => !isFormula(name), { error: classTexts.nameStart }),
);

const Kkm = z
  .int({ error: classTexts.kkmRange })
  .check(
    z.minimum(0, { error: classTexts.kkmRange }),
    z.maximum(MARK_MAX, { error: classTexts.kkmRange }),
  );

/** A pupil's name as the class calls them: 2 to 50 characters, inner spaces folded. */
export const MemberName = z.string({ error: classTexts.memberRequired }).check(
  z.overwrite((name) => name.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  z.minLength(1, { error: classTexts.memberRequired, abort: true }),
  z.minLength(MEMBER_NAME_MIN, { error: classTexts.memberLength }),
  z.maxLength(MEMBER_NAME_MAX, { error: classTexts.memberLength }),
  z.refine((name) => !isUnsafeInNames(name), { error: classTexts.unsafeName }),
  z.refine((name) => !isFormula(name), { error: classTexts.nameStart }),
);

/** Place in the attendance list, or NIS or NISN; blank says that there is none. */
export const MemberNumber = z.pipe(
  z.string().check(
    z.overwrite((number) => number.normalize('NFC').replace(/\s+/gu, ' ').trim()),
    z.maxLength(MEMBER_NUMBER_MAX, { error: classTexts.numberLength }),
    z.refine((number) => !isUnsafeInNames(number) && !isFormula(number), {
      error: classTexts.unsafeNumber,
    }),
  ),
  z.transform((number) => (number === '' ? null : number)),
);

/** How the class's list names a pupil. */
const MemberNames = z.object({
  name: MemberName,
  number: z.nullable(MemberNumber),
  /** Left out, it stays. */
  studentNumber: z.optional(z.nullable(MemberNumber)),
});

export const ClassParams = z.object({ id: IdParam });
export const MemberParams = z.object({ id: IdParam, memberId: IdParam });
const MemberIds = z.array(IdParam).check(z.minLength(1), z.maxLength(MEMBERS_PER_CALL));
const Roster = z.object({
  rows: z.array(RosterRow).check(z.minLength(1), z.maxLength(ROSTER_ROWS_MAX)),
});
const OneClass = z.object({ class: SchoolClass });
const OneMember = z.object({ member: ClassMember });

/** Classes and their members; each write leaves a line in the audit log. */
export const classesApi = {
  list: endpoint({
    method: 'GET',
    path: '/admin/classes',
    access: 'admin',
    summary: 'All classes by name, the archived ones last.',
    response: z.array(SchoolClass),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/classes',
    access: 'admin',
    summary: 'Makes a class with a join code of its own.',
    status: 201,
    /** Without a KKM, the school's. */
    body: z.object({ name: ClassName, kkm: z.optional(Kkm) }),
    response: OneClass,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/classes/:id',
    access: 'admin',
    summary: 'A class with all its seats in the order of its list, those given up included.',
    params: ClassParams,
    response: z.object({ class: SchoolClass, members: z.array(ClassMember) }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/classes/:id',
    access: 'admin',
    summary: 'Renames a class or changes its settings; what is left out stays.',
    params: ClassParams,
    body: z.object({
      name: z.optional(ClassName),
      kkm: z.optional(Kkm),
      rankingVisible: z.optional(z.boolean()),
    }),
    response: OneClass,
  }),
  renewCode: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/code',
    access: 'admin',
    summary: `Gives a class another join code; the old one opens it for ${FORMER_CODE_DAYS} more days.`,
    params: ClassParams,
    response: OneClass,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/archive',
    access: 'admin',
    summary: 'Archives a class, or takes it back. Nothing is deleted.',
    params: ClassParams,
    body: z.object({ archived: z.boolean() }),
    response: OneClass,
  }),
  previewRoster: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/roster/preview',
    access: 'admin',
    summary: 'What importing these rows would do, row by row; nothing is written.',
    params: ClassParams,
    body: Roster,
    response: RosterPlan,
    bodyLimit: ROSTER_BODY_LIMIT,
  }),
  importRoster: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/roster/import',
    access: 'admin',
    summary:
      'Adds the new pupils and gives the returning ones their seats back; wrong and repeated rows are left out. Nobody is deleted or renamed; the same file twice changes nothing.',
    params: ClassParams,
    body: Roster,
    response: RosterPlan,
    bodyLimit: ROSTER_BODY_LIMIT,
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/admin/classes/:id/candidates',
    access: 'admin',
    summary: `Players whose username or email contains the text, at most ${CANDIDATES_MAX}, by username.`,
    params: ClassParams,
    query: z.object({ search: Search }),
    response: z.array(Candidate),
  }),
  addMember: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/members',
    access: 'admin',
    summary:
      'Gives a player with an account of their own a seat; all they have reached comes with them. ALREADY_SEATED when they have one.',
    status: 201,
    params: ClassParams,
    body: z.extend(MemberNames, { userId: IdParam }),
    response: OneMember,
  }),
  updateMember: endpoint({
    method: 'PUT',
    path: '/admin/classes/:id/members/:memberId',
    access: 'admin',
    summary: 'Renames a member or changes their numbers.',
    params: MemberParams,
    body: MemberNames,
    response: OneMember,
  }),
  setSeat: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/members/:memberId/seat',
    access: 'admin',
    summary:
      'Takes a member out of the class, which signs them out, or gives them their seat back. Their data stays.',
    params: MemberParams,
    body: z.object({ seated: z.boolean() }),
    response: OneMember,
  }),
  moveMembers: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/members/move',
    access: 'admin',
    summary: 'Moves members to another class, with their PINs and all their data.',
    params: ClassParams,
    body: z.object({ memberIds: MemberIds, to: IdParam }),
    response: z.object({ moved: z.int() }),
  }),
  makePins: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/pins',
    access: 'admin',
    summary: `New PINs, told this once: for the members named, or for those who never had one. At most ${PIN_BATCH} a call; \`remaining\` says for how many to ask again.`,
    params: ClassParams,
    body: z.object({
      memberIds: z.optional(z.array(IdParam).check(z.minLength(1), z.maxLength(PIN_BATCH))),
    }),
    response: z.object({ cards: z.array(LoginCard), remaining: z.int() }),
  }),
};
