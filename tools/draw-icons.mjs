/** npm run icons: draws the shop's icons and the preview image of shared links from `mark.svg` into apps/web/public. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './launch/root.mjs';

const INDIGO = '#2C3494';
const MARIGOLD = '#F6B52E';
const MARK_SIDE = 48;
const FAVICON_SIDE = 32;

const folder = join(root, 'apps/web/public');
const mark = /<path[^>]* d="([^"]+)"/.exec(await readFile(join(folder, 'mark.svg'), 'utf8'))?.[1];
if (mark === undefined) throw new Error('mark.svg has no path');

/**
 * The mark in marigold on indigo, centred; `share` is its size relative to the shorter side, `round` the radius of the
 * corners.
 */
function picture(width, height, share, round) {
  const side = Math.min(width, height) * share;
  const scale = side / MARK_SIDE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" rx="${round}" fill="${INDIGO}"/>
    <path transform="translate(${(width - side) / 2} ${(height - side) / 2}) scale(${scale})" fill="${MARIGOLD}" fill-rule="evenodd" d="${mark}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An .ico file with one square PNG of less than 256 pixels. */
function asIco(png, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files = {
  'favicon.ico': asIco(await picture(FAVICON_SIDE, FAVICON_SIDE, 0.8, 7), FAVICON_SIDE),
  // Apple rounds the corners itself.
  'apple-touch-icon.png': await picture(180, 180, 0.68, 0),
  'icon-192.png': await picture(192, 192, 0.72, 42),
  'icon-512.png': await picture(512, 512, 0.72, 112),
  // Launchers may crop everything outside a circle of 80 %.
  'icon-maskable-512.png': await picture(512, 512, 0.54, 0),
  'share.png': await picture(1200, 630, 0.6, 0),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(join(folder, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
