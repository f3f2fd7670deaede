import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Art } from '../picture-recipe.ts';
import { ART_CODE_POINTS } from './art-names.ts';

const require = createRequire(import.meta.url);
const folder = () => join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

const KEPT_AT_MOST = 300;
const kept = new Map<string, Promise<string>>();

/** A 3D object as a data URL, with the art's tint. `size` is in pixels of the drawing. */
export function artImage(art: Art, size = 240): Promise<string> {
  const key = `${JSON.stringify(art)} ${size}`;
  let image = kept.get(key);
  if (image === undefined) {
    if (kept.size >= KEPT_AT_MOST) kept.clear();
    image = load(art, size);
    kept.set(key, image);
    image.catch(() => kept.delete(key));
  }
  return image;
}

async function load({ name, tint }: Art, size: number): Promise<string> {
  const file = await readFile(join(folder(), `${ART_CODE_POINTS[name]}.webp`));
  let picture = sharp(file).resize(size, size);
  if (tint !== undefined) {
    const { hue = 0, saturation = 1, lightness = 1 } = tint;
    picture = picture.modulate({ hue, saturation, brightness: lightness });
  }
  const png = await picture.png({ palette: true, quality: 92 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
