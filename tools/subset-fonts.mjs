/**
 * npm run fonts: makes the shop's font file from that of the typeface's package, with the letters and weights of its face
 * in fonts.css.
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

const faces = (await readFile(join(STYLES, 'fonts.css'), 'utf8')).split('@font-face');
const face = faces.find((text) => text.includes(BASIC)) ?? '';
const ranges = /unicode-range:([^;]+);/.exec(face)?.[1];
const weights = /font-weight: (\d+) (\d+);/.exec(face);
if (!ranges || !weights) throw new Error(`fonts.css has no letters or weights of ${BASIC}`);

const letters = ranges.split(',').flatMap((range) => {
  const [first, last = first] = range.trim().slice('U+'.length).split('-');
  const start = Number.parseInt(first, 16);
  const count = Number.parseInt(last, 16) - start + 1;
  return Array.from({ length: count }, (_, place) => String.fromCodePoint(start + place));
});
const font = await subsetFont(await readFile(WHOLE), letters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: Number(weights[1]), max: Number(weights[2]) } },
});
await writeFile(join(STYLES, BASIC), font);
console.log(`${BASIC}: ${font.length} bytes, ${letters.length} letters`);
