import type * as z from 'zod/mini';
import { CLASS_CODE_LENGTH, FORMER_CODE_DAYS } from '#shared/constants/classroom.ts';
import type { ClassMember, SchoolClass, classesApi } from '#shared/contracts/classes.contract.ts';
import type { ClassRow, Tx } from '../../db/schema.ts';
import { readableCode } from '../../lib/readable-code.ts';
import type { ServerContext } from '../../server-context.ts';
import { classTarget } from '../audit/audit-targets.ts';
import { createAudited, type By } from '../audit/audited.ts';
import {
  getClass,
  getCountedClass,
  insertClass,
  isCodeTaken,
  keepFormerCode,
  listClasses,
  saveClass,
} from './classes.repository.ts';
import { byName, inList, toClassMember, toSchoolClass } from './classes.views.ts';
import { momentOf } from '../../lib/timebase.ts';
import { findSchool } from '../school/school.repository.ts';
import { listMembers } from './members.repository.ts';
import { resumeClass } from '../play/pauses.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

type NewClass = z.output<(typeof classesApi.create)['body']>;
type Settings = z.output<(typeof classesApi.update)['body']>;

export interface ClassesService {
  list(): Promise<SchoolClass[]>;
  /** All but `list` and `create` throw NOT_FOUND. */
  detail(id: number): Promise<{ class: SchoolClass; members: ClassMember[] }>;
  create(body: NewClass, by: By): Promise<SchoolClass>;
  update(id: number, settings: Settings, by: By): Promise<SchoolClass>;
  renewCode(id: number, by: By): Promise<SchoolClass>;
  archive(id: number, archived: boolean, by: By): Promise<SchoolClass>;
}

/** The classes of the school. */
export function createClasses(context: ServerContext): ClassesService {
  const { db, clock } = context;
  const audited = createAudited(context);
  const view = async (trx: Tx, id: number) => toSchoolClass(await getCountedClass(trx, id));

  return {
    async list() {
      const classes = await listClasses(db);
      const isArchived = (row: ClassRow) => Number(row.archived_at !== null);
      return classes
        .sort((a, b) => isArchived(a) - isArchived(b) || byName(a, b) || a.id - b.id)
        .map(toSchoolClass);
    },

    async detail(id) {
      const row = await getCountedClass(db, id);
      const members = (await listMembers(db, id)).sort(inList);
      return { class: toSchoolClass(row), members: members.map(toClassMember) };
    },

    create: ({ name, kkm }, by) =>
      audited(by, async (trx, audit) => {
        const code = await freeCode(trx);
        const id = await insertClass(trx, {
          name,
          code,
          kkm: kkm ?? (await findSchool(trx)).kkm,
          now: clock.now(),
        });
        await audit({ action: 'class.create', target: classTarget({ id, name }) });
        return view(trx, id);
      }),

    update: (id, { name, kkm, rankingVisible }, by) =>
      audited(by, async (trx, audit) => {
        const old = await getClass(trx, id);
        const changes = {
          ...(name === undefined ? {} : change('name', old.name, name)),
          ...(kkm === undefined ? {} : change('kkm', String(old.kkm), String(kkm))),
          ...(rankingVisible === undefined || rankingVisible === (old.ranking_visible === 1)
            ? {}
            : { rankingVisible }),
        };
        if (Object.keys(changes).length > 0) {
          await saveClass(trx, id, {
            ...(name === undefined ? {} : { name }),
            ...(kkm === undefined ? {} : { kkm }),
            ...(rankingVisible === undefined ? {} : { ranking_visible: rankingVisible ? 1 : 0 }),
          });
          const target = classTarget({ id, name: name ?? old.name });
          await audit({ action: 'class.update', target, ...changes });
        }
        return view(trx, id);
      }),

    renewCode: (id, by) =>
      audited(by, async (trx, audit) => {
        const old = await getClass(trx, id);
        const until = clock.now() + FORMER_CODE_DAYS * DAY_MS;
        await keepFormerCode(trx, { class_id: id, code: old.code, until });
        await saveClass(trx, id, { code: await freeCode(trx) });
        await audit({ action: 'class.renewCode', target: classTarget(old) });
        return view(trx, id);
      }),

    archive: (id, archived, by) =>
      audited(by, async (trx, audit) => {
        const old = await getClass(trx, id);
        if ((old.archived_at !== null) !== archived) {
          if (archived) await resumeClass(trx, old, momentOf(context));
          await saveClass(trx, id, { archived_at: archived ? clock.now() : null });
          const action = archived ? 'class.archive' : 'class.restore';
          await audit({ action, target: classTarget(old) });
        }
        return view(trx, id);
      }),
  };
}

/** A join code that no class has. */
async function freeCode(trx: Tx): Promise<string> {
  for (;;) {
    const code = readableCode(CLASS_CODE_LENGTH);
    if (!(await isCodeTaken(trx, code))) return code;
  }
}

const change = <K extends string>(key: K, from: string, to: string) =>
  from === to ? {} : ({ [key]: { from, to } } as Record<K, { from: string; to: string }>);
