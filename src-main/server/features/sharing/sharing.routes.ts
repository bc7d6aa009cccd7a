import { sharingApi } from '#shared/contracts/sharing.contract.ts';
import { AppError } from '#shared/errors.ts';
import { sharingTexts } from '#shared/texts/sharing.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { runSelfTest } from './self-test.ts';
import type { SharingSnapshot } from './sharing.service.ts';
import { toSharingState } from './sharing.views.ts';

/** 'Buka untuk kelas', for admins at the server's own machine. */
export function registerSharing({ mount }: Routes, context: ServerContext): void {
  const { sharing, listeners, presence, clock, options } = context;
  const view = (snapshot: SharingSnapshot) =>
    toSharingState(snapshot, { port: listeners.port, now: clock.now(), presence });

  mount(sharingApi.state, async () => ({ data: view(await sharing.look()) }));

  mount(sharingApi.open, async ({ body }) => ({
    data: view(await sharing.open(body.addresses)),
    message: sharingTexts.opened,
  }));

  mount(sharingApi.close, async () => ({
    data: view(await sharing.close()),
    message: sharingTexts.closed,
  }));

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
