import { expect, it } from 'vitest';
import { isWeakPin } from './pin.ts';

it.each(['0000', '1111', '1234', '7890', '4321', '0987', '1212', '9090'])(
  '%s is a PIN that everybody tries first',
  (pin) => {
    expect(isWeakPin(pin)).toBe(true);
  },
);

it.each(['4827', '1243', '0582', '1221'])('%s is not', (pin) => {
  expect(isWeakPin(pin)).toBe(false);
});
