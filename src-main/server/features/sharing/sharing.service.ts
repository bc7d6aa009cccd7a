import { AppError } from '#shared/errors.ts';
import type { AddressState } from '#shared/contracts/sharing.contract.ts';
import type { Db } from '../../db/schema.ts';
import type { Listeners } from '../../http/listeners.ts';
import type { Presence } from '../../http/presence.ts';
import type { Clock } from '../../lib/clock.ts';
import { createMutex } from '../../lib/mutex.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Network } from '../../lib/network.ts';
import { needsFirstAdmin } from '../setup/setup.repository.ts';
import type { Announcer, NameStatus } from './announcer.ts';
import { lanAddresses, type LanAddress } from './lan-addresses.ts';
import { rememberAdapters, rememberedAdapters } from './sharing.repository.ts';

/** An address that was opened, and how it fares. */
export interface OpenedAddress extends LanAddress {
  state: Exclude<AddressState, 'available'>;
}

/** How things stand; the view turns it into what leaves the server. */
export interface SharingSnapshot {
  control: 'switch' | 'host-option';
  openedAt: number | null;
  /** What the machine has, the likely one first. */
  candidates: LanAddress[];
  opened: OpenedAddress[];
  /** The last address that moved, since opening. */
  moved: { from: string; to: string } | undefined;
  name: NameStatus;
}

export interface Sharing {
  /** Looks at the network first: what is told is how it is now. */
  look(): Promise<SharingSnapshot>;
  open(addresses?: readonly string[]): Promise<SharingSnapshot>;
  close(): Promise<SharingSnapshot>;
  /** For the end of the server: no more looking, no more announcing. */
  stop(): Promise<void>;
}

export interface SharingParts {
  /** Address of the server's own listener; from the network it is the whole story. */
  host: string;
  listeners: Listeners;
  network: Network;
  presence: Presence;
  announcer: Announcer;
  clock: Clock;
  log: Logger;
  db: () => Db;
  /** How often the network is looked at while open. */
  pollMs: number;
}

/** Opens and closes the server to the class; the loopback listener is never touched. */
export function createSharing(parts: SharingParts): Sharing {
  const { host, listeners, network, presence, announcer, clock, log } = parts;
  const exclusively = createMutex();
  let opened: OpenedAddress[] = [];
  let openedAt: number | null = null;
  let moved: SharingSnapshot['moved'];
  /** Nobody chose an address: when all are gone, another adapter will do. */
  let isChosen = false;
  let poll: NodeJS.Timeout | undefined;

  const byHostOption = servesNetwork(host);

  function snapshot(): SharingSnapshot {
    const candidates = lanAddresses(network);
    return {
      control: byHostOption ? 'host-option' : 'switch',
      openedAt,
      candidates,
      opened: byHostOption
        ? candidates
            .filter(({ address }) => isEverywhere(host) || address === host)
            .map((one) => ({ ...one, state: 'open' as const }))
        : opened,
      moved,
      name: announcer.status,
    };
  }

  const announce = () =>
    announcer.announce(
      opened.filter(({ state }) => state === 'open').map(({ address }) => address),
    );

  async function tryOpen(wanted: LanAddress, was?: OpenedAddress): Promise<OpenedAddress> {
    try {
      await listeners.open(wanted.address);
      if (was?.state !== 'open') log.info({ address: wanted.address }, 'open to the class');
      return { ...wanted, state: 'open' };
    } catch (error) {
      // Tried again at every look, but told once.
      if (was?.state !== 'busy') log.warn({ err: error, address: wanted.address }, 'address busy');
      return { ...wanted, state: 'busy' };
    }
  }

  /** Follows the adapters: what is gone waits, what is back opens, under its new address if need be. */
  async function follow(): Promise<void> {
    if (openedAt === null) return;
    const candidates = lanAddresses(network);
    const taken = new Set(opened.map(({ address }) => address));
    const now: OpenedAddress[] = [];
    for (const one of opened) {
      const same = candidates.find(({ address }) => address === one.address);
      const next = candidates.find(
        ({ adapter, address }) => adapter === one.adapter && !taken.has(address),
      );
      if (!same && one.state === 'open') {
        log.warn({ address: one.address, adapter: one.adapter }, 'network adapter lost');
        await listeners.close(one.address);
      }
      if (same) now.push(await tryOpen(same, one));
      else now.push(next ? await move(one, next) : { ...one, state: 'waiting' });
      if (!same && next) taken.add(next.address);
    }
    opened = now;
    const [likely] = candidates;
    const [first] = opened;
    const allGone = opened.every(({ state }) => state === 'waiting');
    if (!isChosen && allGone && first && likely?.kind === 'lan') {
      opened = [await move(first, likely)];
    }
    announce();
  }

  /** A look that fails is told; the next one tries again. */
  const followByItself = () =>
    exclusively(follow).catch((error: unknown) =>
      log.warn({ err: error }, 'adapters not followed'),
    );

  function move(from: LanAddress, to: LanAddress): Promise<OpenedAddress> {
    moved = { from: from.address, to: to.address };
    return tryOpen(to);
  }

  async function wantedAddresses(addresses: readonly string[] | undefined): Promise<LanAddress[]> {
    const candidates = lanAddresses(network);
    if (addresses) {
      return [...new Set(addresses)].map((address) => {
        const known = candidates.find((one) => one.address === address);
        if (!known) throw new AppError('ADDRESS_UNAVAILABLE');
        return known;
      });
    }
    const before = await rememberedAdapters(parts.db());
    const remembered = candidates.filter(({ adapter }) => before.includes(adapter));
    if (remembered.length > 0) return remembered;
    const [likely] = candidates;
    if (likely?.kind !== 'lan') throw new AppError('NO_LAN_ADDRESS');
    return [likely];
  }

  async function shut(): Promise<void> {
    clearInterval(poll);
    const was = opened;
    opened = [];
    openedAt = null;
    moved = undefined;
    announce();
    await Promise.all(was.map(({ address }) => listeners.close(address)));
    presence.clear();
  }

  return {
    look: () =>
      exclusively(async () => {
        await follow();
        return snapshot();
      }),

    open: (addresses) =>
      exclusively(async () => {
        if (byHostOption) throw new AppError('SHARING_FIXED');
        if (await needsFirstAdmin(parts.db())) throw new AppError('ADMIN_NEEDED');
        const wanted = await wantedAddresses(addresses);
        const results = await Promise.all(
          wanted.map((one) =>
            tryOpen(
              one,
              opened.find(({ address }) => address === one.address),
            ),
          ),
        );
        if (results.every(({ state }) => state === 'busy')) {
          throw new AppError('ADDRESS_UNAVAILABLE');
        }
        const kept = new Set(wanted.map(({ address }) => address));
        const dropped = opened.filter(({ address }) => !kept.has(address));
        await Promise.all(dropped.map(({ address }) => listeners.close(address)));
        if (openedAt === null) {
          listeners.forgetOthers();
          openedAt = clock.now();
          poll = setInterval(() => void followByItself(), parts.pollMs);
          poll.unref();
        }
        opened = results;
        moved = undefined;
        isChosen = addresses !== undefined;
        if (isChosen) {
          await rememberAdapters(
            parts.db(),
            wanted.map(({ adapter }) => adapter),
          );
        }
        announce();
        return snapshot();
      }),

    close: () =>
      exclusively(async () => {
        if (byHostOption) throw new AppError('SHARING_FIXED');
        const wasOpen = openedAt !== null;
        await shut();
        if (wasOpen) log.info('closed to the class');
        return snapshot();
      }),

    stop: () => exclusively(shut),
  };
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Whether a --host option already serves more than this machine. */
const servesNetwork = (host: string): boolean =>
  host !== 'localhost' && host !== '::1' && !host.startsWith('127.');
