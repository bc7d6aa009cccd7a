import * as z from 'zod/mini';
import { ADDRESS_KINDS, SHARED_ADDRESSES_MAX } from '../constants/limits.ts';
import { sharingTexts } from '../texts/sharing.ts';
import { Id, Timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

export type AddressKind = (typeof ADDRESS_KINDS)[number];

/**
 * `available`: can be opened. `open`: the class reaches it, firewall permitting. `waiting`: opened, but
 * its adapter is gone; it comes back by itself. `busy`: opened, but another program holds the port there.
 */
export const ADDRESS_STATES = ['available', 'open', 'waiting', 'busy'] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];

export const SharedAddress = z.object({
  /** IPv4, as '192.168.1.10'. */
  address: z.string(),
  /** What a pupil types. */
  url: z.string(),
  /** The adapter's name as the system calls it: 'Wi-Fi', 'Ethernet 2', 'enp3s0'. */
  adapter: z.string(),
  kind: z.enum(ADDRESS_KINDS),
  state: z.enum(ADDRESS_STATES),
});
export type SharedAddress = z.infer<typeof SharedAddress>;

/** A player who was at work from another machine a moment ago. */
export const ConnectedStudent = z.object({
  _id: Id,
  username: z.string(),
  lastSeenAt: Timestamp,
});
export type ConnectedStudent = z.infer<typeof ConnectedStudent>;

/** What the teacher should know; `message` is Indonesian and fit to be shown. */
export const SHARING_NOTICES = [
  'NO_NETWORK',
  'ADDRESS_WAITING',
  'ADDRESS_CHANGED',
  'ADDRESS_BUSY',
  'NAME_TAKEN',
  'NAME_CONTESTED',
  'NAME_FAILED',
] as const;
export const SharingNotice = z.object({ code: z.enum(SHARING_NOTICES), message: z.string() });
export type SharingNotice = z.infer<typeof SharingNotice>;

export const SharingState = z.object({
  /** `host-option`: the server was started with --host for the network; open and close are refused. */
  control: z.enum(['switch', 'host-option']),
  isOpen: z.boolean(),
  openedAt: z.nullable(Timestamp),
  /** The address to show in large letters; null while no address serves the class. */
  joinUrl: z.nullable(z.string()),
  /** What the QR code of it says: the same address. */
  qrPayload: z.nullable(z.string()),
  /** 'http://punakawan.local:4137' while the name is announced; a convenience, not for phones. */
  localNameUrl: z.nullable(z.string()),
  /** The likely one first. While closed these are what can be opened. */
  addresses: z.array(SharedAddress),
  /** Players seen within the last minute from other machines, by name. */
  students: z.array(ConnectedStudent),
  notices: z.array(SharingNotice),
});
export type SharingState = z.infer<typeof SharingState>;

/**
 * `works`: another machine has come through since opening. `answers-here`: this machine reaches itself
 * by its network address; a firewall may still keep others out. `broken`: not even that.
 */
export const SELF_TEST_VERDICTS = ['works', 'answers-here', 'broken'] as const;
export type SelfTestVerdict = (typeof SELF_TEST_VERDICTS)[number];

export const SelfTest = z.object({
  verdict: z.enum(SELF_TEST_VERDICTS),
  /** One sentence for the teacher. */
  summary: z.string(),
  /** What the test shows, and what it cannot show. */
  proves: z.string(),
  doesNotProve: z.string(),
  /** What to click, in order; empty when nothing is to be done. */
  steps: z.array(z.string()),
  results: z.array(
    z.object({ address: z.string(), url: z.string(), answers: z.boolean(), detail: z.string() }),
  ),
  /** Whether another machine has come through since opening. */
  reachedByOthers: z.boolean(),
});
export type SelfTest = z.infer<typeof SelfTest>;

/** 'Buka untuk kelas': off at every start, switched by an admin at the server's own machine. */
export const sharingApi = {
  state: endpoint({
    method: 'GET',
    path: '/admin/sharing',
    access: 'admin',
    localOnly: true,
    summary: 'Whether the class can come in, at which addresses, and who is connected.',
    response: SharingState,
  }),
  open: endpoint({
    method: 'POST',
    path: '/admin/sharing/open',
    access: 'admin',
    localOnly: true,
    summary:
      'Opens the server to the class: at the given addresses, else at the likely one. Repeated, it changes the addresses.',
    body: z.object({
      addresses: z.optional(
        z
          .array(z.ipv4({ error: sharingTexts.notAnAddress }))
          .check(z.minLength(1), z.maxLength(SHARED_ADDRESSES_MAX)),
      ),
    }),
    response: SharingState,
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/sharing/close',
    access: 'admin',
    localOnly: true,
    summary: 'Closes the server to the class; connections from the network end at once.',
    response: SharingState,
  }),
  selfTest: endpoint({
    method: 'POST',
    path: '/admin/sharing/self-test',
    access: 'admin',
    localOnly: true,
    summary: 'Tries the shared addresses from this machine, and says what that proves.',
    response: SelfTest,
  }),
};
