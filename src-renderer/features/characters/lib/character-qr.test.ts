import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { CHARACTER_IDS, qrPayload } from '#shared/constants/characters.ts';
import { characterQr } from './character-qr.ts';

it.each(CHARACTER_IDS)('shows the payload of %s', (id) => {
  expect(characterQr(id)).toEqual(encode(qrPayload(id), { border: 0 }).data);
});
