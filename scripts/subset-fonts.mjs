// `node scripts/subset-fonts.mjs`: makes the two fonts that every page loads, src-renderer/theme/fonts,
// from fontsource's, with only the characters below. theme/fonts.css names the same ones, and fetches
// fontsource's own file for any other, as in a name with an ñ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './lib.mjs';

/** As in `unicode-range` of fonts.css: ASCII, the letters of Javanese in Latin script, punctuation. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xc8, 0xc9],
  [0xd7, 0xd7],
  [0xe8, 0xea],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

const FONTS = [
  { from: '@fontsource/sansita/files/sansita-latin-800-normal.woff2', to: 'sansita-800.woff2' },
  {
    from: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    to: 'plus-jakarta-sans-400-800.woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  },
];

const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

for (const { from, to, ...options } of FONTS) {
  const source = readFileSync(join(root, 'node_modules', from));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', ...options });
  writeFileSync(join(root, 'src-renderer/theme/fonts', to), subset);
  console.log(`${to}: ${source.length} -> ${subset.length} bytes`);
}
