import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

const OUTLINE =
  'M92 150 L308 150 L286 336 C284 352 276 360 260 362 C220 368 180 368 140 362 C124 360 116 352 114 336Z';
const LID = 'M82 118 H318 V142 C318 152 310 156 300 156 H100 C90 156 82 152 82 142Z';
const PAPER = '#ffffff';

/** Curd, paneer, ice cream, butter. */
export function drawTub(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 200, y: 164, width: 166 }, 31);
  const name = title(face, { cx: 200, y: 168 + brand.height, width: 172 }, 25);
  const split = Math.max(236, 174 + brand.height + name.height);
  const size = Math.min(92, 340 - split);
  return frame(
    `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath>`,
    `${groundShadow(200, 362, 116, 16)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="${PAPER}"/>
<path d="M80 150 H320 V${split} C260 ${split + 34} 150 ${split - 26} 80 ${split + 14}Z" fill="${base}"/><path d="M80 ${split + 14} C150 ${split - 26} 260 ${split + 34} 320 ${split}" stroke="${accent}" stroke-width="7" fill="none"/></g>
${brand.svg}${name.svg}${picture(art, 200 - size / 2, split + 6, size)}${foodMark(face.mark, 134, 330, 14)}${netWeight(face, { cx: 254, y: 326, width: 58 }, 17, PAPER)}
<g clip-path="url(#pack)"><g transform="translate(92 0) scale(.54 1)"><rect width="400" height="400" fill="url(#round)" opacity=".8"/></g></g>
<path d="${LID}" fill="${accent}"/><path d="${LID}" fill="url(#round)"/><ellipse cx="200" cy="119" rx="118" ry="15" fill="${lighter(accent, 0.28)}"/><ellipse cx="200" cy="118" rx="104" ry="11" fill="${lighter(accent, 0.45)}"/>`,
    -36,
  );
}
