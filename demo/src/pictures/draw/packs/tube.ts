import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

const OUTLINE = 'M112 44 H288 C290 120 276 250 262 318 H138 C124 250 110 120 112 44Z';

/** Toothpaste, cream, face wash: stands on its cap. */
export function drawTube(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const paper = lighter(base, 0.9);
  const brand = brandName(face, { cx: 200, y: 78, width: 146 }, 34);
  const name = title(face, { cx: 200, y: 84 + brand.height, width: 140 }, 25);
  const split = 96 + brand.height + name.height;
  const size = Math.min(96, 288 - split);
  return frame(
    `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath>`,
    `${groundShadow(200, 368, 84, 14)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="${paper}"/>
<path d="M90 40 H310 V${split} C250 ${split + 30} 160 ${split - 20} 90 ${split + 12}Z" fill="${base}"/><path d="M90 ${split + 12} C160 ${split - 20} 250 ${split + 30} 310 ${split}" stroke="${accent}" stroke-width="6" fill="none"/></g>
${brand.svg}${name.svg}${picture(art, 200 - size / 2, split + 10, size)}${foodMark(face.mark, 146, 296, 12)}${netWeight(face, { cx: 216, y: 296, width: 76 }, 15, paper)}
<g clip-path="url(#pack)"><g transform="translate(108 0) scale(.46 1)"><rect width="400" height="400" fill="url(#round)" opacity=".85"/></g></g>
<path d="M108 38 H292 V58 H108Z" fill="${darker(base, 0.12)}"/><path d="M108 42 H292 M108 47 H292 M108 52 H292" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>
<path d="M142 318 H258 L254 362 C254 366 250 368 246 368 H154 C150 368 146 366 146 362Z" fill="${accent}"/><path d="M142 318 H258 L254 362 C254 366 250 368 246 368 H154 C150 368 146 366 146 362Z" fill="url(#round)"/>`,
    -8,
  );
}
