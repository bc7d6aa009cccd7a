import type { SharedAddress } from '#shared/contracts/sharing.contract.ts';

/** The addresses that were opened; while closed none. */
export const openedAddresses = (addresses: readonly SharedAddress[]): string[] =>
  addresses.filter(({ state }) => state !== 'available').map(({ address }) => address);

/** The choice after a press on one of them. The last one stays: closing is another button. */
export function toggleAddress(chosen: readonly string[], address: string): string[] {
  if (!chosen.includes(address)) return [...chosen, address];
  const others = chosen.filter((one) => one !== address);
  return others.length === 0 ? [...chosen] : others;
}
