import type Sharp from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { PREVIEW_FRAME } from './preview-frame.ts';
import { drawLine, fitText, type Line } from './preview-text.ts';

const QUALITY = 82;
/** The side of the frame's light square, and the margin of the picture in it, in pixels. */
const SQUARE = 630;
const SPACE = 35;
const WIDTH = 1200;

/** To the right of the square: the left edge and the width of texts, and the positions of name and pack size. */
const LEFT = 678;
const TEXT_WIDTH = 474;
const NAME_TOP = 190;
const NAME_HEIGHT = 310;
const TEXT_HEIGHT = 390;
const LINE_HEIGHT = 1.2;
const PACK_HEIGHT = 64;
const MARK = { left: 796, top: 188, width: 238, height: 258 } as const;
const MARK_SIDE = 96;

/** The texts on a product's preview image. */
export type PreviewLabel = { readonly name: string; readonly pack: string };

/**
 * The preview image of a shared link, 1200 × 630: the picture beside the shop's logo, and for a product its name and
 * pack size. Without the price, because the image isn't updated where a link was shared.
 */
export async function toPreviewImage(picture: Buffer, label: PreviewLabel | null): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = SQUARE - 2 * SPACE;
  const input = await sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const text = label === null ? [] : await labelParts(sharp, label);
  return sharp(PREVIEW_FRAME)
    .composite([{ input, left: SPACE, top: SPACE }, ...text])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** Covers the frame's large logo with: a small logo beside the shop's name, the product's name, and its pack size. */
async function labelParts(sharp: typeof Sharp, { name, pack }: PreviewLabel) {
  const mark = await sharp(PREVIEW_FRAME)
    .extract(MARK)
    .resize({ width: MARK_SIDE, height: MARK_SIDE, fit: 'contain', background: '#2C3494' })
    .png()
    .toBuffer();
  const { lines, size } = fitText(name, {
    width: TEXT_WIDTH,
    height: NAME_HEIGHT,
    largest: 68,
    smallest: 36,
  });
  const brand: Line = { text: 'jhola', size: 60, baseline: 135 };
  const packed = fitText(pack, { width: TEXT_WIDTH, height: PACK_HEIGHT, largest: 42, smallest: 28 });
  const height = lines.length * size * LINE_HEIGHT + PACK_HEIGHT;
  const top = NAME_TOP + Math.max(0, TEXT_HEIGHT - height) / 3;
  const named = lines.map((text, index) => ({
    text,
    size,
    baseline: top + size + index * size * LINE_HEIGHT,
  }));
  const below = packed.lines.map((text) => ({
    text,
    size: packed.size,
    baseline: top + lines.length * size * LINE_HEIGHT + PACK_HEIGHT * 0.75,
  }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH - SQUARE}" height="${SQUARE}">
    <rect width="100%" height="100%" fill="#2C3494"/>
    <g transform="translate(${LEFT - SQUARE} 0)">
      <g transform="translate(${MARK_SIDE + 18} 0)" fill="#FFFFFF">${drawLine(brand)}</g>
      <g fill="#FFFFFF">${named.map(drawLine).join('')}</g>
      <g fill="#F6B52E">${below.map(drawLine).join('')}</g>
    </g>
  </svg>`;
  return [
    { input: Buffer.from(svg), left: SQUARE, top: 0 },
    { input: mark, left: LEFT, top: 68 },
  ];
}
