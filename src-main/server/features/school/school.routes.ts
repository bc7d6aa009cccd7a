import { schoolApi } from '#shared/contracts/school.contract.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createAudited } from '../audit/audited.ts';
import { findSchool, saveSchool } from './school.repository.ts';

export function registerSchool({ mount }: Routes, context: ServerContext): void {
  const audited = createAudited(context);

  mount(schoolApi.read, async () => ({ data: await findSchool(context.db) }));
  mount(schoolApi.update, async ({ body }, by) => {
    await audited(by, async (trx, audit) => {
      await saveSchool(trx, body);
      await audit({ action: 'school.update' });
    });
    return { data: body, message: schoolTexts.saved };
  });
}
