import { sharingApi } from '#shared/contracts/sharing.contract.ts';
import { AppError } from '#shared/errors.ts';
import { sharingTexts } from '#shared/texts/sharing.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createAudited } from '../audit/audited.ts';
import { runSelfTest } from './self-test.ts';
import type { SharingSnapshot } from './sharing.service.ts';
import { toSharingState } from './sharing.views.ts';

/** 'Buka untuk kelas', for admins at the server's own machine. */
export function registerSharing({ mount }: Routes, context: ServerContext): void {
  const { sharing, listeners, presence, clock, options } = context;
  const audited = createAudited(context);
  const view = (snapshot: SharingSnapshot) =>
    toSharingState(snapshot, { port: listeners.port, now: clock.now(), presence });

  mount(sharingApi.state, async () => ({ data: view(await sharing.look()) }));

  // Sockets are no part of a transaction: the line follows what was done.
  mount(sharingApi.open, async ({ body }, by) => {
    const snapshot = await sharing.open(body.addresses);
    const addresses = snapshot.opened.map(({ address }) => address);
    await audited(by, (_trx, audit) => audit({ action: 'class.open', addresses }));
    return { data: view(snapshot), message: sharingTexts.opened };
  });

  mount(sharingApi.close, async (_input, by) => {
    const snapshot = await sharing.close();
    await audited(by, (_trx, audit) => audit({ action: 'class.close' }));
    return { data: view(snapshot), message: sharingTexts.closed };
  });

  mount(sharingApi.selfTest, async () => {
    const { isOpen, addresses } = view(await sharing.look());
    if (!isOpen) throw new AppError('SHARING_CLOSED');
    const data = await runSelfTest({
      addresses: addresses.filter(({ state }) => state !== 'available'),
      reachedByOthers: listeners.sawOthers,
      version: options.version,
      platform: process.platform,
    });
    return { data };
  });
}
