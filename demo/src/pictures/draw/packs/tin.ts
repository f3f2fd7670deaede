import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title, withoutScript } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

const BODY = 'M106 96 V340 C106 366 294 366 294 340 V96Z';

/** A tin with a paper label: fruit in syrup, sweets, baked beans. */
export function drawTin(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 200, y: 134, width: 156 }, 38);
  const name = title(withoutScript(face), { cx: 200, y: 140 + brand.height, width: 160 }, 27);
  const top = 150 + brand.height + name.height;
  const size = Math.max(40, Math.min(112, 316 - top));
  return frame(
    `<clipPath id="pack"><path d="${BODY}"/></clipPath><linearGradient id="bag" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.1)}"/><stop offset="1" stop-color="${darker(base, 0.2)}"/></linearGradient>`,
    `${groundShadow(200, 358, 118, 15)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#metal)"/><path d="M100 112 C130 128 270 128 300 112 V326 C270 346 130 346 100 326Z" fill="url(#bag)"/><path d="M100 292 C150 262 240 326 300 280 V326 C270 346 130 346 100 326Z" fill="${accent}"/><path d="M100 292 C150 262 240 326 300 280" stroke="#fff" stroke-opacity=".85" stroke-width="4" fill="none"/></g>
${brand.svg}${name.svg}${picture(art, 200 - size / 2, top, size)}${foodMark(face.mark, 122, 312, 14)}${netWeight(face, { cx: 240, y: 310, width: 80 }, 19, accent)}
<g clip-path="url(#pack)"><g transform="translate(106 0) scale(.47 1)"><rect width="400" height="400" fill="url(#round)"/></g></g>
<ellipse cx="200" cy="96" rx="94" ry="20" fill="url(#metal)"/><ellipse cx="200" cy="96" rx="86" ry="16.5" fill="#9aa1ab"/><ellipse cx="200" cy="98" rx="84" ry="15" fill="#d3d7dd"/><ellipse cx="200" cy="98" rx="62" ry="10.5" fill="none" stroke="#aab0b9" stroke-width="2"/><ellipse cx="200" cy="93" rx="20" ry="5" fill="#b4bac2"/><ellipse cx="200" cy="92" rx="12" ry="2.6" fill="#7f8690"/>`,
    -22,
  );
}
