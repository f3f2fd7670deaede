import type { PackFace } from '../../picture-recipe.ts';
import { brandName, netWeight, setFlat } from '../label-parts.ts';
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
