import { expect, it } from 'vitest';
import type { NetworkInterfaceInfo } from 'node:os';
import { adapterInfo } from '../../testing/fake-network.ts';
import { lanAddresses } from './lan-addresses.ts';

const found = (adapters: Record<string, NetworkInterfaceInfo[]>) =>
  lanAddresses({ adapters: () => adapters }).map(({ address, kind }) => `${kind} ${address}`);
const one = (address: string, more = {}) => [adapterInfo(address, more)];

it('puts the address that a class can be behind before virtual machines and tunnels', () => {
  expect(
    found({
      'vEthernet (Default Switch)': one('172.22.64.1'),
      'VirtualBox Host-Only Network': one('192.168.56.1'),
      'Ethernet 3': one('192.168.99.1', { mac: '0A:00:27:00:00:0f' }),
      'VMware Network Adapter VMnet8': one('192.168.126.1'),
      Tailscale: one('100.101.102.103'),
      'Local Area Connection': one('10.8.0.6', { netmask: '255.255.255.255' }),
      'Wi-Fi': one('192.168.1.23'),
    })[0],
  ).toBe('lan 192.168.1.23');
});

it.each(['docker0', 'br-5f1c2d', 'veth12ab', 'virbr0', 'tun0', 'wg0', 'tailscale0', 'utun4'])(
  'takes %s for virtual',
  (adapter) => {
    expect(found({ [adapter]: one('192.168.1.5') })).toEqual(['virtual 192.168.1.5']);
  },
);

it.each(['Ethernet', 'Wi-Fi', 'WLAN 2', 'enp3s0', 'wlp2s0', 'eth0', 'en0', 'Sambungan Area Lokal'])(
  'takes %s for real',
  (adapter) => {
    expect(found({ [adapter]: one('192.168.1.5') })).toEqual(['lan 192.168.1.5']);
  },
);

it('puts a hotspot first, small networks before large ones, public and self-given addresses last', () => {
  expect(
    found({
      a: one('169.254.7.7'),
      b: one('172.16.4.4'),
      c: one('203.0.113.9'),
      d: one('10.1.2.3'),
      e: one('192.168.0.4'),
      'Local Area Connection* 10': one('192.168.137.1'),
    }),
  ).toEqual([
    'lan 192.168.137.1',
    'lan 192.168.0.4',
    'lan 10.1.2.3',
    'lan 172.16.4.4',
    'other 169.254.7.7',
    'other 203.0.113.9',
  ]);
});

it('knows 172.15 and 172.32 for public, and leaves loopback and IPv6 out', () => {
  const ipv6 = { ...adapterInfo('fe80::1'), family: 'IPv6' } as NetworkInterfaceInfo;
  expect(
    found({
      lo: one('127.0.0.1'),
      eth0: [ipv6, adapterInfo('172.15.0.1')],
      eth1: one('172.32.0.1'),
    }),
  ).toEqual(['other 172.15.0.1', 'other 172.32.0.1']);
});

it('keeps the order of the system among equals', () => {
  expect(found({ z: one('192.168.5.1'), a: one('192.168.1.1') })).toEqual([
    'lan 192.168.5.1',
    'lan 192.168.1.1',
  ]);
});
