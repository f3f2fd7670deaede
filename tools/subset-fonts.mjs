/**
 * npm run fonts: makes the font file that every page preloads, from the package of the shop's typeface: the letters and
 * weights that nearly all texts have. The package's whole file, half as large again, is loaded for other letters.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './launch/root.mjs';

const PACKAGE = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
const FILE = 'apps/web/app/styles/anek-basic.woff2';
/** Those of `unicode-range` in fonts.css: ASCII, signs, accented letters of names, quotation marks, dashes and arrows. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xbc, 0xbe],
  [0xd7, 0xd7],
  [0xe1, 0xe1],
  [0xe3, 0xe4],
  [0xe7, 0xea],
  [0xed, 0xed],
  [0xf1, 0xf1],
  [0xf3, 0xf3],
  [0xf6, 0xf6],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

const letters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
);
const font = await subsetFont(await readFile(join(root, PACKAGE)), letters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
await writeFile(join(root, FILE), font);
console.log(`${FILE}: ${font.length} bytes, ${letters.length} letters`);
