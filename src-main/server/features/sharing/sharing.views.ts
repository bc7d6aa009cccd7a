import { ANNOUNCED_NAME } from '#shared/constants/limits.ts';
import type {
  SharedAddress,
  SharingNotice,
  SharingState,
} from '#shared/contracts/sharing.contract.ts';
import { sharingTexts } from '#shared/texts/sharing.ts';
import type { Presence } from '../../http/presence.ts';
import type { SharingSnapshot } from './sharing.service.ts';

export interface SharingViewParts {
  port: number;
  now: number;
  presence: Presence;
}

/** What the screen 'Buka untuk kelas' shows. */
export function toSharingState(snapshot: SharingSnapshot, parts: SharingViewParts): SharingState {
  const { control, openedAt, candidates, opened, name } = snapshot;
  const isOpen = control === 'host-option' || openedAt !== null;
  const url = (host: string) => `http://${host}:${parts.port}`;
  const stateOf = new Map(opened.map(({ address, state }) => [address, state]));
  const gone = opened.filter(
    ({ address }) => !candidates.some((candidate) => candidate.address === address),
  );
  const addresses = [...candidates, ...gone]
    .filter(({ address }) => control === 'switch' || stateOf.has(address))
    .map(({ address, adapter, kind }): SharedAddress => ({
      address,
      url: url(address),
      adapter,
      kind,
      state: stateOf.get(address) ?? 'available',
    }));
  const joinUrl = addresses.find(({ state }) => state === 'open')?.url ?? null;
  return {
    control,
    isOpen,
    openedAt: openedAt === null ? null : new Date(openedAt).toISOString(),
    joinUrl,
    qrPayload: joinUrl,
    localNameUrl: name === 'announced' ? url(ANNOUNCED_NAME) : null,
    addresses,
    students: isOpen
      ? parts.presence.players().map(({ id, username, age }) => ({
          _id: String(id),
          username,
          lastSeenAt: new Date(parts.now - age).toISOString(),
        }))
      : [],
    notices: notices(snapshot, addresses),
  };
}

function notices({ moved, name }: SharingSnapshot, addresses: SharedAddress[]): SharingNotice[] {
  const waiting = addresses.filter(({ state }) => state === 'waiting');
  const busy = addresses.filter(({ state }) => state === 'busy');
  return [
    ...(addresses.length === 0
      ? [{ code: 'NO_NETWORK' as const, message: sharingTexts.noNetwork }]
      : []),
    ...(moved
      ? [
          {
            code: 'ADDRESS_CHANGED' as const,
            message: sharingTexts.addressChanged(moved.from, moved.to),
          },
        ]
      : []),
    ...waiting.map(({ adapter }) => ({
      code: 'ADDRESS_WAITING' as const,
      message: sharingTexts.addressWaiting(adapter),
    })),
    ...busy.map(({ address }) => ({
      code: 'ADDRESS_BUSY' as const,
      message: sharingTexts.addressBusy(address),
    })),
    ...(name === 'taken' ? [{ code: 'NAME_TAKEN' as const, message: sharingTexts.nameTaken }] : []),
    ...(name === 'contested'
      ? [{ code: 'NAME_CONTESTED' as const, message: sharingTexts.nameContested }]
      : []),
    ...(name === 'failed'
      ? [{ code: 'NAME_FAILED' as const, message: sharingTexts.nameFailed }]
      : []),
  ];
}
