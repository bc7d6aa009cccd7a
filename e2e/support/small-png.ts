import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture of the browser in at most 256 colours: a third of the size, and nobody sees it. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = readRgb(png);
  const { palette, indexOf } = choosePalette(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // The byte before each row stays 0: no filter, which suits few colours best.
    for (let x = 0; x < width; x++) {
      const colour = pixels.readUIntBE((y * width + x) * 3, 3);
      rows[y * (width + 1) + 1 + x] = indexOf.get(colour) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are an index into the palette.
  header.set([8, 3], 8);
  const colours = Buffer.alloc(palette.length * 3);
  for (const [index, colour] of palette.entries()) colours.writeUIntBE(colour, index * 3, 3);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Three bytes for each pixel of a PNG as the browser makes them: RGB, eight bits, not interlaced. */
function readRgb(png: Buffer) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  if (png[24] !== 8 || png[25] !== 2 || png[28] !== 0) throw new Error('not a plain RGB picture');
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * 3;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < 3 ? 0 : (pixels[at - 3] ?? 0);
      const above = y === 0 ? 0 : (pixels[at - stride] ?? 0);
      const corner = x < 3 || y === 0 ? 0 : (pixels[at - stride - 3] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      pixels[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return { width, height, pixels };
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(estimate - value));
  if (a === undefined || b === undefined || c === undefined) return 0;
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** Colours of at least one pixel in a thousand are kept as they are. */
const FREQUENT = 1 / 1_000;
const PALETTE_SIZE = 256;

/** The frequent colours and then those that differ enough from them, and which stands for which. */
function choosePalette(pixels: Buffer) {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byFrequency = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const frequent = byFrequency
    .filter((colour) => (counts.get(colour) ?? 0) >= (pixels.length / 3) * FREQUENT)
    .slice(0, PALETTE_SIZE / 2);
  let palette = byFrequency;
  for (let apart = 32; palette.length > PALETTE_SIZE; apart *= 1.5) {
    palette = [...frequent];
    for (const colour of byFrequency) {
      if (palette.length > PALETTE_SIZE) break;
      if (palette.every((chosen) => distance(chosen, colour) > apart)) palette.push(colour);
    }
  }
  const nearest = (colour: number): number => {
    let best = 0;
    for (const [index, chosen] of palette.entries()) {
      if (distance(chosen, colour) < distance(palette[best] ?? 0, colour)) best = index;
    }
    return best;
  };
  return { palette, indexOf: new Map(byFrequency.map((colour) => [colour, nearest(colour)])) };
}

/** Squared, of two colours in RGB. */
function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
