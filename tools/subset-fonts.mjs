/**
 * npm run fonts: makes the shop's font file from that of the typeface's package, with the letters and weights that
 * nearly all texts have.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './launch/root.mjs';

const WHOLE = join(
  root,
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
);
const STYLES = join(root, 'apps/web/app/styles');
const BASIC = 'anek-basic.woff2';

/** ASCII, signs, accented letters of product names, quotation marks, dashes and arrows, as hexadecimal code points. */
const LETTERS = `
  0020-007E 00A0 00A9 00B0-00B1 00B7 00BC-00BE 00C9 00D7 00E1 00E3-00E4 00E7-00EA 00ED 00F1 00F3
  00F6 00FC 2013-2014 2018-2019 201C-201D 2022 2026 2122 2191 2193 2212
`;
const WEIGHTS = { min: 400, max: 800 };

const letters = LETTERS.trim()
  .split(/\s+/)
  .flatMap((range) => {
    const [first, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
const font = await subsetFont(await readFile(WHOLE), letters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
});
await writeFile(join(STYLES, BASIC), font);
console.log(`${BASIC}: ${font.length} bytes, ${letters.length} letters`);
