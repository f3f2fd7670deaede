import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { brandName, netWeight, setFlat } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';
import { roundedRect, shadowOf } from '../soft.ts';

/** A tag with brand, name and size, at x, y. */
export function tag(face: PackFace, x: number, y: number, width = 132): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: x, y: y + 14, width: width - 18 }, 25);
  const words = setFlat(
    face.title,
    { cx: x, y: y + 18 + brand.height, width: width - 18, largest: 18 },
    base,
  );
  const height = 56 + brand.height + words.height;
  return `${shadowOf(roundedRect(x - width / 2, y, width, height, 9))}<g><rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="9" fill="${base}"/><path d="M${x - width / 2} ${y + height - 28} H${x + width / 2} V${y + height - 9} Q${x + width / 2} ${y + height} ${x + width / 2 - 9} ${y + height} H${x - width / 2 + 9} Q${x - width / 2} ${y + height} ${x - width / 2} ${y + height - 9}Z" fill="${accent}"/></g>${brand.svg}${words.svg}${netWeight(face, { cx: x, y: y + height - 23, width: width - 20 }, 16, accent)}`;
}

/** The side of the art in units. */
const SIZE = 252;

/** A thing without a pack, with a tag on a string: pans, plates, buckets, flower pots. */
export function drawTagged(face: PackFace, art: ArtImage): string {
  return frame(
    '',
    `${groundShadow(148, 346, 112, 13)}<path d="M232 96 C196 92 172 112 158 176" stroke="#8a6a3c" stroke-width="2" fill="none"/>${picture(art, 22, 112, SIZE)}${tag(face, 302, 42, 146)}`,
    4,
  );
}
