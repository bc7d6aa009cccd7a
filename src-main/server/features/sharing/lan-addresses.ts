import type { NetworkInterfaceInfo } from 'node:os';
import { ADDRESS_KINDS } from '#shared/constants/limits.ts';
import type { AddressKind } from '#shared/contracts/sharing.contract.ts';
import type { Network } from '../../lib/network.ts';

/** An IPv4 address of this machine that other machines may reach. */
export interface LanAddress {
  address: string;
  adapter: string;
  kind: AddressKind;
}

/** Adapters of virtual machines, containers, tunnels and telephones: no class sits behind them. */
const VIRTUAL_NAME =
  /docker|podman|veth|^br-|^cni|virbr|vmnet|vmware|virtualbox|vbox|hyper-v|wsl|default switch|^tun|^tap|^utun|^wg|wireguard|tailscale|zerotier|^zt|hamachi|radmin|vpn|^ppp|npcap|loopback|bluetooth|^awdl|^llw|^lxc|^lxd/i;
/** MAC addresses that VirtualBox and VMware give to their own side of a virtual network. */
const VIRTUAL_MAC = /^(0a:00:27|00:50:56:c0)/i;
/** What Windows and Linux call themselves as a hotspot: nobody turns one on without meaning it. */
const HOTSPOT = new Set(['192.168.137.1', '10.42.0.1', '192.168.173.1']);

/**
 * The addresses that can be opened to the class, the likely ones first: private addresses of real
 * adapters, a hotspot before all, home-like networks before large ones; then public and self-given
 * addresses; then what is virtual.
 */
export function lanAddresses(network: Network): LanAddress[] {
  return Object.entries(network.adapters())
    .flatMap(([adapter, infos]) =>
      (infos ?? [])
        .filter((info) => info.family === 'IPv4' && !info.internal)
        .map((info) => ({ address: info.address, adapter, kind: kindOf(adapter, info) })),
    )
    .map((found, position) => ({ found, position }))
    .sort((a, b) => rank(a.found) - rank(b.found) || a.position - b.position)
    .map(({ found }) => found);
}

function kindOf(adapter: string, { address, netmask, mac }: NetworkInterfaceInfo): AddressKind {
  // A tunnel has an address and no network around it.
  const isPointToPoint = netmask === '255.255.255.255';
  if (isPointToPoint || VIRTUAL_NAME.test(adapter) || VIRTUAL_MAC.test(mac)) return 'virtual';
  return privateRank(address) === undefined ? 'other' : 'lan';
}

function rank({ address, kind }: LanAddress): number {
  const within = HOTSPOT.has(address) ? 0 : (privateRank(address) ?? 9);
  return ADDRESS_KINDS.indexOf(kind) * 10 + within;
}

/** Undefined for what is not private (RFC 1918); the likelier in a school, the smaller. */
function privateRank(address: string): number | undefined {
  if (address.startsWith('192.168.')) return 1;
  if (address.startsWith('10.')) return 2;
  if (/^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 3;
  // On an adapter that the system itself does not call internal, such an address is a network too.
  if (address.startsWith('127.')) return 4;
  return undefined;
}
