import multicastDns, { type MulticastDNS } from 'multicast-dns';
import { ANNOUNCED_NAME } from '#shared/constants/limits.ts';
import type { Logger } from '../../lib/logger.ts';
import { createNameSocket } from './name-filter.ts';

/**
 * `off`: nothing is announced. `announced`: the name leads here. `taken`: another machine had it before.
 * `contested`: it led here, and then another machine answered to it as well; who asks for it may come to
 * either. `failed`: the network or the system does not let us.
 */
export type NameStatus = 'off' | 'announced' | 'taken' | 'contested' | 'failed';

/** Tells the network that punakawan.local is this machine; replaced in tests. */
export interface Announcer {
  readonly status: NameStatus;
  /** Announces the name at exactly these of our addresses; none takes it back. */
  announce(addresses: readonly string[]): void;
}
export type CreateAnnouncer = (log: Logger) => Announcer;

/** What is told of several networks: a contested name on any of them, else that it works on one. */
const WORST_FIRST: readonly NameStatus[] = ['contested', 'announced', 'taken', 'failed'];

/** Seconds that others may remember the name: the usual for host names (RFC 6762). */
const TTL = 120;
/** Before the name is taken it is asked for three times, a quarter of a second apart (RFC 6762 8.1). */
const PROBES = 3;
const PROBE_MS = 250;

/** Announces by multicast DNS. Whatever goes wrong is a warning: the address works without the name. */
export const createMdnsAnnouncer: CreateAnnouncer = (log) => {
  const announcements = new Map<string, Announcement>();
  const status = (): NameStatus => {
    const all = [...announcements.values()].map((it) => it.status);
    return WORST_FIRST.find((one) => all.includes(one)) ?? 'off';
  };
  return {
    get status() {
      return status();
    },
    announce(addresses) {
      for (const [address, announcement] of announcements) {
        if (addresses.includes(address)) continue;
        announcements.delete(address);
        announcement.end();
      }
      for (const address of addresses) {
        if (!announcements.has(address))
          announcements.set(address, announceAt(address, announcements, log));
      }
    },
  };
};

/** The name on one network. */
interface Announcement {
  readonly status: NameStatus;
  end(): void;
}

function announceAt(
  address: string,
  announcements: ReadonlyMap<string, unknown>,
  log: Logger,
): Announcement {
  let status: NameStatus = 'off';
  let probes = 0;
  let timer: NodeJS.Timeout | undefined;
  let mdns: MulticastDNS | undefined;
  const record = (ttl: number) => ({
    name: ANNOUNCED_NAME,
    type: 'A' as const,
    ttl,
    data: address,
  });
  const isName = ({ name }: { name: string }) => name.toLowerCase() === ANNOUNCED_NAME;
  const hasName = () => status === 'announced' || status === 'contested';
  const fail = (error: unknown) => {
    log.warn({ err: error, address }, 'the name cannot be announced');
    status = 'failed';
    clearTimeout(timer);
  };
  const answer = (ttl: number, done?: () => void) => {
    // Answers are what makes the name ours; the flush bit tells caches to forget others.
    mdns?.respond({ answers: [{ ...record(ttl), flush: true }] }, done);
  };
  const probe = () => {
    if (probes++ < PROBES) {
      mdns?.query({ questions: [{ name: ANNOUNCED_NAME, type: 'A' }] });
      timer = setTimeout(probe, PROBE_MS);
      timer.unref();
      return;
    }
    status = 'announced';
    answer(TTL);
  };

  try {
    // Bound to all addresses: a socket bound to one of them hears no multicast on Linux.
    mdns = multicastDns({ interface: address, bind: '0.0.0.0', socket: createNameSocket() });
    mdns.on('error', fail);
    mdns.on('warning', (error) => log.debug({ err: error, address }, 'multicast DNS'));
    mdns.on('query', ({ questions = [] }) => {
      const isAsked = questions.some((one) => isName(one) && ['A', 'ANY'].includes(one.type));
      if (hasName() && isAsked) answer(TTL);
    });
    mdns.on('response', ({ answers = [] }) => {
      const isOthers = answers.some(
        (one) =>
          (one.type === 'A' || one.type === 'AAAA') &&
          isName(one) &&
          one.ttl !== 0 &&
          !announcements.has(one.data),
      );
      if (!isOthers || (status !== 'off' && status !== 'announced')) return;
      status = status === 'off' ? 'taken' : 'contested';
      log.warn({ address, status }, 'another machine answers to the name');
      clearTimeout(timer);
    });
    mdns.on('ready', probe);
  } catch (error) {
    fail(error);
  }
  return {
    get status() {
      return status;
    },
    end() {
      clearTimeout(timer);
      const old = mdns;
      mdns = undefined;
      if (!hasName()) {
        old?.destroy();
        return;
      }
      // A lifetime of zero takes the name back at once.
      status = 'off';
      old?.respond({ answers: [{ ...record(0), flush: true }] }, () => old.destroy());
    },
  };
}
