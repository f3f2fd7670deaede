import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Art } from '../picture-recipe.ts';
import { PNG_IN_DRAWING } from '../png-in-drawing.ts';
import { ART_CODE_POINTS } from './art-names.ts';
import { isOwnArt, ownArt } from './own-art.ts';
import { dropShadow, type DropShadow, SHADOW_GRID } from './drop-shadow.ts';

export type ArtImage = {
  /** A data URL. */
  readonly href: string;
  /** Its shadow when it is drawn `size` units wide. */
  shadow(size: number): DropShadow;
};

const require = createRequire(import.meta.url);
const folder = () => join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

const KEPT_AT_MOST = 300;
const kept = new Map<string, Promise<ArtImage>>();

/** A picture element with the art's tint; `isLarge` if it fills most of the picture. */
export function artImage(art: Art, isLarge = false): Promise<ArtImage> {
  const side = isLarge && isOwnArt(art.name) ? LARGE : SIDE;
  const key = `${side} ${JSON.stringify(art)}`;
  let image = kept.get(key);
  if (image === undefined) {
    if (kept.size >= KEPT_AT_MOST) kept.clear();
    image = load(art, side);
    kept.set(key, image);
    image.catch(() => kept.delete(key));
  }
  return image;
}

const SIDE = 240;
/** Elements of our own are sharp at any size. */
const LARGE = 480;

async function load({ name, tint }: Art, side: number): Promise<ArtImage> {
  const file = isOwnArt(name)
    ? Buffer.from(ownArt(name, side))
    : await readFile(join(folder(), `${ART_CODE_POINTS[name]}.webp`));
  let picture = sharp(file).resize(side, side);
  if (tint !== undefined) {
    const { hue = 0, saturation = 1, lightness = 1 } = tint;
    picture = picture.modulate({ hue, saturation, brightness: lightness });
  }
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const png = await sharp(data, { raw }).png(PNG_IN_DRAWING).toBuffer();
  const outline = await sharp(data, { raw })
    .extractChannel('alpha')
    .resize(SHADOW_GRID, SHADOW_GRID)
    .raw()
    .toBuffer();
  return {
    href: `data:image/png;base64,${png.toString('base64')}`,
    shadow: (width) => dropShadow(outline, width),
  };
}
