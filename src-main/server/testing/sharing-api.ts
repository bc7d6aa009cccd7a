import { sharingApi, type SharingState } from '#shared/contracts/sharing.contract.ts';
import {
  fakeNetwork,
  makeFakeAnnouncer,
  type FakeAnnouncer,
  type FakeNetwork,
} from './fake-network.ts';
import { emptyBankApi } from './game-factories.ts';
import { rawRequest } from './raw-request.ts';
import { createClient, type Client, type TestApi } from './test-api.ts';

/** Addresses of this machine's loopback that a test declares to be its network. */
export const LAN = '127.0.0.2';
export const OTHER_LAN = '127.0.0.3';
/** Another machine, as far as the server can tell. */
export const PUPIL = '127.0.0.9';

/** A server on a machine with Wi-Fi and a cable, and an admin at it. */
export interface SharingTest {
  api: TestApi;
  network: FakeNetwork;
  announcer: FakeAnnouncer;
  admin: Client;
  /** The address that pupils type. */
  urlOf(address: string): string;
  /** Opens at these addresses, or at the likely one. */
  open(...addresses: string[]): Promise<SharingState>;
  close(): Promise<SharingState>;
  state(): Promise<SharingState>;
  /** A pupil's browser at an address of the server. */
  at(address: string): Client;
  /** Whether the server answers there. */
  answers(address: string): Promise<boolean>;
}

export async function sharingTest(): Promise<SharingTest> {
  const network = fakeNetwork({ 'Wi-Fi': LAN, 'Ethernet 2': OTHER_LAN });
  const announcer = makeFakeAnnouncer();
  const api = await emptyBankApi({
    network,
    createAnnouncer: () => announcer,
    networkPollMs: 10,
  });
  const urlOf = (address: string) => `http://${address}:${api.server.port}`;
  const test: SharingTest = {
    api,
    network,
    announcer,
    admin: await api.admin(),
    urlOf,
    async open(...addresses) {
      const body = addresses.length > 0 ? { addresses } : {};
      return (await test.admin.call(sharingApi.open, { body })).data;
    },
    async close() {
      return (await test.admin.call(sharingApi.close)).data;
    },
    async state() {
      return (await test.admin.call(sharingApi.state)).data;
    },
    at: (address) => createClient(() => urlOf(address)),
    async answers(address) {
      try {
        const wish = { host: address, path: '/api/health' };
        return (await rawRequest(api.server.port, wish)).status === 200;
      } catch {
        // Refused is the answer that was asked for.
        return false;
      }
    },
  };
  return test;
}
