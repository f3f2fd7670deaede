import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { GoodName } from './good-names.ts';

/** A pile, or a single piece. */
export type GoodView = 'pile' | 'piece';

const require = createRequire(import.meta.url);

/** The rendered picture of loose goods: a square WebP with a transparent background. */
export function goodFile(good: GoodName, view: GoodView): Promise<Buffer> {
  return readFile(require.resolve(`@jhola/demo/renders/${good}-${view}.webp`));
}

const KEPT_AT_MOST = 40;
const kept = new Map<string, Promise<string>>();

/** The same as a data URL for drawings, `size` pixels wide. */
export function goodImage(good: GoodName, view: GoodView, size = 420): Promise<string> {
  const key = `${good} ${view} ${size}`;
  let image = kept.get(key);
  if (image === undefined) {
    if (kept.size >= KEPT_AT_MOST) kept.clear();
    image = load(good, view, size);
    kept.set(key, image);
    image.catch(() => kept.delete(key));
  }
  return image;
}

async function load(good: GoodName, view: GoodView, size: number): Promise<string> {
  const png = await sharp(await goodFile(good, view))
    .resize(size, size)
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
