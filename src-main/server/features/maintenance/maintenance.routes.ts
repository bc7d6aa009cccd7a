import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { maintenanceTexts, moveTexts } from '#shared/texts/maintenance.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createMaintenance } from './maintenance.service.ts';

/** Data and backups, for admins at the server's own machine. */
export function registerMaintenance({ mount, file }: Routes, context: ServerContext): void {
  const { backups } = context;
  const maintenance = createMaintenance(context);

  mount(maintenanceApi.state, async () => ({ data: await maintenance.state() }));

  mount(maintenanceApi.notices, async () => ({ data: await maintenance.notices() }));

  mount(maintenanceApi.markRead, () => {
    maintenance.markRead();
    return { data: null };
  });

  mount(maintenanceApi.move, async ({ body }, by) => {
    await maintenance.move(body.folder, by);
    return { data: null, message: moveTexts.wished };
  });

  mount(maintenanceApi.clearPrevious, () => {
    maintenance.clearPrevious();
    return { data: null, message: moveTexts.previousDeleted };
  });

  mount(maintenanceApi.backUp, async (_input, by) => ({
    data: await maintenance.backUp(by),
    message: maintenanceTexts.backedUp,
  }));

  file(maintenanceApi.downloadBackup, async ({ params }, _request, response) => {
    const { name, bytes } = backups.get(params.name);
    response.set({
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
    });
    await pipeline(createReadStream(join(backups.dir, name)), response);
  });

  mount(maintenanceApi.deleteBackup, async ({ params }, by) => {
    await maintenance.remove(params.name, by);
    return { data: null, message: maintenanceTexts.deleted };
  });

  mount(maintenanceApi.checkBackup, async ({ body }) => ({ data: await maintenance.check(body) }));

  mount(maintenanceApi.restore, async ({ body }, request) => {
    const { replaced, auditEnds } = await maintenance.restore(body, request);
    const { restored, auditEnded } = maintenanceTexts;
    return { data: { replaced }, message: auditEnds ? `${restored} ${auditEnded}` : restored };
  });
}
