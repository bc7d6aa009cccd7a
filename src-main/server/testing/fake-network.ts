import type { NetworkInterfaceInfo } from 'node:os';
import type { Announcer, CreateAnnouncer } from '../features/sharing/announcer.ts';
import type { Network } from '../lib/network.ts';

/** A machine's adapters as a test wants them; loopback is always there. */
export interface FakeNetwork extends Network {
  /** Plugs in an adapter, or gives it other addresses. */
  plug(adapter: string, ...addresses: string[]): void;
  unplug(adapter: string): void;
}

export function fakeNetwork(adapters: Readonly<Record<string, string>> = {}): FakeNetwork {
  const plugged = new Map<string, NetworkInterfaceInfo[]>([['lo', [adapterInfo('127.0.0.1')]]]);
  const network: FakeNetwork = {
    adapters: () => Object.fromEntries(plugged),
    plug: (adapter, ...addresses) =>
      plugged.set(
        adapter,
        addresses.map((one) => adapterInfo(one)),
      ),
    unplug: (adapter) => plugged.delete(adapter),
  };
  for (const [adapter, address] of Object.entries(adapters)) network.plug(adapter, address);
  return network;
}

/** What the system tells of an IPv4 address. */
export function adapterInfo(
  address: string,
  more: Partial<Pick<NetworkInterfaceInfo, 'netmask' | 'mac'>> = {},
): NetworkInterfaceInfo {
  return {
    address,
    family: 'IPv4',
    netmask: '255.255.255.0',
    mac: '52:54:00:12:34:56',
    internal: address === '127.0.0.1',
    cidr: `${address}/24`,
    ...more,
  };
}

/** Announces nothing, and remembers what it was asked to. */
export interface FakeAnnouncer extends Announcer {
  status: Announcer['status'];
  announced: readonly string[];
}

export function makeFakeAnnouncer(): FakeAnnouncer {
  return {
    status: 'off',
    announced: [],
    announce(addresses) {
      this.announced = [...addresses];
      this.status = addresses.length > 0 ? 'announced' : 'off';
    },
  };
}

export const fakeAnnouncer: CreateAnnouncer = () => makeFakeAnnouncer();
