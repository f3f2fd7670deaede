/**
 * npm run icons: draws the shop's icons and the preview image of shared links from `mark.svg` into apps/web/public, and
 * the logo for mails and the frame of preview images into the API's source.
 */
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
 * The logo in marigold on indigo, centred; `share` is its size relative to the shorter side, `round` the radius of the
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

/** Writes a picture as a constant of a source file, because the API's bundle contains no other files. */
async function writeConstant(path, name, what, bytes) {
  const source = `/** ${what}, drawn by \`npm run icons\`. */
export const ${name} = Buffer.from(
  '${bytes.toString('base64')}',
  'base64',
);
`;
  await writeFile(join(root, path), source);
  console.log(`${path}: ${bytes.length} bytes`);
}

/** The preview image of shared links, with a light square on the left for a picture. */
const HEIGHT = 630;
const frame = await sharp({ create: { width: 1200, height: HEIGHT, channels: 3, background: '#FBF7EF' } })
  .composite([{ input: await picture(1200 - HEIGHT, HEIGHT, 0.5, 0), left: HEIGHT, top: 0 }])
  .png({ compressionLevel: 9, palette: true })
  .toBuffer();

await writeConstant(
  'apps/api/src/platform/mail/html/mark-png.ts',
  'MARK_PNG',
  "The shop's mark, 56 × 56 pixels",
  await picture(56, 56, 0.8, 12),
);
await writeConstant(
  'apps/api/src/features/pictures/preview-frame.ts',
  'PREVIEW_FRAME',
  'The preview image of a shared link without a picture, 1200 × 630 pixels',
  frame,
);
