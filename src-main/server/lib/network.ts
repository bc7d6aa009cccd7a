import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** The machine's network adapters as the server sees them; replaced in tests. */
export interface Network {
  /** By the name that the system gives them, with their addresses. Read anew at every call. */
  adapters(): Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
}

export const systemNetwork: Network = { adapters: () => networkInterfaces() };

/** Every address of this machine, loopback included. */
export const ownAddresses = (network: Network): Set<string> =>
  new Set(
    Object.values(network.adapters()).flatMap((addresses) =>
      (addresses ?? []).map(({ address }) => address),
    ),
  );
