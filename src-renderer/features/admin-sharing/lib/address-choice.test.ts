import { expect, it } from 'vitest';
import type { AddressState, SharedAddress } from '#shared/contracts/sharing.contract.ts';
import { openedAddresses, toggleAddress } from './address-choice.ts';

const at = (address: string, state: AddressState): SharedAddress => ({
  address,
  url: `http://${address}:4137`,
  adapter: 'Wi-Fi',
  kind: 'lan',
  state,
});

it('counts what waits or is busy as opened: it comes back by itself', () => {
  const addresses = [at('a', 'open'), at('b', 'waiting'), at('c', 'busy'), at('d', 'available')];
  expect(openedAddresses(addresses)).toEqual(['a', 'b', 'c']);
});

it.each([
  [['a'], 'b', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
  [['a'], 'a', ['a']],
  [[], 'a', ['a']],
])('of %o a press on %s leaves %o', (chosen, address, result) => {
  expect(toggleAddress(chosen, address)).toEqual(result);
});
