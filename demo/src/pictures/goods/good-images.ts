import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { PNG_IN_DRAWING } from '../png-in-drawing.ts';
import type { GoodName } from './good-names.ts';

/** A pile, or a single piece. */
export type GoodView = 'pile' | 'piece';

const require = createRequire(import.meta.url);

/** The rendered picture of loose goods: a square WebP with a transparent background. */
export function goodFile(good: GoodName, view: GoodView): Promise<Buffer> {
  return readFile(require.resolve(`@jhola/demo/renders/${good}-${view}.webp`));
}

const MOST_CACHED = 40;
const cached = new Map<string, Promise<string>>();

/** The rendered picture as a data URL for drawings, `size` pixels wide. */
export function goodImage(good: GoodName, view: GoodView, size = 420): Promise<string> {
  const key = `${good} ${view} ${size}`;
  let image = cached.get(key);
  if (image === undefined) {
    if (cached.size >= MOST_CACHED) cached.clear();
    image = load(good, view, size);
    cached.set(key, image);
    image.catch(() => cached.delete(key));
  }
  return image;
}

async function load(good: GoodName, view: GoodView, size: number): Promise<string> {
  const png = await sharp(await goodFile(good, view))
    .resize(size, size)
    .png(PNG_IN_DRAWING)
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
