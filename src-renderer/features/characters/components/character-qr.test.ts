import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { CHARACTER_IDS, qrPayload } from '#shared/constants/characters.ts';
import { QR_QUIET_ZONE, qrPath } from '../../../lib/qr-path.ts';

// Drawn ahead: an encoder would be a tenth of what a student's browser loads before the first question.
it.each(CHARACTER_IDS)('shows the payload of %s', async (id) => {
  const modules = encode(qrPayload(id), { border: 0 }).data;
  const size = modules.length + 2 * QR_QUIET_ZONE;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges" ` +
    `viewBox="${-QR_QUIET_ZONE} ${-QR_QUIET_ZONE} ${size} ${size}">` +
    `<path fill="#2a1712" d="${qrPath(modules)}"/></svg>\n`;
  await expect(picture).toMatchFileSnapshot(`../../../public/characters/${id}-qr.svg`);
});
